import type { ServerResponse } from 'node:http'

/**
 * What the server itself refuses, before any route sees the request. Same shape as
 * AppError (DESIGN 6); a table of its own because routes never answer 414 or 503.
 */
const REFUSALS = {
  bad_request: { status: 400, message: 'This address is not written correctly' },
  uri_too_long: { status: 414, message: 'This address is too long' },
  payload_too_large: { status: 413, message: 'The request is larger than 10 MB' },
  method_not_allowed: { status: 405, message: 'A page can only be read' },
  internal: { status: 500, message: 'Something went wrong. Please try again later' },
  unavailable: { status: 503, message: 'The site is starting. Please try again in a moment' },
} as const
type Refusal = keyof typeof REFUSALS

/** Answers with one of the refusals; a response that has begun already is cut off instead. */
export function refuse(res: ServerResponse, code: Refusal): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const { status, message } = REFUSALS[code]
  const body = Buffer.from(JSON.stringify({ error: { code, message } }))
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    ...(code === 'method_not_allowed' && { allow: 'GET, HEAD' }),
    ...(code === 'unavailable' && { 'retry-after': '2' }),
    ...(code === 'payload_too_large' && { connection: 'close' }),
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
