import type { ServerResponse } from 'node:http'
import { type ErrorCode, STATUS } from '@/rules/app-error'
import { errorPage } from './error-page'
import { responseInfoOf } from './response-security'

/** Methods of what a route or the CMS answers. A page is only read (pages.ts). */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** What the server itself refuses, before any route sees the request, in words for people. */
const ERROR_MESSAGES = {
  bad_request: 'This address is not written correctly',
  forbidden: 'This is for staff: sign in first',
  foreign_origin: 'This is for pages of this site only',
  uri_too_long: 'This address is too long',
  payload_too_large: 'The request is larger than this address takes',
  request_timeout: 'The request took too long to arrive',
  method_not_allowed: 'This address cannot be asked in this way',
  headers_too_large: 'The headers of the request are too long',
  internal: 'Something went wrong. Please try again later',
  unavailable: 'The site is busy or starting. Please try again in a moment',
} as const satisfies Partial<Record<ErrorCode, string>>
export type HttpErrorCode = keyof typeof ERROR_MESSAGES

/** Refusals that leave the rest of a body unread. */
const CLOSES_CONNECTION = new Set<HttpErrorCode>(['payload_too_large', 'forbidden', 'request_timeout'])

/** A browser that opens a page says so; calls and tools take JSON. */
const acceptsHtml = ({ headers, url = '' }: ServerResponse['req']) =>
  headers.accept?.includes('text/html') === true && !/^\/(api|wp-json|cms\/api)(\/|\?|$)/.test(url)

/** The one error shape. */
export const errorBody = (code: HttpErrorCode): string =>
  JSON.stringify({ error: { code, message: ERROR_MESSAGES[code] } })

/**
 * Answers with one of the refusals: a page for people, the one error shape for everything
 * else. A response that has begun already is cut off instead.
 * @param allow methods that the address takes, for `method_not_allowed`: unless named, those of a page
 */
export function sendError(res: ServerResponse, code: HttpErrorCode, allow: readonly string[] = ['GET', 'HEAD']): void {
  if (res.headersSent) {
    res.destroy()
    return
  }
  const status = STATUS[code]
  const isHtml = acceptsHtml(res.req)
  const body = Buffer.from(isHtml ? errorPage(status, ERROR_MESSAGES[code]) : errorBody(code))
  const info = responseInfoOf(res)
  if (info) info.kind = 'error'
  res.writeHead(status, {
    'content-type': isHtml ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
    'content-length': body.byteLength,
    'cache-control': 'no-store',
    ...(code === 'method_not_allowed' && { allow: allow.join(', ') }),
    ...(code === 'unavailable' && { 'retry-after': '2' }),
    ...(CLOSES_CONNECTION.has(code) && { connection: 'close' }),
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
