import type { IncomingMessage } from 'node:http'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site's page wants to change something here with this site's cookie: in the
 * CMS's own calls too, which do not look at the origin. A request without one comes from no
 * page. DESIGN 6.
 * @param siteUrl where the site lives, for a proxy that asks us under another name
 */
export function isForeign({ method = 'GET', headers }: IncomingMessage, siteUrl: string): boolean {
  const { origin, host } = headers
  if (READS.has(method) || origin === undefined) return false
  if (!URL.canParse(origin)) return true
  const from = new URL(origin).host
  return from !== host && from !== new URL(siteUrl).host
}
