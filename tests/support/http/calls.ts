/** New for each run: an account with many failed attempts is locked for ten minutes. */
const anUnknownUser = `unknown-${Math.random().toString(36).slice(2)}`

const anUnknownPasskey = {
  id: 'c3RyYW5nZXI',
  rawId: 'c3RyYW5nZXI',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
}

/** One API call, as the tests that go through all calls need it. A new call is one row. */
export type Call = {
  path: string
  method: 'GET' | 'POST'
  /** The other method of the path. */
  otherMethod?: 'GET' | 'POST'
  /** For members: without a session the response is 401. */
  requiresSession?: true
  /** What GET answers without a session and a query, where only POST requires a session. */
  signedOutRead?: number
  /** A valid query. */
  query?: Record<string, string>
  /** A valid body; `text` names its text fields. Absent: the call reads no body. */
  body?: { valid: Record<string, unknown>; text: readonly string[] }
  /** Valid fields, for a call that reads a form instead of JSON. */
  form?: Record<string, string>
  /** The status for the valid body where it is neither 200 nor, without a session, 401. */
  statuses?: readonly number[]
  /** No two responses are the same. */
  fresh?: true
  /** Optional parameters of the query. */
  optional?: readonly string[]
  /** Invalid values for parameters of the query, one at a time. */
  invalid?: Record<string, readonly string[]>
}

const INVALID_NUMBERS = [
  '0',
  '-1',
  '1.5',
  'abc',
  'NaN',
  'Infinity',
  '1e999',
  '99999999999999999999',
  '',
  ' ',
  '[]',
  '{}',
  'null',
]
const INVALID_TYPES = [
  '',
  ',',
  'nothing',
  'Recipes',
  'recipes,nothing',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'recipes\0',
  '\ufffd',
  "recipes' OR 1=1 --",
  `${'recipes,'.repeat(20)}recipes`,
  'r'.repeat(5_000),
]

const listQuery = { postType: 'recipes' }

