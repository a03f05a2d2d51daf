import type { IncomingMessage } from 'node:http'
import { isForeignOrigin, originHeaders } from '@/rules/origin'

/** The one call that other sites may make: it checks the origins that editors allow itself (src/site/calls/call.server.ts). */
const FORM_SUBMISSIONS = /^\/wp-json\/gf\/v2\/forms\/[^/]+\/submissions$/
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request is a cross-site write with this site's cookie. It covers the CMS's own API too, which does not
 * check the origin.
 * @param path decoded, without query and without a trailing slash
 * @param siteUrl the public URL, since a proxy may forward requests under another host name
 */
export function isForeignWrite(
  { method = 'GET', headers }: IncomingMessage,
  path: string | null,
  siteUrl: string,
): boolean {
  if (SAFE_METHODS.has(method) || (path !== null && FORM_SUBMISSIONS.test(path))) return false
  return isForeignOrigin(
    originHeaders((name) => headers[name]),
    siteUrl,
  )
}
