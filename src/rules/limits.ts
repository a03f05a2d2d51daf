/** Numbers of SPEC 9 and DESIGN 7, each with its unit in its name. */
export const LIMITS = {
  /** After the page has started, before the browser asks who is signed in. SPEC 4. */
  sessionLookupDelayMs: 500,
  /** SPEC 7: GET /api/posts/. */
  postsPageSize: 999,
  loginFailures: 5,
  loginWindowS: 10 * 60,
} as const
