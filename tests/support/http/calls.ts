/** A new one for each run: an account that failed often is refused for ten minutes. */
const aStranger = `nobody-${Math.random().toString(36).slice(2)}`

/** One call of SPEC 7, as the tests that go through all of them need it. A new call is one row. */
export type Call = {
  path: string
  method: 'GET' | 'POST'
  /** A query that is right. */
  query?: Record<string, string>
  /** A body that is right; `text` names its text fields. Absent: the call reads no body. */
  body?: { right: Record<string, unknown>; text: readonly string[] }
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
    body: { right: { username: aStranger, password: 'not this' }, text: ['username', 'password'] },
  },
  { path: '/api/auth/logout', method: 'POST' },
  {
    path: '/api/posts',
    method: 'GET',
    query: listQuery,
    wrong: {
      postType: NO_TYPES,
      first: [...NO_NUMBERS, '1000'],
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
]

/** A call's address with a query. Parameters may be given twice. */
export function addressOf(path: string, query: Record<string, string> | [string, string][] = {}): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? path : `${path}?${search}`
}
