/**
 * Pages that are code, not documents: their routes are beside the catch-all route in
 * src/app/(site)/~page/[view]. The server must know that these paths exist.
 */
export const APP_PAGES = [
  '/login/',
  '/newsletter/confirm/',
  '/newsletter/unsubscribe/',
  '/reminders/stop/',
  '/notifications/',
  '/notifications/stop/',
  '/forgotten-password/',
  '/reset-password/',
  '/confirm-email/',
  '/styleguide/',
  '/shopping-list/',
  '/profile/',
  '/account/',
  '/product/',
  '/memberships/thank-you/',
  '/memberships/gift/',
  '/redeem/',
  '/community/new/',
  '/forum-dev/',
] as const

/** Pages that are code for each of many things, by the pattern of their address: one of a program, by its slug. */
const APP_PAGE_PATTERNS = [/^\/programmes\/[a-z0-9-]{1,100}\/completion\/$/] as const

/** The address of the page with what a member did in a program, and the certificate. */
export const completionUri = (programmeSlug: string) => `/programmes/${programmeSlug}/completion/`

/**
 * Whether a page at this address is code.
 * @param uri with its trailing slash
 */
export function isAppPage(uri: string): boolean {
  return APP_PAGES.some((page) => page === uri) || APP_PAGE_PATTERNS.some((pattern) => pattern.test(uri))
}

/**
 * Path prefixes that are code: a path matches when it equals one or continues with a slash.
 * The consent prefix includes the version of src/features/consent/consent-base.ts, so that a page can be named consent.
 */
export const ROUTE_TREES = [
  '/_next',
  '/api',
  '/wp-json',
  '/cms',
  '/admin',
  // What blocks look like, for the admin.
  '/block-pictures',
  '/preview',
  '/consent/3.1.0',
] as const

/**
 * Whether a path is served by code, so that a document published there would never be shown.
 * @param uri with its trailing slash, as pageUri gives it
 */
export function isReservedPath(uri: string): boolean {
  return isAppPage(uri) || ROUTE_TREES.some((tree) => uri.startsWith(`${tree}/`))
}
