import { describe, expect, test } from 'vitest'
import { ownAddress } from '../support/http/addresses'
import { betweenChanges } from '../support/http/between-changes'
import { addressOf, CALLS, signedOutStatus } from '../support/http/calls'
import { sendRequest } from '../support/http/client'
import { expectError, expectRejected } from '../support/http/errors'

const withQuery = CALLS.flatMap(({ query, invalid, ...call }) =>
  query && invalid ? [{ ...call, query, invalid }] : [],
)

describe.each(withQuery)('invalid queries to $method $path', ({ optional = [], path, query, invalid }) => {
  const from = ownAddress()

  test.each(Object.entries(invalid).flatMap(([name, values]) => values.map((value) => ({ name, value }))))(
    '$name=$value',
    async ({ name, value }) => {
      expectError(await sendRequest(addressOf(path, { ...query, [name]: value }), { from }), 'bad_request')
    },
  )

  test.each(Object.keys(query).filter((name) => !optional.includes(name)))(
    '%s is missing: the error names it',
    async (name) => {
      const { [name]: _left, ...rest } = query
      const response = await sendRequest(addressOf(path, rest), { from })
      expectError(response, 'bad_request')
      expect(response.json).toMatchObject({ error: { fields: { [name]: expect.any(String) } } })
    },
  )

  test.each(Object.keys(invalid))('%s given twice is rejected', async (name) => {
    const { [name]: _once, ...rest } = query
    const twice: [string, string][] = [
      [name, query[name] ?? '1'],
      [name, query[name] ?? '1'],
    ]
    expectError(await sendRequest(addressOf(path, [...Object.entries(rest), ...twice]), { from }), 'bad_request')
  })
})

const withPostType = withQuery.filter(({ query }) => 'postType' in query)

describe.each(withPostType)('misspelled postType to $method $path', ({ path }) => {
  const from = ownAddress()

  test.each([
    'postType[]=recipes',
    'postType[0]=recipes',
    'postType[equals]=recipes',
    'POSTTYPE=recipes',
    '__proto__[postType]=recipes',
    '__proto__=recipes',
  ])('%s is not postType', async (search) => {
    expectError(await sendRequest(`${path}?${search}`, { from }), 'bad_request')
  })

  test.each(['%', '%zz', '%E0%A4%A', '%ff', '%00', '%ED%A0%80'])(
    'postType=recipes%s, with invalid percent-encoding',
    async (end) => {
      expectRejected(await sendRequest(`${path}?postType=recipes${end}`, { from }))
    },
  )
})

const READS = CALLS.filter(({ method }) => method === 'GET')

/** All queries are read by the same code: one call with parameters and one without are tested with all of these. */
const UNKNOWN = [
  '__proto__=x',
  'x=%ff',
  'draft=true',
  '__proto__[x]=1',
  'constructor=x',
  'toString=x',
  'hasOwnProperty=1',
  'utm_source=x&utm_source=y',
  '=',
  '&&&',
  '?',
  'a'.repeat(2_000),
  'x=%',
  'depth=10',
  'where[title][like]=a',
  'locale=all',
]
const IN_FULL = new Set([READS.find(({ query }) => query), READS.find(({ query }) => !query)])

describe.each(READS)('unexpected queries to $path', (call) => {
  const { path, query } = call
  const from = ownAddress()
  const with_ = (more: string) => `${addressOf(path, query)}${query ? '&' : '?'}${more}`

  test.each(IN_FULL.has(call) ? UNKNOWN : UNKNOWN.slice(0, 3))('%s changes nothing', async (more) => {
    await betweenChanges(async () => {
      const plain = await sendRequest(with_('a=b'), { from })
      const changed = await sendRequest(with_(more), { from })
      expect([changed.status, changed.text]).toEqual([signedOutStatus(call), plain.text])
    })
  })

  test('15 kB of query is read or rejected, never a 5xx', async () => {
    const { status } = await sendRequest(with_('q='.padEnd(15_000, 'x')), { from })
    expect([signedOutStatus(call), 400, 414, 431]).toContain(status)
  })

  test('100 kB of query is rejected', async () => {
    const { status, text } = await sendRequest(with_('q='.padEnd(100_000, 'x')), { from })
    expect([414, 431]).toContain(status)
    expect(text).not.toMatch(/node_modules|\n\s+at /)
  })

  test('2,000 parameters are read or rejected, never a 5xx', async () => {
    const { status } = await sendRequest(with_(Array.from({ length: 2_000 }, (_, n) => `p${n}=`).join('&')), { from })
    expect([signedOutStatus(call), 400, 414, 431]).toContain(status)
  })
})
