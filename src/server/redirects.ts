import type { IncomingMessage } from 'node:http'
import type { Audience } from '@/rules/audience'
import { pageTag, pathTag } from '@/rules/cache-tags'
import type { Role } from '@/rules/roles'
import { loginPath, safeReturnPath } from '@/rules/safe-return'
import type { SiteApi } from './bridge'
import { DOCUMENT, requestedPayload } from './navigation'
import { encodePath } from './url-guard'

/** The sign-in page, as the door names it. SPEC 2.1. */
const SIGN_IN_PATH = '/login'
/** SPEC 7: the cache-clear button reloads the page with this. */
const REFRESH = /[?&]refresh=1(&|$)/
/** Who may have a page made anew. DESIGN 7: organizers not. */
const REFRESH_ROLES: readonly (Role | null)[] = ['administrator', 'manager', 'editor']

/** Where somebody is led instead of a page. Never for keeping: it is about this one reader. */
export type TemporaryRedirect = { status: 303 | 307; location: string }

type RedirectRequest = { req: IncomingMessage; audience: Audience; path: string; query: string }
type RedirectOptions = { site: () => SiteApi | undefined; refresh: (tags: readonly string[]) => void }

/** Whether an address may be answered otherwise than by its page: then no finished page is looked up. */
export function mayRedirect(audience: Audience, path: string, query: string): boolean {
  return audience !== 'visitor' && (path === SIGN_IN_PATH || REFRESH.test(query))
}

/**
 * What a signed-in person gets instead of a page: the sign-in page leads on to where they wanted
 * to go, and `?refresh=1` has the page made anew, for every audience. SPEC 7, DESIGN 7.
 * @returns null when the page itself is the answer
 */
export async function findRedirectFor(
  { req, audience, path, query }: RedirectRequest,
  { refresh, site }: RedirectOptions,
): Promise<TemporaryRedirect | null> {
  if (!mayRedirect(audience, path, query)) return null
  const isRefresh = REFRESH.test(query) && isSameSiteDocument(req)
  if (path !== SIGN_IN_PATH && !isRefresh) return null
  // The token alone is not enough: its session may be revoked, and then this person has to sign in.
  const role = (await site()?.roleOf(req.headers.cookie)) ?? null
  if (isRefresh && REFRESH_ROLES.includes(role)) {
    refresh([pageTag(path), pathTag(path === '/' ? path : `${path}/`)])
    return { status: 303, location: requestedUrl(req, path, withoutRefresh(query)) }
  }
  if (path !== SIGN_IN_PATH || role === null) return null
  return { status: 307, location: safeReturnPath(new URLSearchParams(query).get('return')) }
}

/** Where a visitor is led who wants a page for members. The sign-in page leads back. SPEC 2.1. */
export function signInRedirect(req: IncomingMessage, path: string, query: string): TemporaryRedirect {
  return { status: 307, location: loginPath(requestedUrl(req, path, withoutRscParam(query))) }
}

/** A page that somebody opens or reloads: not a payload, not a HEAD, and not a picture on another site. */
function isSameSiteDocument({ headers, method }: IncomingMessage): boolean {
  const from = headers['sec-fetch-site']
  return (
    method === 'GET' &&
    requestedPayload(headers) === DOCUMENT &&
    (from === undefined || SAME_SITE.includes(String(from)))
  )
}
const SAME_SITE = ['none', 'same-origin']

/** The address as it was asked for, with or without its trailing slash. */
function requestedUrl({ url = '' }: IncomingMessage, path: string, query: string): string {
  const hasTrailingSlash = path !== '/' && url.split('?', 1)[0]?.endsWith('/')
  return `${encodePath(path)}${hasTrailingSlash ? '/' : ''}${query}`
}

const withoutRefresh = (query: string) => filterQuery(query, (part) => part === 'refresh=1')
/** The browser's router adds it to what it fetches: nobody's address has it. */
const withoutRscParam = (query: string) => filterQuery(query, (part) => part.startsWith('_rsc='))

function filterQuery(query: string, isRemoved: (part: string) => boolean): string {
  const remaining = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isRemoved(part))
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`
}
