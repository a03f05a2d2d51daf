import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const message = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
})
export type SentEmail = z.infer<typeof message>

/**
 * The emails to an address in the outbox, oldest first.
 * @param dataDir of the process that wrote them
 */
export function emailsTo(email: string, dataDir: string): SentEmail[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .sort()
    .map((name) => readEmail(join(folder, name)))
    .filter((email) => email !== null)
    .filter(({ to }) => to === email)
}

/** @returns null for a file that is still being written, or of another shape */
function readEmail(file: string): SentEmail | null {
  try {
    const { data } = message.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return data ?? null
  } catch {
    return null
  }
}

/** The path and query of the first link in an email. */
export function linkOf({ text }: SentEmail): string {
  const [address] = /https?:\/\/\S+/.exec(text) ?? []
  if (!address) throw new Error('The email has no link.')
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** The token in the first link of an email. */
export const tokenOf = (email: SentEmail) => new URL(linkOf(email), 'http://here').searchParams.get('token') ?? ''
