import { DOCUMENT, type PageKey } from './navigation'
import type { RenderedResponse } from './page-response'

/** Where the site's one 404 page lives, in Next's eyes. Nobody can ask for it by name. DESIGN 4.3. */
export const NOT_FOUND_PATH = '/~missing'

/**
 * The 404 page is an ordinary page for Next: thrown as notFound() it would be an empty
 * document that only a script fills. So it is the server that gives it its status.
 */
export function statusOf(path: string, status: number): number {
  return path === NOT_FOUND_PATH && status === 200 ? 404 : status
}

/** Next marks what it rendered once for all with a shared lifetime of a year. */
const YEAR_LONG_SHARED = /(^|[\s,])s-maxage=31536000\b/
const PRIVATE_DIRECTIVES = /\b(private|no-store)\b/

/** Whether an answer is the same for every reader of its audience, be it good news or bad. */
export function isShareable({ status, headers }: RenderedResponse): boolean {
  if (headers['set-cookie'] !== undefined) return false
  return status >= 300 || isPrerendered(headers)
}

/**
 * Whether an answer may be kept until the next publish. Anything unexpected about it
 * says no: then it is only more work, while a wrong yes would show it to everyone.
 */
export function isCacheable(rendered: RenderedResponse, { audience, path, payload }: PageKey): boolean {
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
    [headers['x-middleware-rewrite'], headers['x-nextjs-rewritten-path']].every((to) => isForAudience(audience, to))
  )
}

function isPrerendered(headers: RenderedResponse['headers']): boolean {
  const cacheControl = String(headers['cache-control'] ?? '')
  return YEAR_LONG_SHARED.test(cacheControl) && !PRIVATE_DIRECTIVES.test(cacheControl)
}

/** Where Next was sent, if it says so, must be this audience's pages. */
function isForAudience(audience: string, rewrittenTo: unknown): boolean {
  return rewrittenTo === undefined || String(rewrittenTo).includes(`/~page/${audience}`)
}
