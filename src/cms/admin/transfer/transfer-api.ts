import { z } from 'zod'
import { formatOfFile } from '@/rules/recipe-transfer/file-formats'

const row = z.object({
  row: z.number(),
  title: z.string(),
  slug: z.string(),
  outcome: z.enum(['new', 'changed', 'unchanged', 'wrong']),
  changes: z.array(z.string()),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  remarks: z.array(z.string()),
})
const checked = z.object({ rows: z.array(row), remarks: z.array(z.string()), digest: z.string() })
const imported = z.object({ created: z.number(), changed: z.number(), unchanged: z.number() })
const errorBody = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

export type CheckedRow = z.infer<typeof row>
export type Checked = z.infer<typeof checked>
export type Imported = z.infer<typeof imported>

/** The response of a call, or an error message. */
export type Result<T> = { answer: T } | { problem: string }

const OFFLINE = { problem: 'The server could not be reached. Nothing was imported. Please try again.' }
const UNEXPECTED = {
  problem: 'The server’s response could not be read. Check the list of recipes before you try again.',
}

async function send<T>(address: string, file: File, schema: z.ZodType<T>): Promise<Result<T>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    const body: unknown = await response.json().catch(() => null)
    const refusal = errorBody.safeParse(body)
    if (refusal.success) return { problem: refusal.data.errors.map(({ message }) => message).join(' ') }
    const read = schema.safeParse(body)
    return response.ok && read.success ? { answer: read.data } : UNEXPECTED
  } catch {
    // Offline, or the file was removed from the disk after it was chosen.
    return OFFLINE
  }
}

const query = (file: File, more: Record<string, string> = {}) =>
  new URLSearchParams({ format: formatOfFile(file.name) ?? 'csv', ...more })

/** Checks what an import would do. Writes nothing. */
export const checkFile = (api: string, file: File): Promise<Result<Checked>> =>
  send(`${api}/recipes/import/check?${query(file)}`, file, checked)

/**
 * Imports a checked file.
 * @param digest from the check; the server refuses the import if something has changed since
 */
export const importFile = (api: string, file: File, digest: string): Promise<Result<Imported>> =>
  send(`${api}/recipes/import?${query(file, { checked: digest })}`, file, imported)
