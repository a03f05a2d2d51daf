import type { ServerResponse } from 'node:http'
import { errorPage } from './error-page'

/**
 * What the server itself refuses, before any route sees the request. Same shape as
 * AppError (DESIGN 6); a table of its own because routes never answer 414 or 503.
 */
const REFUSALS = {
  bad_request: { status: 400, message: 'This address is not written correctly' },
  forbidden: { status: 403, message: 'This is for staff: sign in first' },
  foreign_origin: { status: 403, message: 'This is for pages of this site only' },
  uri_too_long: { status: 414, message: 'This address is too long' },
  payload_too_large: { status: 413, message: 'The request is larger than this address takes' },
  method_not_allowed: { status: 405, message: 'A page can only be read' },
  internal: { status: 500, message: 'Something went wrong. Please try again later' },
  unavailable: { status: 503, message: 'The site is starting. Please try again in a moment' },
} as const
type Refusal = keyof typeof REFUSALS

/** A browser that opens a page says so; calls and tools take JSON. */
const wantsPage = ({ headers, url = '' }: ServerResponse['req']) =>
  headers.accept?.includes('text/html') === true && !/^\/(api|wp-json|cms\/api)(\/|\?|$)/.test(url)

/**
 * Answers with one of the refusals: a page for people, DESIGN 6's error shape for everything
 * else. A response that has begun already is cut off instead.
 */
export function refuse(res: ServerResponse, code: Refusal): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { status, message } = REFUSALS[code]
  const page = wantsPage(res.req)
  const body = Buffer.from(page ? errorPage(status, message) : JSON.stringify({ error: { code, message } }))
  res.writeHead(status, {
    'content-type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    ...(code === 'method_not_allowed' && { allow: 'GET, HEAD' }),
    ...(code === 'unavailable' && { 'retry-after': '2' }),
    ...((code === 'payload_too_large' || code === 'forbidden') && { connection: 'close' }),
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
