import { describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { betweenChanges } from '../support/http/between-changes'
import { addressOf, allowOf, CALLS, signedOutStatus, validBody } from '../support/http/calls'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'

describe.each(CALLS)('$method $path', (call) => {
  // One address for each call: all of them together exceed the limit of one address.
  const from = ownAddress()
  const { method, path, query } = call

  test('responds the same with and without a trailing slash', async () => {
    const options = { method, ...validBody(call), from }
    await betweenChanges(async () => {
      const plain = await sendRequest(addressOf(path, query), options)
      const slashed = await sendRequest(addressOf(`${path}/`, query), options)
      expect(call.statuses ?? [200, 401]).toContain(plain.status)
      expect([slashed.status, slashed.text]).toEqual([plain.status, call.fresh ? expect.any(String) : plain.text])
    })
  })

  test('responds with JSON that is not cached, and sets no cookie unless it signs in or out', async () => {
    const { headers } = await sendRequest(addressOf(path, query), { method, ...validBody(call), from })
    expect(headers['content-type']).toMatch(/^application\/json\b/)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['set-cookie'] !== undefined).toBe(path === '/api/auth/logout')
  })

  test.each(
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((other) => other !== method && other !== call.otherMethod),
  )('rejects %s in the shared error shape, and lists the allowed methods', async (otherMethod) => {
    for (const address of [path, `${path}/`]) {
      const response = await sendRequest(address, { method: otherMethod, from })
      expectError(response, 'method_not_allowed')
      expect(response.headers.allow).toBe(allowOf(call))
      expect(response.headers['cache-control']).toBe('private, no-store')
    }
  })

  test('lists its methods for OPTIONS, and allows no other origin', async () => {
    const { headers, status } = await sendRequest(path, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
      from,
    })
    expect(status).toBe(204)
    expect(headers.allow).toContain(method)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('responds to HEAD without a body', async () => {
    const { body: sent, status } = await sendRequest(addressOf(path, query), { method: 'HEAD', from })
    expect([status, sent.byteLength]).toEqual([allowOf(call).includes('HEAD') ? signedOutStatus(call) : 405, 0])
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
  const requests = paths.flatMap((path) =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ method, path })),
  )

  test.each(requests)('$method $path is a 404 in the shared error shape', async ({ method, path }) => {
    expectError(await sendRequest(path, { method, from }), 'not_found')
  })
})

describe('GET /api/health', () => {
  const from = ownAddress()
  test('responds ok, with the database and the version', async () => {
    const { json, status } = await sendRequest('/api/health', { from })
    expect(status).toBe(200)
    expect(json).toEqual({
      status: 'ok',
      database: expect.stringMatching(/^(sqlite|postgres)$/),
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    })
  })

  test('responds to a member as to a visitor', async () => {
    const visitor = await sendRequest('/api/health', { from })
    const member = await sendRequest('/api/health', { cookie: await cookieOf('free'), from })
    expect(member.json).toEqual(visitor.json)
  })
})
