import { viewSegment } from '@/rules/page-view'
import { DOCUMENT, type PageKey } from './navigation'
import type { RenderedResponse } from './page-response'

/** Next's path of the shared 404 page. The URL guard rejects it in requests (url-guard.ts). */
export const NOT_FOUND_PATH = '/~missing'

/**
 * Corrects the status of the 404 page. Next renders it as an ordinary page with 200, because `notFound()` in a static
 * page sends an empty document that only JavaScript fills.
 */
export function statusOf(path: string, status: number): number {
  return path === NOT_FOUND_PATH && status === 200 ? 404 : status
}

/** Next gives static pages this shared lifetime of a year. */
const YEAR_LONG_SHARED = /(^|[\s,])s-maxage=31536000\b/
const PRIVATE_DIRECTIVES = /\b(private|no-store)\b/

/** Whether a response, error or not, is the same for everyone in its audience. */
export function isShareable({ status, headers }: RenderedResponse): boolean {
  if (headers['set-cookie'] !== undefined) return false
  return status >= 300 || isPrerendered(headers)
}

/**
 * Whether a response may be cached until the next publish. Anything unexpected means no: a wrong no costs a render, a
 * wrong yes would show one person's response to everyone.
 */
export function isCacheable(rendered: RenderedResponse, { audience, path, payload, week }: PageKey): boolean {
  const { status, headers, body } = rendered
  const hasCacheableStatus = status === 200 || (status === 404 && path === NOT_FOUND_PATH)
  const type = payload === DOCUMENT ? 'text/html' : 'text/x-component'
  return (
    isShareable(rendered) &&
    hasCacheableStatus &&
    isPrerendered(headers) &&
    headers['x-nextjs-cache'] !== undefined &&
    String(headers['content-type']).startsWith(type) &&
    body.byteLength > 0 &&
    [headers['x-middleware-rewrite'], headers['x-nextjs-rewritten-path']].every((to) =>
      isRewriteTo(viewSegment(audience, week), to),
    )
  )
}

function isPrerendered(headers: RenderedResponse['headers']): boolean {
  const cacheControl = String(headers['cache-control'] ?? '')
  return YEAR_LONG_SHARED.test(cacheControl) && !PRIVATE_DIRECTIVES.test(cacheControl)
}

/** Whether the rewrite that Next reports, if any, leads to the pages of this view. */
function isRewriteTo(segment: string, rewrittenTo: unknown): boolean {
  if (rewrittenTo === undefined) return true
  const [, path = ''] = String(rewrittenTo).split('/~page/')
  return path.split(/[/?]/)[0] === segment
}
