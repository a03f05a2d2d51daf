import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { rateLimitAddress } from './rate-limit-address'
import { responseInfoOf } from './response-security'
import type { ResponseKind } from './security-headers'

/** Tells Next's rewrite that this is a page of the site, and its audience. Only the server sets it. */
export const PAGE_HEADER = 'x-ebs-page'
/** Whom rate limits count: the nearest address that we trust, or its network. Only the server sets it. */
export const CLIENT_IP_HEADER = 'x-ebs-client-ip'

/** Names that steer Next, or that we set ourselves: nobody outside may send them. DESIGN 10. */
const INTERNAL_REQUEST_HEADERS =
  /^(x-middleware-|x-nextjs-|x-next-|x-prerender-|x-action-|x-ebs-|x-invoke-|x-vercel-|next-resume$|x-matched-path$|x-now-route-matches$|x-invocation-id$)/
const FORWARDED_HEADERS = /^(x-forwarded-|x-real-ip$|forwarded$)/
/** The development router names its own requests with these. */
const DEV_ROUTER_HEADERS = new Set(['x-nextjs-request-id', 'x-nextjs-html-request-id'])

/**
 * Drops every incoming header that is not for outsiders to send, then notes who asks.
 * @param headers changed in place
 * @param socketAddress address of the other end of the connection
 * @param trustedProxies how many proxies of our own stand before us
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
 * Each proxy appends whom it heard from, so the entry that the outermost of our own
 * proxies wrote is the n-th from the end; everything before it is hearsay.
 */
function clientIpOf(forwarded: string | string[] | undefined, socketAddress: string, trustedProxies: number): string {
  if (trustedProxies === 0 || !forwarded) return socketAddress
  const hops = String(forwarded).split(',')
  const forwardedIp = hops[Math.max(0, hops.length - trustedProxies)]?.trim() ?? ''
  return isIP(forwardedIp) ? forwardedIp : socketAddress
}

/**
 * Answers of Next that only its own parts read, and what the CMS asks of every browser: with
 * critical-ch each first visit would load its page twice, for a colour scheme of the admin's.
 */
const HIDDEN_RESPONSE_HEADERS = [
  'x-middleware-rewrite',
  'x-middleware-set-cookie',
  'x-nextjs-cache',
  'accept-ch',
  'critical-ch',
] as const
/** The browser's router reads these on its own requests; a document has no use for them. */
const ROUTER_RESPONSE_HEADERS = /^x-nextjs-/

/** Whether a header of Next's answer may leave the house. @param forRouter the answer is a navigation payload */
export function isPublicResponseHeader(name: string, forRouter: boolean): boolean {
  return (
    !HIDDEN_RESPONSE_HEADERS.some((hidden) => hidden === name) && (forRouter || !ROUTER_RESPONSE_HEADERS.test(name))
  )
}

/**
 * How long a file is, from src/cms/collections/video-files.ts: Next drops the content-length of a
 * route's answer, and some players want it.
 */
const LENGTH_HEADER = 'x-ebs-length'

/**
 * Makes a response that Next writes itself drop what may not leave.
 * @param status corrects the status code
 * @param kind what Next answers with: unless named, a page
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
  // Overloaded: the arguments go on as they came.
  res.writeHead = filteredWriteHead as typeof writeHead
}
