import { matchPattern, type PatternSegment, parsePattern, pathSegments } from './path-pattern'

/** The areas of a signed-in person's own pages. */
export const MEMBER_AREAS = ['/profile', '/member', '/dashboard', '/account', '/forum-dev', '/masterclasses'].map(
  (path) => `${path}/{rest*}`,
)

/** The pages of signed-in people that have nothing to show after signing out. */
const LEFT_ON_SIGN_OUT = compiled([...MEMBER_AREAS, '/programmes/{slug}/completion', '/notifications'])
const OTHER_SESSION_PAGES = compiled(['/memberships/thank-you'])

// Apart from the other rules for paths (path-rules.ts), since every page loads these for its links.

/**
 * Whether a page is for signed-in people only, so that visitors are asked to sign in (docs/product.md#addresses).
 * @param path a path of this site; case, trailing slash, encoding, query and hash do not matter
 */
export function requiresSession(path: string): boolean {
  return matches(path, LEFT_ON_SIGN_OUT) || matches(path, OTHER_SESSION_PAGES)
}

/** Where signing out leads: home from a page of signed-in people. @param path as above */
export function signOutTarget(path: string): '/' | 'stay' {
  return matches(path, LEFT_ON_SIGN_OUT) ? '/' : 'stay'
}

function matches(path: string, patterns: readonly PatternSegment[][]): boolean {
  const segments = pathSegments(path)
  return patterns.some((pattern) => matchPattern(pattern, segments))
}

function compiled(patterns: readonly string[]): PatternSegment[][] {
  return patterns.flatMap((pattern) => {
    const segments = parsePattern(pattern)
    return segments ? [segments] : []
  })
}
