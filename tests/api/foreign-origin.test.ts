import { describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { addressOf, CALLS, rightBody } from '../support/http/calls'
import { ask, BASE } from '../support/http/client'
import { expectError } from '../support/http/errors'

const from = ownAddress()

/** Headers that a browser sends along when another site's page makes the call. */
const FOREIGN: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['another port', { origin: `http://${BASE.hostname}:1` }],
  ['another scheme', { origin: `https://${BASE.host}` }],
  ['a name that begins like ours', { origin: `http://${BASE.host}.evil.example` }],
  ['our name as user', { origin: `http://${BASE.host}@evil.example` }],
  ['a sandboxed frame', { origin: 'null' }],
  ['nothing that can be read', { origin: 'not a url' }],
  ['an empty origin', { origin: '' }],
  ['another site, which hides its origin', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour under our domain', { 'sec-fetch-site': 'same-site' }],
  [
    'another site that claims ours in other headers',
    {
      origin: 'https://evil.example',
      referer: `${BASE.origin}/`,
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
    },
  ],
]

/** One way for each header that says where a call comes from. */
const EVERYWHERE = new Set(['another site', 'another site, which hides its origin'])

const changing = CALLS.filter(({ method }) => method !== 'GET')

describe.each(changing)('$method $path refuses a foreign origin', (call) => {
  const { method, path } = call
  const sent = rightBody(call)

  // One guard stands before all of them: in full it is tried on the first.
  test.each(call === changing[0] ? FOREIGN : FOREIGN.filter(([what]) => EVERYWHERE.has(what)))(
    '%s',
    async (_what, headers) => {
      for (const address of [path, `${path}/`]) {
        expectError(
          await ask(address, { method, body: sent.body, headers: { ...sent.headers, ...headers }, from }),
          'foreign_origin',
        )
      }
    },
  )

  test('our own pages may, and so may a program that names no origin', async () => {
    for (const headers of [{ origin: BASE.origin, 'sec-fetch-site': 'same-origin' }, {}]) {
      const { status } = await ask(path, { method, body: sent.body, headers: { ...sent.headers, ...headers }, from })
      expect(call.answers ?? [200, 401]).toContain(status)
    }
  })
})

test('a foreign page signs nobody out', async () => {
  const cookie = await signIn('free')
  await ask('/api/auth/logout', { method: 'POST', cookie, headers: { origin: 'https://evil.example' } })
  expect((await ask('/api/auth/me', { cookie })).json).toMatchObject({ user: { username: 'free' } })
})

test.each(CALLS.filter(({ method }) => method === 'GET'))(
  '$path lets no foreign page read it',
  async ({ path, query }) => {
    const cookie = await cookieOf('free')
    const { headers } = await ask(addressOf(path, query), { cookie, headers: { origin: 'https://evil.example' }, from })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['access-control-allow-credentials']).toBeUndefined()
  },
)
