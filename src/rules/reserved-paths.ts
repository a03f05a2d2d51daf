/**
 * Pages that are code, not documents: their routes are beside the catch-all route in
 * src/app/(site)/~page/[view]. The server must know that these paths exist.
 */
export const APP_PAGES = [
  '/login/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/reminders/stop/',
  '/forgotten-password/',
  '/reset-password/',
  '/confirm-email/',
  '/styleguide/',
  '/shopping-list/',
  '/profile/',
  '/account/',
] as const

/**
 * Path prefixes that are code: a path matches when it equals one or continues with a slash.
 * The consent prefix includes the version of src/features/consent/consent-base.ts, so that a page can be named consent.
 */
export const ROUTE_TREES = ['/_next', '/api', '/wp-json', '/cms', '/admin', '/preview', '/consent/3.1.0'] as const

/**
 * Whether a path is served by code, so that a document published there would never be shown.
 * @param uri with its trailing slash, as pageUri gives it
 */
export function isReservedPath(uri: string): boolean {
  return APP_PAGES.some((page) => page === uri) || ROUTE_TREES.some((tree) => uri.startsWith(`${tree}/`))
}
