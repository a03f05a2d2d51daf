import type { ServerResponse } from 'node:http'
import { type ErrorCode, STATUS } from '@/rules/app-error'
import { errorPage } from './error-page'
import { closeHeader } from './proxy/connections'
import { responseInfoOf } from './response-security'

/** The methods that routes and the CMS may accept. Pages accept GET and HEAD (page-handler.ts). */
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The user-facing messages of errors that the server itself sends, before any route sees the request. */
const ERROR_MESSAGES = {
  bad_request: 'This address is not written correctly',
  forbidden: 'This is for staff: sign in first',
  foreign_origin: 'This can only be used from pages of this site',
  uri_too_long: 'This address is too long',
  payload_too_large: 'The request is too large',
  request_timeout: 'The request took too long to arrive',
  method_not_allowed: 'This address does not accept this kind of request',
  headers_too_large: 'The headers of the request are too long',
  internal: 'Something went wrong. Please try again later',
  unavailable: 'The site is busy or starting. Please try again in a moment',
} as const satisfies Partial<Record<ErrorCode, string>>
export type HttpErrorCode = keyof typeof ERROR_MESSAGES

/** Errors that leave the rest of the body unread. */
const CLOSES_CONNECTION = new Set<HttpErrorCode>(['payload_too_large', 'forbidden', 'request_timeout'])

/** Browsers that open a page accept HTML; API clients get JSON. */
const acceptsHtml = ({ headers, url = '' }: ServerResponse['req']) =>
  headers.accept?.includes('text/html') === true && !/^\/(api|wp-json|cms\/api)(\/|\?|$)/.test(url)

/** The JSON body of an error, as in docs/api.md. */
export const errorBody = (code: HttpErrorCode): string =>
  JSON.stringify({ error: { code, message: ERROR_MESSAGES[code] } })

/**
 * Sends an error response: HTML for browsers that open a page, JSON otherwise. Destroys a response whose headers have
 * been sent already.
 * @param allow methods for the Allow header of `method_not_allowed`, by default those of a page
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
    ...(CLOSES_CONNECTION.has(code) && closeHeader(res.req)),
  })
  res.end(res.req.method === 'HEAD' ? undefined : body)
}
