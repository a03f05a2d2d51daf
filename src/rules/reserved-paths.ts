/**
 * Pages that are code, not documents: their routes stand beside the catch-all in
 * src/app/(site)/~page/[audience]. The door needs to know that their addresses exist.
 */
export const APP_PAGES = [
  '/login/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/forgotten-password/',
  '/reset-password/',
  '/confirm-email/',
  '/styleguide/',
  '/shopping-list/',
  '/profile/',
  '/account/',
] as const

/**
 * Trees that belong to code: a path is in one when it equals it or goes on with a slash.
 * The consent tree carries the version of src/features/consent/consent-base.ts, so that a page may be called consent.
 */
export const ROUTE_TREES = ['/_next', '/api', '/wp-json', '/cms', '/admin', '/preview', '/consent/3.1.0'] as const

/**
 * Whether code answers at an address, so that a document published there would never be seen.
 * @param uri with its trailing slash, as pageUri gives it
 */
export function isReservedPath(uri: string): boolean {
  return APP_PAGES.some((page) => page === uri) || ROUTE_TREES.some((tree) => uri.startsWith(`${tree}/`))
}
