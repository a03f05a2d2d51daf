import { describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { addressOf, allowOf, CALLS, readsAs, rightBody } from '../support/http/calls'
import { ask } from '../support/http/client'
import { expectError } from '../support/http/errors'

describe.each(CALLS)('$method $path', (call) => {
  // One for each call: all of them together ask more often than one address may.
  const from = ownAddress()
  const { method, path, query } = call

  test('answers the same with and without a trailing slash', async () => {
    const asking = { method, ...rightBody(call), from }
    const plain = await ask(addressOf(path, query), asking)
    const slashed = await ask(addressOf(`${path}/`, query), asking)
    expect(call.answers ?? [200, 401]).toContain(plain.status)
    expect([slashed.status, slashed.text]).toEqual([plain.status, call.fresh ? expect.any(String) : plain.text])
  })

  test('answers JSON that nobody keeps, and sets no cookie unless it signs in or out', async () => {
    const { headers } = await ask(addressOf(path, query), { method, ...rightBody(call), from })
    expect(headers['content-type']).toMatch(/^application\/json\b/)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['set-cookie'] !== undefined).toBe(path === '/api/auth/logout')
  })

  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => other !== method && other !== call.also))(
    'refuses %s in the one error shape, and says what it answers',
    async (wrong) => {
      for (const address of [path, `${path}/`]) {
        const answer = await ask(address, { method: wrong, from })
        expectError(answer, 'method_not_allowed')
        expect(answer.headers.allow).toBe(allowOf(call))
        expect(answer.headers['cache-control']).toBe('private, no-store')
      }
    },
  )

  test('names its methods to OPTIONS, and lets no other site in', async () => {
    const { headers, status } = await ask(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
      from,
    })
    expect(status).toBe(204)
    expect(headers.allow).toContain(method)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('answers HEAD without a body', async () => {
    const { body: sent, status } = await ask(addressOf(path, query), { method: 'HEAD', from })
    expect([status, sent.byteLength]).toEqual([allowOf(call).includes('HEAD') ? readsAs(call) : 405, 0])
  })
})

describe('a call that does not exist', () => {
  const from = ownAddress()
  const paths = [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/posts/nothing',
    '/api/auth',
    '/api/auth/login/x',
    '/api/__proto__',
  ]
  const asked = paths.flatMap((path) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, path })))

  test.each(asked)('$method $path is a 404 in the one error shape', async ({ method, path }) => {
    expectError(await ask(path, { method, from }), 'not_found')
  })
})

describe('GET /api/health', () => {
  const from = ownAddress()
  test('says that all is well, which database, and which version', async () => {
    const { json, status } = await ask('/api/health', { from })
    expect(status).toBe(200)
    expect(json).toEqual({
      status: 'ok',
      database: expect.stringMatching(/^(sqlite|postgres)$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
  })

  test('says the same to a member as to a visitor', async () => {
    const visitor = await ask('/api/health', { from })
    const member = await ask('/api/health', { cookie: await cookieOf('free'), from })
    expect(member.json).toEqual(visitor.json)
  })
})
