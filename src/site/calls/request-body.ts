import { AppError } from '@/rules/app-error'
import { FORM_TEXTS } from '@/rules/page-texts/forms'

/** More than any of our JSON bodies or forms needs. Uploads have their own limit. */
const MAX_BYTES = 64 * 1024

/**
 * Reads a body as it was sent, of limited size.
 * @throws AppError payload_too_large, bad_request
 */
export async function readBoundedBytes(
  request: Request,
  maxBytes: number,
  tooLargeMessage = `The body is larger than ${maxBytes} bytes.`,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new AppError('payload_too_large', tooLargeMessage)
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  while (reader) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      // The client disconnected or was too slow, which is not a server error.
      throw new AppError('bad_request', 'The body ended too early.', { cause })
    })
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

/** A lone surrogate or the null character: invalid text that PostgreSQL cannot store. */
const BROKEN_TEXT = /\p{Surrogate}|\0/u

function rejectBrokenText(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && BROKEN_TEXT.test(value)) throw new Error('The body contains invalid text.')
  return value
}

/**
 * Reads a JSON body of limited size, in UTF-8.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request
 */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new AppError('unsupported_media_type', 'Send the body as application/json.')
  }
  const bytes = await readBoundedBytes(request, MAX_BYTES)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), rejectBrokenText)
  } catch (cause) {
    throw new AppError('bad_request', 'The body is not valid JSON in UTF-8, or contains invalid text.', { cause })
  }
}

const FORM_TYPE = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\s*(?:;|$)/i

/** Limits of a form with files. */
export type FormLimits = { maxParts: number; maxFiles: number; maxFilesMegabytes: number }

type Part = [name: string, value: string | File]

async function readParts(request: Request, maxBytes: number, tooLargeMessage?: string): Promise<Part[]> {
  const type = request.headers.get('content-type') ?? ''
  if (!FORM_TYPE.test(type)) throw new AppError('unsupported_media_type', 'Send the body as form data.')
  const bytes = await readBoundedBytes(request, maxBytes, tooLargeMessage)
  const formParts = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch((cause) => {
    throw new AppError('bad_request', 'The body is not a form.', { cause })
  })
  for (const [name, value] of formParts) {
    if (BROKEN_TEXT.test(name) || BROKEN_TEXT.test(typeof value === 'string' ? value : value.name)) {
      throw new AppError('bad_request', 'The form contains invalid text.')
    }
  }
  return [...formParts]
}

/**
 * Reads the fields of a form of limited size. A repeated field becomes an array, which a schema rejects by name.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request; also for a file
 */
export async function readForm(request: Request): Promise<Record<string, string | string[]>> {
  const fields = new Map<string, string[]>()
  for (const [name, value] of await readParts(request, MAX_BYTES)) {
    if (typeof value !== 'string') throw new AppError('bad_request', 'This form does not accept files.')
    fields.set(name, [...(fields.get(name) ?? []), value])
  }
  return Object.fromEntries(
    [...fields].map(([name, [first = '', ...more]]) => [name, more.length > 0 ? [first, ...more] : first]),
  )
}

const PICTURE_TYPE = /^image\/(?:jpeg|png|webp)\s*(?:;|$)/i

/**
 * Reads a picture sent as the raw body, of limited size. The caller detects its type.
 * @param tooLargeMessage message for a picture that is too large
 * @throws AppError unsupported_media_type, payload_too_large, bad_request
 */
export async function readPicture(request: Request, maxBytes: number, tooLargeMessage: string): Promise<Uint8Array> {
  if (!PICTURE_TYPE.test(request.headers.get('content-type') ?? '')) {
    throw new AppError('unsupported_media_type', 'Send a picture as image/jpeg, image/png or image/webp.')
  }
  const bytes = await readBoundedBytes(request, maxBytes, tooLargeMessage)
  if (bytes.byteLength === 0) throw new AppError('bad_request', 'There is no picture in the body.')
  return bytes
}

/**
 * Reads a form that may contain files: all values of each name, in order. The empty file that a browser sends for an
 * empty input is dropped.
 * @throws AppError unsupported_media_type, payload_too_large, bad_request; also for too many parts or files
 */
export async function readFormWithFiles(
  request: Request,
  limits: FormLimits,
): Promise<Record<string, (string | File)[]>> {
  // One extra megabyte for the fields that are not files.
  const maxBytes = (limits.maxFilesMegabytes + 1) * 1024 ** 2
  const formParts = await readParts(request, maxBytes, FORM_TEXTS.formFilesTooLarge(limits.maxFilesMegabytes))
  const parts = formParts.filter(([, value]) => typeof value === 'string' || value.size > 0 || value.name !== '')
  const files = parts.filter(([, value]) => typeof value !== 'string')
  if (parts.length > limits.maxParts) throw new AppError('bad_request', 'The form has too many fields.')
  if (files.length > limits.maxFiles) throw new AppError('bad_request', `Send ${limits.maxFiles} files at most.`)
  const fields = new Map<string, (string | File)[]>()
  for (const [name, value] of parts) fields.set(name, [...(fields.get(name) ?? []), value])
  return Object.fromEntries(fields)
}
