import type { IncomingMessage } from 'node:http'
import type { Audience } from '@/rules/audience'
import { pageTag, pathTag } from '@/rules/cache-tags'
import type { Role } from '@/rules/roles'
import { loginPath, safeReturn } from '@/rules/safe-return'
import { encodePath } from './door'
import { DOCUMENT, payloadOf } from './navigation'
import type { SiteSide } from './shared'

/** The sign-in page, as the door names it. SPEC 2.1. */
const SIGN_IN = '/login'
/** SPEC 7: the cache-clear button reloads the page with this. */
const REFRESH = /[?&]refresh=1(&|$)/
/** Who may have a page made anew. DESIGN 7: organizers not. */
const REFRESHERS: readonly (Role | null)[] = ['administrator', 'manager', 'editor']

/** Where somebody is led instead of a page. Never for keeping: it is about this one reader. */
export type Detour = { status: 303 | 307; location: string }

type Asked = { req: IncomingMessage; audience: Audience; path: string; query: string }
type DetourOptions = { site: () => SiteSide | undefined; refresh: (tags: readonly string[]) => void }

/** Whether an address may be answered otherwise than by its page: then no finished page is looked up. */
export function mayBeDetour(audience: Audience, path: string, query: string): boolean {
  return audience !== 'visitor' && (path === SIGN_IN || REFRESH.test(query))
}

/**
 * What a signed-in person gets instead of a page: the sign-in page leads on to where they wanted
 * to go, and `?refresh=1` has the page made anew, for every audience. SPEC 7, DESIGN 7.
 * @returns null when the page itself is the answer
 */
export async function detourOf(
  { req, audience, path, query }: Asked,
  { refresh, site }: DetourOptions,
): Promise<Detour | null> {
  if (!mayBeDetour(audience, path, query)) return null
  const refreshes = REFRESH.test(query) && isOwnDocument(req)
  if (path !== SIGN_IN && !refreshes) return null
  // The token alone is not enough: its session may be revoked, and then this person has to sign in.
  const role = (await site()?.roleOf(req.headers.cookie)) ?? null
  if (refreshes && REFRESHERS.includes(role)) {
    refresh([pageTag(path), pathTag(path === '/' ? path : `${path}/`)])
    return { status: 303, location: typedAddress(req, path, withoutRefresh(query)) }
  }
  if (path !== SIGN_IN || role === null) return null
  return { status: 307, location: safeReturn(new URLSearchParams(query).get('return')) }
}

/** Where a visitor is led who wants a page for members. The sign-in page leads back. SPEC 2.1. */
export function signInDetour(req: IncomingMessage, path: string, query: string): Detour {
  return { status: 307, location: loginPath(typedAddress(req, path, withoutRouterMark(query))) }
}

/** A page that somebody opens or reloads: not a payload, not a HEAD, and not a picture on another site. */
function isOwnDocument({ headers, method }: IncomingMessage): boolean {
  const from = headers['sec-fetch-site']
  return method === 'GET' && payloadOf(headers) === DOCUMENT && (from === undefined || OWN_SITE.includes(String(from)))
}
const OWN_SITE = ['none', 'same-origin']

/** The address as it was asked for, with or without its trailing slash. */
function typedAddress({ url = '' }: IncomingMessage, path: string, query: string): string {
  const slashed = path !== '/' && url.split('?', 1)[0]?.endsWith('/')
  return `${encodePath(path)}${slashed ? '/' : ''}${query}`
}

const withoutRefresh = (query: string) => without(query, (part) => part === 'refresh=1')
/** The browser's router adds it to what it fetches: nobody's address has it. */
const withoutRouterMark = (query: string) => without(query, (part) => part.startsWith('_rsc='))

function without(query: string, isLeftOut: (part: string) => boolean): string {
  const kept = query
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !isLeftOut(part))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
