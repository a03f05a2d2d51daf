import type { Rendered } from './finished-page'
import { DOCUMENT, type PageAddress } from './navigation'

/** Where the site's one 404 page lives, in Next's eyes. Nobody can ask for it by name. DESIGN 4.3. */
export const MISSING_PATH = '/~missing'

/**
 * The 404 page is an ordinary page for Next: thrown as notFound() it would be an empty
 * document that only a script fills. So it is the server that gives it its status.
 */
export function statusOf(path: string, status: number): number {
  return path === MISSING_PATH && status === 200 ? 404 : status
}

/** Next marks what it rendered once for all with a shared lifetime of a year. */
const FOREVER = /(^|[\s,])s-maxage=31536000\b/
const FOR_ONE = /\b(private|no-store)\b/

/** Whether an answer is the same for every reader of its audience, be it good news or bad. */
export function isShareable({ status, headers }: Rendered): boolean {
  if (headers['set-cookie'] !== undefined) return false
  return status >= 300 || isForever(headers)
}

/**
 * Whether an answer may be kept until the next publish. Anything unexpected about it
 * says no: then it is only more work, while a wrong yes would show it to everyone.
 */
export function isStorable(rendered: Rendered, { audience, path, payload }: PageAddress): boolean {
  const { status, headers, body } = rendered
  const rightStatus = status === 200 || (status === 404 && path === MISSING_PATH)
  const type = payload === DOCUMENT ? 'text/html' : 'text/x-component'
  return (
    isShareable(rendered) &&
    rightStatus &&
    isForever(headers) &&
    headers['x-nextjs-cache'] !== undefined &&
    String(headers['content-type']).startsWith(type) &&
    body.byteLength > 0 &&
    [headers['x-middleware-rewrite'], headers['x-nextjs-rewritten-path']].every((to) => isFor(audience, to))
  )
}

function isForever(headers: Rendered['headers']): boolean {
  const cacheControl = String(headers['cache-control'] ?? '')
  return FOREVER.test(cacheControl) && !FOR_ONE.test(cacheControl)
}

/** Where Next was sent, if it says so, must be this audience's pages. */
function isFor(audience: string, rewrittenTo: unknown): boolean {
  return rewrittenTo === undefined || String(rewrittenTo).includes(`/~page/${audience}`)
}
