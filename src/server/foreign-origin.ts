import type { IncomingMessage } from 'node:http'
import { isForeignOrigin, originHeaders } from '@/rules/origin'

/** The one call that pages of other sites may make, those that an editor has named: it asks for itself (src/site/calls/call.ts). */
const FORM_SUBMISSIONS = /^\/wp-json\/gf\/v2\/forms\/[^/]+\/submissions$/
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site's page wants to change something here with this site's cookie: in the
 * CMS's own calls too, which do not look at the origin.
 * @param path decoded, without query and without a trailing slash
 * @param siteUrl where the site lives, for a proxy that asks us under another name
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
