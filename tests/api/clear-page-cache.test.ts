import { describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '../support/http/accounts'
import { same, sendRequest } from '../support/http/client'

describe('?refresh=1', () => {
  test.each(['administrator', 'manager', 'editor'] as const)(
    '%s: the page is rendered again, and the parameter is removed from the address',
    async (name) => {
      const cookie = await cookieOf(name)
      const headers = { 'sec-fetch-site': 'same-origin' }
      const {
        body,
        headers: responseHeaders,
        setCookies,
        status,
      } = await sendRequest('/about/?a=1&refresh=1', { cookie, headers })
      expect([status, responseHeaders.location]).toEqual([303, '/about/?a=1'])
      expect(responseHeaders['cache-control']).toBe('private, no-store')
      expect([body.byteLength, setCookies]).toEqual([0, []])
      expect((await sendRequest('/about/?a=1', { cookie })).status).toBe(200)
    },
  )

  test.each(['/?refresh=1', '/about?refresh=1', '/nothing-here/?refresh=1&x=%20'])(
    'redirects to the same address without the parameter: %s',
    async (path) => {
      const { headers, status } = await sendRequest(path, { cookie: await cookieOf('editor') })
      const clean = path.replace('refresh=1&', '').replace('?refresh=1', '')
      expect([status, headers.location]).toEqual([303, clean])
    },
  )

  test.each(['organizer', 'free', 'premium'] as const)('%s: gets the cached page', async (name) => {
    const cookie = await cookieOf(name)
    const plain = await sendRequest('/about/', { cookie })
    expect(plain.headers['cache-control']).toBe('private, no-cache')
    expect(same(await sendRequest('/about/?refresh=1', { cookie }))).toEqual(same(plain))
  })

  test('an editor who has signed out, or who comes from another site, gets the cached page', async () => {
    const cookie = await signIn('editor')
    const foreign = { cookie, headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await sendRequest('/about/?refresh=1', foreign)).status).toBe(200)
    await sendRequest('/api/auth/logout', { method: 'POST', cookie })
    expect((await sendRequest('/about/?refresh=1', { cookie })).status).toBe(200)
  })

  test.each(['ebs-token=garbage', 'ebs-token=', 'other=1'])(
    'with the cookie %s: the visitor’s page',
    async (cookie) => {
      const plain = await sendRequest('/about/')
      expect(same(await sendRequest('/about/?refresh=1', { cookie }))).toEqual(same(plain))
    },
  )
})
