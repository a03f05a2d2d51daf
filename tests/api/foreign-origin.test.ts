import { describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { addressOf, CALLS, validBody } from '../support/http/calls'
import { BASE, sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'

const from = ownAddress()

/** Headers that a browser sends when another site's page makes the call. */
const FOREIGN: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another port', { origin: `http://${BASE.hostname}:1` }],
  ['another scheme', { origin: `https://${BASE.host}` }],
  ['a name that begins like ours', { origin: `http://${BASE.host}.evil.example` }],
  ['our name as user', { origin: `http://${BASE.host}@evil.example` }],
  ['a sandboxed frame', { origin: 'null' }],
  ['an invalid origin', { origin: 'not a url' }],
  ['an empty origin', { origin: '' }],
  ['another site, which hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  [
    'another site that names this one in other headers',
    {
      origin: 'https://evil.example',
      referer: `${BASE.origin}/`,
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
  ],
]

/** One case for each header that names the origin. */
const EVERYWHERE = new Set(['another site', 'another site, which hides its origin'])

const changing = CALLS.filter(({ method }) => method !== 'GET')

describe.each(changing)('$method $path rejects a foreign origin', (call) => {
  const { method, path } = call
  const sent = validBody(call)

  // All calls share one check, which the first call is tested with in full.
  test.each(call === changing[0] ? FOREIGN : FOREIGN.filter(([what]) => EVERYWHERE.has(what)))(
    '%s',
    async (_what, headers) => {
      for (const address of [path, `${path}/`]) {
        expectError(
          await sendRequest(address, { method, body: sent.body, headers: { ...sent.headers, ...headers }, from }),
          'foreign_origin',
        )
      }
    },
  )

  test('accepts this site’s pages, and programs that send no origin', async () => {
    for (const headers of [{ origin: BASE.origin, 'sec-fetch-site': 'same-origin' }, {}]) {
      const { status } = await sendRequest(path, {
        method,
        body: sent.body,
        headers: { ...sent.headers, ...headers },
        from,
      })
      expect(call.statuses ?? [200, 401]).toContain(status)
    }
  })
})

test('another site’s page cannot sign a member out', async () => {
  const cookie = await signIn('free')
  await sendRequest('/api/auth/logout', { method: 'POST', cookie, headers: { origin: 'https://evil.example' } })
  expect((await sendRequest('/api/auth/me', { cookie })).json).toMatchObject({ user: { username: 'free' } })
})

test.each(CALLS.filter(({ method }) => method === 'GET'))(
  'another site’s page cannot read $path',
  async ({ path, query }) => {
    const cookie = await cookieOf('free')
    const { headers } = await sendRequest(addressOf(path, query), {
      cookie,
      headers: { origin: 'https://evil.example' },
      from,
    })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  },
)
