import { matchPattern, type PatternSegment, parsePattern, pathSegments } from './path-pattern'

/** The areas of a signed-in person's own pages. */
export const MEMBER_AREAS = ['/profile', '/member', '/dashboard', '/account', '/forum-dev', '/masterclasses'].map(
  (path) => `${path}/{rest*}`,
)

/**
 * The pages on which visitors are asked to sign in. Apart from the other rules for paths, since every page loads this
 * for its links.
 */
const SESSION_PAGES = [
  ...MEMBER_AREAS,
  '/programmes/{slug}/completion',
  '/notifications',
  '/memberships/thank-you',
].flatMap((pattern): PatternSegment[][] => {
  const segments = parsePattern(pattern)
  return segments ? [segments] : []
})

/**
 * Whether a page is for signed-in people only (docs/product.md#addresses).
 * @param path a path of this site; case, trailing slash, encoding, query and hash do not matter
 */
export function requiresSession(path: string): boolean {
  const segments = pathSegments(path)
  return SESSION_PAGES.some((pattern) => matchPattern(pattern, segments))
}