export const CALLS: readonly Call[] = [
  { path: '/api/health', method: 'GET' },
  { path: '/api/auth/me', method: 'GET' },
  {
    path: '/api/auth/login',
    method: 'POST',
    body: { valid: { username: anUnknownUser, password: 'not this' }, text: ['username', 'password'] },
  },
  { path: '/api/auth/logout', method: 'POST' },
  {
    path: '/api/auth/join',
    method: 'POST',
    // The honeypot field is filled in: valid, and no account is created.
    body: {
      valid: {
        firstName: 'Nora',
        username: 'nora.l',
        email: 'nora@example.com',
        password: 'correct horse',
        website: 'x',
      },
      text: ['firstName', 'username', 'email', 'password'],
    },
  },
  {
    path: '/api/auth/resend-confirmation',
    method: 'POST',
    body: { valid: { email: `${anUnknownUser}@example.com` }, text: ['email'] },
  },
  // The token is unknown, the body valid.
  {
    path: '/api/auth/confirm-email',
    method: 'POST',
    body: { valid: { token: 'x' }, text: ['token'] },
    statuses: [400],
  },
  {
    path: '/api/auth/forgotten-password',
    method: 'POST',
    body: { valid: { email: `${anUnknownUser}@example.com` }, text: ['email'] },
  },
  {
    path: '/api/auth/reset-password',
    method: 'POST',
    body: { valid: { token: 'x', password: 'correct horse' }, text: ['token', 'password'] },
    statuses: [400],
  },
  // For members, which is checked before the body: tests/api/passwords-and-addresses.test.ts has the bodies.
  { path: '/api/user/email', method: 'POST' },
  { path: '/api/auth/refresh', method: 'POST' },
  // Reads no body, and responds 429 after sixty requests in ten minutes.
  { path: '/api/auth/passkey/options', method: 'POST', statuses: [200, 429], fresh: true },
  // An unknown passkey, a valid body: tests/api/passkeys.test.ts has invalid ones.
  { path: '/api/auth/passkey', method: 'POST', body: { valid: { response: anUnknownPasskey }, text: ['response'] } },
  // For members, which is checked before the body: tests/api/user-update.test.ts has the bodies.
  { path: '/api/user/update', method: 'POST' },
  // For staff, likewise: tests/data/admin-users.test.ts, tests/api/send-feedback.test.ts.
  { path: '/api/people/password-link', method: 'POST' },
  { path: '/api/send-feedback', method: 'POST' },
  {
    path: '/api/posts',
    method: 'GET',
    query: listQuery,
    invalid: {
      postType: INVALID_TYPES,
      first: [...INVALID_NUMBERS, '5001'],
      parentPageId: INVALID_NUMBERS,
      taxonomy: ['t'.repeat(101), 'recipes\0'],
      taxonomyInclude: ['1,'.repeat(501), '1\0'],
    },
  },
  {
    path: '/api/restricted/posts',
    method: 'GET',
    query: listQuery,
    invalid: { postType: INVALID_TYPES, parentPageId: INVALID_NUMBERS },
  },
  {
    path: '/api/videos/fetch',
    method: 'GET',
    query: { postType: 'movementGuides' },
    invalid: {
      postType: [...INVALID_TYPES, 'recipes', 'movementGuides,posts'],
      first: [...INVALID_NUMBERS, '1000'],
      parentPageId: INVALID_NUMBERS,
      taxonomy: ['t'.repeat(101), 'movementGuides\0'],
    },
  },
  {
    path: '/api/faqs',
    method: 'GET',
    query: { first: '10' },
    optional: ['first'],
    invalid: { first: [...INVALID_NUMBERS, '1000'] },
  },
  {
    path: '/api/testimonials',
    method: 'GET',
    query: { first: '100' },
    optional: ['first'],
    invalid: { first: [...INVALID_NUMBERS, '1000'] },
  },
  { path: '/api/food-lists', method: 'GET', requiresSession: true },
  // For members: tests/api/{favorites,recipe-ratings,recipe-notes,shopping-list}.test.ts have queries and bodies.
  { path: '/api/favorites/posts', method: 'GET', requiresSession: true },
  { path: '/api/favorites/toggle', method: 'POST', requiresSession: true },
  { path: '/api/recipes/ratings', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/recipes/ratings', method: 'POST', otherMethod: 'GET', requiresSession: true },
  { path: '/api/recipes/notes', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/recipes/notes', method: 'POST', otherMethod: 'GET', requiresSession: true },
  { path: '/api/shopping-list', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/shopping-list', method: 'POST', otherMethod: 'GET', requiresSession: true },
  // For members, likewise: tests/api/watch-progress.test.ts.
  { path: '/api/movement/watched', method: 'POST' },
  { path: '/api/videos/mark-watched', method: 'POST' },
  { path: '/api/videos/position', method: 'POST' },
  { path: '/api/videos/continue', method: 'GET', requiresSession: true },
  // tests/api/milestones.test.ts, tests/api/account.test.ts
  { path: '/api/milestones', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/milestones', method: 'POST', otherMethod: 'GET', requiresSession: true },
  { path: '/api/programme/weeks', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/programme/weeks', method: 'POST', otherMethod: 'GET', requiresSession: true },
  // For members, likewise: tests/api/programmes.test.ts.
  { path: '/api/programmes/six-week-reset/me', method: 'GET', requiresSession: true },
  { path: '/api/programmes/six-week-reset/completion', method: 'GET', requiresSession: true },
  { path: '/api/programmes/six-week-reset/start', method: 'POST', requiresSession: true },
  { path: '/api/programmes/six-week-reset/pause', method: 'POST', requiresSession: true },
  { path: '/api/programmes/six-week-reset/resume', method: 'POST', requiresSession: true },
  { path: '/api/programmes/six-week-reset/mode', method: 'POST', requiresSession: true },
  { path: '/api/programmes/six-week-reset/open', method: 'POST', requiresSession: true },
  { path: '/api/programmes/six-week-reset/steps', method: 'POST', requiresSession: true },
  { path: '/api/programmes/six-week-reset/calendar', method: 'POST', requiresSession: true },
  { path: '/api/programmes/read', method: 'POST', requiresSession: true },
  { path: '/api/plans', method: 'GET' },
  // For members, likewise: tests/api/memberships.test.ts.
  { path: '/api/memberships/me', method: 'GET', requiresSession: true },
  { path: '/api/memberships/details', method: 'GET', requiresSession: true },
  { path: '/api/memberships/checkout', method: 'POST', requiresSession: true },
  { path: '/api/memberships/portal', method: 'POST', requiresSession: true },
  { path: '/api/memberships/cancel', method: 'POST', requiresSession: true },
  { path: '/api/memberships/resume', method: 'POST', requiresSession: true },
  { path: '/api/memberships/pause', method: 'POST', requiresSession: true },
  { path: '/api/memberships/change', method: 'POST', requiresSession: true },
  { path: '/api/memberships/redeem', method: 'POST', requiresSession: true },
  { path: '/api/memberships/gift', method: 'POST', requiresSession: true },
  { path: '/api/memberships/export', method: 'GET', requiresSession: true },
  {
    path: '/api/forum/recent',
    method: 'GET',
    query: { first: '5' },
    optional: ['first'],
    invalid: { first: [...INVALID_NUMBERS, '51'] },
  },
  { path: '/api/forum/boards', method: 'GET' },
  {
    path: '/api/forum/topics',
    method: 'GET',
    otherMethod: 'POST',
    query: { sort: 'latest', page: '1' },
    optional: ['sort', 'page'],
    invalid: { sort: ['oldest'], page: INVALID_NUMBERS },
  },
  // Its GET needs an item that is open for comments: tests/api/comments.test.ts.
  { path: '/api/forum/comments', method: 'POST', otherMethod: 'GET', requiresSession: true, signedOutRead: 400 },
  // For members: tests/data/community-*.test.ts have bodies.
  { path: '/api/forum/topics', method: 'POST', otherMethod: 'GET', requiresSession: true, signedOutRead: 200 },
  { path: '/api/forum/drafts', method: 'GET', requiresSession: true },
  { path: '/api/forum/members', method: 'GET', requiresSession: true },
  { path: '/api/forum/preview', method: 'POST', requiresSession: true },
  { path: '/api/forum/queue', method: 'GET', requiresSession: true },
  { path: '/api/forum/log', method: 'GET', requiresSession: true },
  { path: '/api/forum/record', method: 'GET', requiresSession: true },
  { path: '/api/forum/moderate', method: 'POST', requiresSession: true },
  { path: '/api/notifications', method: 'GET', requiresSession: true },
  { path: '/api/notifications/read', method: 'POST', requiresSession: true },
  { path: '/api/notifications/settings', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/notifications/settings', method: 'POST', otherMethod: 'GET', requiresSession: true },
  { path: '/api/memberships/import', method: 'POST', requiresSession: true },
  { path: '/api/memberships/staff', method: 'POST', requiresSession: true },
  { path: '/api/memberships/receipt', method: 'GET', requiresSession: true },
  { path: '/api/user/password', method: 'POST', requiresSession: true },
  { path: '/api/user/sessions', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/user/sessions', method: 'POST', otherMethod: 'GET', requiresSession: true },
  // The response to GET /api/user/session/events never ends: tests/api/session-events.test.ts.
  { path: '/api/user/reminders', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/user/reminders', method: 'POST', otherMethod: 'GET', requiresSession: true },
  { path: '/api/user/data', method: 'GET', requiresSession: true },
  { path: '/api/user/delete', method: 'POST', requiresSession: true },
  // For members, likewise: tests/api/passkeys.test.ts.
  { path: '/api/user/passkeys', method: 'GET', otherMethod: 'POST', requiresSession: true },
  { path: '/api/user/passkeys', method: 'POST', otherMethod: 'GET', requiresSession: true },
  { path: '/api/user/passkeys/options', method: 'POST', requiresSession: true },
  { path: '/api/user/passkeys/remove', method: 'POST', requiresSession: true },
  { path: '/api/user/keep', method: 'POST', requiresSession: true },
  { path: '/api/newsletter', method: 'POST', form: { EMAIL: `${anUnknownUser}@example.com` } },
]

/** The options with which {@link sendRequest} sends a valid body. */
export function validBody({ body, form }: Call): { body?: unknown; headers?: Record<string, string> } {
  if (!form) return { body: body?.valid }
  return {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

/** The status of a call that reads, without a session. */
export const signedOutStatus = ({ requiresSession, signedOutRead }: Call): number =>
  signedOutRead ?? (requiresSession ? 401 : 200)

/** The Allow header of its path. */
export function allowOf({ otherMethod, method }: Call): string {
  const names = [method, otherMethod].includes('GET') ? ['GET', 'HEAD'] : []
  return [...names, ...([method, otherMethod].includes('POST') ? ['POST'] : []), 'OPTIONS'].join(', ')
}

/** A call's path with a query. Parameters may be repeated. */
export function addressOf(path: string, query: Record<string, string> | [string, string][] = {}): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}
