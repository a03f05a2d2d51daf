import { z } from 'zod'

const cmsError = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional(),
      }),
    )
    .min(1),
})
const siteError = z.object({
  error: z.object({ message: z.string(), fields: z.record(z.string(), z.string()).optional() }),
})

const FAILED = 'That did not work. Please try again.'
const UNREADABLE = 'The answer cannot be read. Reload the page.'

/** What a call answered, or why it was refused: in words, with the HTTP status; null offline. */
export type Sent = { answer: unknown } | { problem: string; status: number | null }

/** What a call answered, in the shape that it should have; else why not. */
export function readAnswer<Answer>(sent: Sent, schema: z.ZodType<Answer>): Answer | string {
  if ('problem' in sent) return sent.problem
  return schema.safeParse(sent.answer).data ?? UNREADABLE
}

function problemOf(body: unknown): string {
  const ofSite = siteError.safeParse(body)
  if (ofSite.success) return Object.values(ofSite.data.error.fields ?? {}).join(' ') || ofSite.data.error.message
  const ofCms = cmsError.safeParse(body)
  if (!ofCms.success) return FAILED
  return ofCms.data.errors
    .flatMap(({ data, message }) => data?.errors.map((error) => error.message) ?? [message])
    .join(' ')
}

/** Sends JSON to a call of the site or the CMS. @param body nothing for reading */
export async function send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', address: string, body?: object): Promise<Sent> {
  try {
    const response = await fetch(address, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json().catch(() => null)
    return response.ok ? { answer } : { problem: problemOf(answer), status: response.status }
  } catch {
    // Offline.
    return { problem: FAILED, status: null }
  }
}

/** Sends a file. */
export async function sendFile(address: string, file: File): Promise<Sent> {
  try {
    const response = await fetch(address, { method: 'POST', headers: { 'content-type': 'text/csv' }, body: file })
    const answer: unknown = await response.json().catch(() => null)
    return response.ok ? { answer } : { problem: problemOf(answer), status: response.status }
  } catch {
    // Offline, or the file was removed from the disk after it was chosen.
    return { problem: FAILED, status: null }
  }
}
