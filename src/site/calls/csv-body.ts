import { z } from 'zod'
import { AppError } from '@/rules/app-error'
import { readBoundedBytes } from './request-body'

const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''], 'Use true or false.')], 'Use true or false.')
  .transform((value) => value === true || value === 'true' || value === '1')

/** `?dryRun=true`, for a file that is the whole body. */
export const dryRunQuery = z.object({ dryRun: flag.optional() })

const jsonBody = z.object({ csv: z.string('Use text.'), dryRun: flag.optional() })

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('bad_request', 'The file is not in UTF-8. In a spreadsheet, save it as “CSV UTF-8”.', { cause })
  }
}

async function readMultipart(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<z.infer<typeof jsonBody>> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((cause) => {
    throw new AppError('bad_request', 'The body is not a form.', { cause })
  })
  const file = form.get('file') ?? form.get('csv')
  if (file === null) throw new AppError('bad_request', 'There is no file.', { fields: { file: 'Choose a file.' } })
  const csv = typeof file === 'string' ? file : decode(new Uint8Array(await file.arrayBuffer()))
  return { csv, dryRun: flag.catch(false).parse(form.get('dryRun') ?? '') }
}

function readJson(bytes: Uint8Array): z.infer<typeof jsonBody> {
  const parsed = z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'The body is not valid JSON.' })
        return z.NEVER
      }
    })
    .pipe(jsonBody)
    .safeParse(decode(bytes))
  if (parsed.success) return parsed.data
  const fields = Object.fromEntries(parsed.error.issues.map(({ message, path }) => [path.join('.') || 'body', message]))
  throw new AppError('bad_request', 'Some of the values are not valid.', { fields })
}

/**
 * Reads a CSV file of limited size: as the whole body, as `csv` of a JSON body, or as `file` of a form.
 * @throws AppError payload_too_large, bad_request
 */
export async function readCsvBody(request: Request, maxBytes: number): Promise<{ csv: string; dryRun?: boolean }> {
  const megabytes = Math.round(maxBytes / 1024 ** 2)
  const bytes = await readBoundedBytes(request, maxBytes, `The file is larger than ${megabytes} MB.`)
  const type = request.headers.get('content-type') ?? ''
  const body = /^multipart\/form-data/i.test(type)
    ? await readMultipart(Buffer.from(bytes), type)
    : /^application\/json/i.test(type)
      ? readJson(bytes)
      : { csv: decode(bytes) }
  if (body.csv.includes('\0')) throw new AppError('bad_request', 'The file contains invalid text.')
  return body
}
