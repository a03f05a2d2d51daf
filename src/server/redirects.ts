import type { IncomingMessage } from 'node:http'
import type { Audience } from '@/rules/audience'
import { pageTag, pathTag } from '@/rules/cache-tags'
import type { Role } from '@/rules/roles'
import { loginPath, safeReturnPath } from '@/rules/safe-return'
import { SIGN_IN_PATH } from '@/rules/sign-in-page'
import type { SiteApi } from '@/runtime/site-api'
import { DOCUMENT, requestedPayload } from './navigation'
import { encodePath } from './url-guard'

/** The parameter with which the "clear page cache" button reloads a page. */
const REFRESH = /[?&]refresh=1(&|$)/
/** Roles that may refresh a page. */
const REFRESH_ROLES: readonly (Role | null)[] = ['administrator', 'manager', 'editor']

/** A redirect for one user only; never cached. */
export type TemporaryRedirect = { status: 303 | 307; location: string }

type RedirectRequest = { req: IncomingMessage; audience: Audience; path: string; query: string }
type RedirectOptions = { site: () => SiteApi | undefined; refresh: (tags: readonly string[]) => void }

/** Whether a request may get a redirect instead of its page; then the page cache is not read first. */
export function mayRedirect(audience: Audience, path: string, query: string): boolean {
  return audience !== 'visitor' && (path === SIGN_IN_PATH || REFRESH.test(query))
}

/**
 * The redirect that a signed-in user gets instead of a page: from the sign-in page to the `return` path, and from
 * `?refresh=1` to the page itself, after dropping it from the cache for every audience.
 * @returns null when the page itself is served
 */
export async function findRedirectFor(
  { req, audience, path, query }: RedirectRequest,
  { refresh, site }: RedirectOptions,
): Promise<TemporaryRedirect | null> {
  if (!mayRedirect(audience, path, query)) return null
  const isRefresh = REFRESH.test(query) && isSameSiteDocument(req)
  if (path !== SIGN_IN_PATH && !isRefresh) return null
  // The token alone is not enough: its session may be revoked, and then this user has to sign in.
  const role = (await site()?.roleOf(req.headers.cookie)) ?? null
  if (isRefresh && REFRESH_ROLES.includes(role)) {
    refresh([pageTag(path), pathTag(path === '/' ? path : `${path}/`)])
    return { status: 303, location: requestedUrl(req, path, withoutRefresh(query)) }
  }
  if (path !== SIGN_IN_PATH || role === null) return null
  return { status: 307, location: safeReturnPath(new URLSearchParams(query).get('return')) }
}

/** The redirect from a members' page to the sign-in page, which returns there (docs/product.md#addresses). */
export function signInRedirect(req: IncomingMessage, path: string, query: string): TemporaryRedirect {
  return { status: 307, location: loginPath(requestedUrl(req, path, withoutRscParam(query))) }
}

/** Whether a document is opened or reloaded from this site: no payload, no HEAD, no image tag on another site. */
function isSameSiteDocument({ headers, method }: IncomingMessage): boolean {
  const from = headers['sec-fetch-site']
  return (
    method === 'GET' &&
    requestedPayload(headers) === DOCUMENT &&
    (from === undefined || SAME_SITE.includes(String(from)))
  )
}
const SAME_SITE = ['none', 'same-origin']

/** The URL as requested, with or without its trailing slash. */
function requestedUrl({ url = '' }: IncomingMessage, path: string, query: string): string {
  const hasTrailingSlash = path !== '/' && url.split('?', 1)[0]?.endsWith('/')
  return `${encodePath(path)}${hasTrailingSlash ? '/' : ''}${query}`
}

const withoutRefresh = (query: string) => filterQuery(query, (part) => part === 'refresh=1')
/** Next's router in the browser adds this parameter to its requests; it is not part of the page's URL. */
const withoutRscParam = (query: string) => filterQuery(query, (part) => part.startsWith('_rsc='))

function filterQuery(query: string, isRemoved: (part: string) => boolean): string {
  const remaining = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isRemoved(part))
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`
}
