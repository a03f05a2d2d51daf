import 'server-only'
import { z } from 'zod'

export type Body = Record<string, unknown>

const object = z.record(z.string(), z.unknown())
const text = z.string().trim().optional().catch(undefined)
const named = z.object({ username: text, email: text })

const isJson = (type: string | null) => /^application\/json\b/i.test(type ?? '')
const isForm = (type: string | null) => /^multipart\/form-data\b/i.test(type ?? '')

/** Whether a request has a body from which the CMS creates documents. */
export const hasDocumentBody = (headers: Headers) =>
  isJson(headers.get('content-type')) || isForm(headers.get('content-type'))

/** Whether it is one that we read before the CMS does. A form may contain a video, which is streamed to disk. */
export const hasJsonBody = (headers: Headers) => isJson(headers.get('content-type'))

/** Whether a text is valid JSON. */
export function isJsonText(json: string): boolean {
  try {
    JSON.parse(json)
    return true
  } catch {
    return false
  }
}

/** @returns the object in a JSON text; null if it is none */
export function parseBody(json: string): Body | null {
  try {
    return object.parse(JSON.parse(json))
  } catch {
    return null
  }
}

/** The object in a small body: JSON, or the form that the admin's pages send. @returns null if it is unreadable */
export async function readSmallBody(request: Request): Promise<Body | null> {
  try {
    if (!isForm(request.headers.get('content-type'))) return parseBody(await request.text())
    return parseBody(String((await request.formData()).get('_payload')))
  } catch {
    // A truncated form.
    return null
  }
}

/** The login name in a body. The CMS also prefers the username. */
export function loginName(body: Body): string | undefined {
  const { email, username } = named.parse(body)
  return username || email || undefined
}

/**
 * The request with the body that we have parsed. A form passed on as it came could be parsed differently by the CMS,
 * and be counted for one account but tried on another.
 */
export function withParsedBody(request: Request, body: Body): Request {
  const headers = new Headers(request.headers)
  headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(request.url, { method: request.method, headers, body: JSON.stringify(body) })
}
