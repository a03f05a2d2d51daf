import 'server-only'
import { z } from 'zod'

export type Body = Record<string, unknown>

const object = z.record(z.string(), z.unknown())
const text = z.string().trim().optional().catch(undefined)
const named = z.object({ username: text, email: text })

const isJson = (type: string | null) => /^application\/json\b/i.test(type ?? '')
const isForm = (type: string | null) => /^multipart\/form-data\b/i.test(type ?? '')

/** Whether a request brings a body of a kind that the CMS makes documents of. */
export const hasDocumentBody = (headers: Headers) =>
  isJson(headers.get('content-type')) || isForm(headers.get('content-type'))

/** Whether it is one that we read before the CMS does. A form may hold a film, which goes to the disk. */
export const hasJsonBody = (headers: Headers) => isJson(headers.get('content-type'))

/** Whether a text is JSON of any kind. */
export function isJsonText(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}

/** @returns what a text holds as JSON; null where that is no object */
export function parseBody(json: string): Body | null {
  try {
    return object.parse(JSON.parse(json))
  } catch {
    return null
  }
}

/** What a small body holds: JSON, or the form that the admin's pages send. @returns null where it cannot be read */
export async function readSmallBody(request: Request): Promise<Body | null> {
  try {
    if (!isForm(request.headers.get('content-type'))) return parseBody(await request.text())
    return parseBody(String((await request.formData()).get('_payload')))
  } catch {
    // A form that breaks off.
    return null
  }
}

/** The name of an account that a body holds. The CMS too takes the username first. */
export function loginName(body: Body): string | undefined {
  const { email, username } = named.parse(body)
  return username || email || undefined
}

/**
 * The request with the body that we have read. Passed on as it came, a form that the CMS reads
 * otherwise than we do would be counted for one account and tried on another.
 */
export function withParsedBody(request: Request, body: Body): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) })
}
