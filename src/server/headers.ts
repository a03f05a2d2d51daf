import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { rateLimitAddress } from './rate-limit-address'
import { responseInfoOf } from './response-security'
import type { ResponseKind } from './security-headers'

/** Marks a request for a page of the site with its view (`viewSegment`), for Next's rewrite. Only the server sets it. */
export const PAGE_HEADER = 'x-ebs-page'
/** The client's address or network, for rate limits. Only the server sets it. */
export const CLIENT_IP_HEADER = 'x-ebs-client-ip'

/** Headers that control Next, or that the server sets itself: removed from incoming requests. */
const INTERNAL_REQUEST_HEADERS =
  /^(x-middleware-|x-nextjs-|x-next-|x-prerender-|x-action-|x-ebs-|x-invoke-|x-vercel-|next-resume$|x-matched-path$|x-now-route-matches$|x-invocation-id$)/
const FORWARDED_HEADERS = /^(x-forwarded-|x-real-ip$|forwarded$)/
/** Next's router sends these in development. */
const DEV_ROUTER_HEADERS = new Set(['x-nextjs-request-id', 'x-nextjs-html-request-id'])

/**
 * Removes internal headers from a request, then sets the client's address for rate limits.
 * @param headers changed in place
 * @param socketAddress remote address of the connection
 * @param trustedProxies how many of our own reverse proxies are in front of this server
 */
export function sanitizeRequestHeaders(
  headers: IncomingHttpHeaders,
  socketAddress: string,
  trustedProxies: number,
): void {
  const clientIp = clientIpOf(headers['x-forwarded-for'], socketAddress, trustedProxies)
  for (const name of Object.keys(headers)) {
    if (INTERNAL_REQUEST_HEADERS.test(name) && !DEV_ROUTER_HEADERS.has(name)) delete headers[name]
    else if (trustedProxies === 0 && FORWARDED_HEADERS.test(name)) delete headers[name]
  }
  headers[CLIENT_IP_HEADER] = rateLimitAddress(clientIp)
}

/**
 * Each proxy appends the address of its client, so the outermost of our own n proxies wrote the n-th entry from the
 * end. Earlier entries cannot be trusted.
 */
function clientIpOf(forwarded: string | string[] | undefined, socketAddress: string, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwarded) return socketAddress
  const hops = String(forwarded).split(',')
  const forwardedIp = hops[Math.max(0, hops.length - trustedProxies)]?.trim() ?? ''
  return isIP(forwardedIp) ? forwardedIp : socketAddress
}

/**
 * Next's internal response headers, and the CMS's client hints: with critical-ch a browser would load the first page
 * twice, to send a color scheme that only the admin uses.
 */
const HIDDEN_RESPONSE_HEADERS = [
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-nextjs-cache',
  'accept-ch',
  'critical-ch',
] as const
/** Only Next's router in the browser reads these; a document does not need them. */
const ROUTER_RESPONSE_HEADERS = /^x-nextjs-/

/** Whether a header of Next's response may be sent to clients. @param forRouter the response is a navigation payload */
export function isPublicResponseHeader(name: string, forRouter: boolean): boolean {
  return (
    !HIDDEN_RESPONSE_HEADERS.some((hidden) => hidden === name) && (forRouter || !ROUTER_RESPONSE_HEADERS.test(name))
  )
}

/**
 * A file's length, set by src/cms/collections/video-files.ts: Next drops the content-length of a route's response,
 * and some players need it.
 */
const LENGTH_HEADER = 'x-ebs-length'

/**
 * Removes internal headers from a response that Next writes directly, by replacing `writeHead`: the last moment before
 * the headers are sent.
 * @param status corrects the status code
 * @param kind the kind of response, by default a page
 */
export function stripInternalHeaders(
  res: ServerResponse,
  forRouter: boolean,
  status = (code: number) => code,
  kind: ResponseKind = 'live',
): void {
  const info = responseInfoOf(res)
  if (info) info.kind = kind
  const writeHead = res.writeHead
  const filteredWriteHead = (code: number, ...args: unknown[]) => {
    const length = res.headersSent ? undefined : res.getHeader(LENGTH_HEADER)
    if (length !== undefined) {
      res.removeHeader(LENGTH_HEADER)
      res.setHeader('content-length', length)
    }
    for (const name of res.headersSent ? [] : res.getHeaderNames())
      if (!isPublicResponseHeader(name, forRouter)) res.removeHeader(name)
    return Reflect.apply(writeHead, res, [status(code), ...args])
  }
  // writeHead is overloaded: the arguments are passed on unchanged.
  res.writeHead = filteredWriteHead as typeof writeHead
}
