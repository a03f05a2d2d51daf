/** A new one for each run: an account that failed often is refused for ten minutes. */
const anUnknownUser = `nobody-${Math.random().toString(36).slice(2)}`

const anUnknownPasskey = {
  id: 'c3RyYW5nZXI',
  rawId: 'c3RyYW5nZXI',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
}

/** One call of SPEC 7, as the tests that go through all of them need it. A new call is one row. */
export type Call = {
  path: string
  method: 'GET' | 'POST'
  /** The other method that its address has. */
  also?: 'GET' | 'POST'
  /** For members: without a session it answers 401. */
  members?: true
  /** A query that is right. */
  query?: Record<string, string>
  /** A body that is right; `text` names its text fields. Absent: the call reads no body. */
  body?: { right: Record<string, unknown>; text: readonly string[] }
  /** Fields that are right, for a call that reads a form in place of JSON. */
  form?: Record<string, string>
  /** What the right body is answered with where it is neither 200 nor, without a session, 401. */
  answers?: readonly number[]
  /** No two answers are the same. */
  fresh?: true
  /** Parameters of the query that may be left out. */
  optional?: readonly string[]
  /** Wrong values for parameters of the query, one at a time. */
  wrong?: Record<string, readonly string[]>
}

const NO_NUMBERS = [
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
const NO_TYPES = [
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
    body: { right: { username: anUnknownUser, password: 'not this' }, text: ['username', 'password'] },
  },
  { path: '/api/auth/logout', method: 'POST' },
  {
    path: '/api/auth/join',
    method: 'POST',
    // The field that no person sees is filled in: right, and no account is made.
    body: {
      right: {
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
    body: { right: { email: `${anUnknownUser}@example.com` }, text: ['email'] },
  },
  // No link of ours: a right body all the same.
  { path: '/api/auth/confirm-email', method: 'POST', body: { right: { token: 'x' }, text: ['token'] }, answers: [400] },
  {
    path: '/api/auth/forgotten-password',
    method: 'POST',
    body: { right: { email: `${anUnknownUser}@example.com` }, text: ['email'] },
  },
  {
    path: '/api/auth/reset-password',
    method: 'POST',
    body: { right: { token: 'x', password: 'correct horse' }, text: ['token', 'password'] },
    answers: [400],
  },
  // For members, who come before the body: tests/api/passwords-and-addresses.test.ts has the bodies.
  { path: '/api/user/email', method: 'POST' },
  { path: '/api/auth/refresh', method: 'POST' },
  // Reads no body, and answers 429 after sixty in ten minutes.
  { path: '/api/auth/passkey/options', method: 'POST', answers: [200, 429], fresh: true },
  // A passkey that nobody has: a right body all the same. tests/api/passkeys.test.ts has wrong ones.
  { path: '/api/auth/passkey', method: 'POST', body: { right: { response: anUnknownPasskey }, text: ['response'] } },
  // For members, who come before the body: tests/api/user-update.test.ts has the bodies.
  { path: '/api/user/update', method: 'POST' },
  // For staff, likewise: tests/data/admin-users.test.ts, tests/api/send-feedback.test.ts.
  { path: '/api/people/password-link', method: 'POST' },
  { path: '/api/send-feedback', method: 'POST' },
  {
    path: '/api/posts',
    method: 'GET',
    query: listQuery,
    wrong: {
      postType: NO_TYPES,
      first: [...NO_NUMBERS, '5001'],
      parentPageId: NO_NUMBERS,
      taxonomy: ['t'.repeat(101), 'recipes\0'],
      taxonomyInclude: ['1,'.repeat(501), '1\0'],
    },
  },
  {
    path: '/api/restricted/posts',
    method: 'GET',
    query: listQuery,
    wrong: { postType: NO_TYPES, parentPageId: NO_NUMBERS },
  },
  {
    path: '/api/videos/fetch',
    method: 'GET',
    query: { postType: 'movementGuides' },
    wrong: {
      postType: [...NO_TYPES, 'recipes', 'movementGuides,posts'],
      first: [...NO_NUMBERS, '1000'],
      parentPageId: NO_NUMBERS,
      taxonomy: ['t'.repeat(101), 'movementGuides\0'],
    },
  },
  {
    path: '/api/faqs',
    method: 'GET',
    query: { first: '10' },
    optional: ['first'],
    wrong: { first: [...NO_NUMBERS, '1000'] },
  },
  {
    path: '/api/testimonials',
    method: 'GET',
    query: { first: '100' },
    optional: ['first'],
    wrong: { first: [...NO_NUMBERS, '1000'] },
  },
  { path: '/api/food-lists', method: 'GET', members: true },
  // For members: tests/api/{favorites,recipe-ratings,recipe-notes,shopping-list}.test.ts have queries and bodies.
  { path: '/api/favorites/posts', method: 'GET', members: true },
  { path: '/api/favorites/toggle', method: 'POST', members: true },
  { path: '/api/recipes/ratings', method: 'GET', also: 'POST', members: true },
  { path: '/api/recipes/ratings', method: 'POST', also: 'GET', members: true },
  { path: '/api/recipes/notes', method: 'GET', also: 'POST', members: true },
  { path: '/api/recipes/notes', method: 'POST', also: 'GET', members: true },
  { path: '/api/shopping-list', method: 'GET', also: 'POST', members: true },
  { path: '/api/shopping-list', method: 'POST', also: 'GET', members: true },
  // For members, likewise: tests/api/watch-progress.test.ts.
  { path: '/api/movement/watched', method: 'POST' },
  { path: '/api/videos/mark-watched', method: 'POST' },
  { path: '/api/videos/position', method: 'POST' },
  { path: '/api/videos/continue', method: 'GET', members: true },
  // tests/api/milestones.test.ts, tests/api/account.test.ts
  { path: '/api/milestones', method: 'GET', also: 'POST', members: true },
  { path: '/api/milestones', method: 'POST', also: 'GET', members: true },
  { path: '/api/programme/weeks', method: 'GET', also: 'POST', members: true },
  { path: '/api/programme/weeks', method: 'POST', also: 'GET', members: true },
  { path: '/api/user/password', method: 'POST', members: true },
  { path: '/api/user/sessions', method: 'GET', also: 'POST', members: true },
  { path: '/api/user/sessions', method: 'POST', also: 'GET', members: true },
  { path: '/api/user/data', method: 'GET', members: true },
  { path: '/api/user/delete', method: 'POST', members: true },
  // For members, likewise: tests/api/passkeys.test.ts.
  { path: '/api/user/passkeys', method: 'GET', also: 'POST', members: true },
  { path: '/api/user/passkeys', method: 'POST', also: 'GET', members: true },
  { path: '/api/user/passkeys/options', method: 'POST', members: true },
  { path: '/api/user/passkeys/remove', method: 'POST', members: true },
  { path: '/api/user/keep', method: 'POST', members: true },
  { path: '/api/newsletter', method: 'POST', form: { EMAIL: `${anUnknownUser}@example.com` } },
]

/** What to send with a call so that its body is right, as {@link ask} takes it. */
export function rightBody({ body, form }: Call): { body?: unknown; headers?: Record<string, string> } {
  if (!form) return { body: body?.right }
  return {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }
}

/** What a call that reads is answered with where nobody is signed in. */
export const readsAs = ({ members }: Call): number => (members ? 401 : 200)

/** What its address says that it answers. */
export function allowOf({ also, method }: Call): string {
  const names = [method, also].includes('GET') ? ['GET', 'HEAD'] : []
  return [...names, ...([method, also].includes('POST') ? ['POST'] : []), 'OPTIONS'].join(', ')
}

/** A call's address with a query. Parameters may be given twice. */
export function addressOf(path: string, query: Record<string, string> | [string, string][] = {}): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}
