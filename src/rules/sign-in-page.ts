import { pathSegments } from './path-pattern'
import { safeReturnPath } from './safe-return'

/** The path of the sign-in page, without a trailing slash. */
export const SIGN_IN_PATH = '/login'

/** The areas whose sign-in page says what the area is. All can read the community; members write there. */
const MEMBER_AREAS = ['masterclasses', 'member', 'dashboard', 'profile', 'account', 'community', 'forum-dev'] as const
export type MemberArea = (typeof MEMBER_AREAS)[number]

/** Where the sign-in page of each area is rendered; no request can name this path (url-guard.ts). */
const AREA_PAGE = '/~login/'

export const isMemberArea = (value: unknown): value is MemberArea => MEMBER_AREAS.some((area) => area === value)

/**
 * The path that the sign-in page is rendered at: one of its own for each members' area that it returns to.
 * @param query of the request, with its question mark
 */
export function signInPagePath(query: string): string {
  const [area] = pathSegments(safeReturnPath(new URLSearchParams(query).get('return')))
  return isMemberArea(area) ? `${AREA_PAGE}${area}` : SIGN_IN_PATH
}

/** The area of such a path; null for any other path. */
export function areaOfSignInPage(path: string): MemberArea | null {
  const area = path.startsWith(AREA_PAGE) ? path.slice(AREA_PAGE.length).replace(/\/$/, '') : null
  return isMemberArea(area) ? area : null
}
