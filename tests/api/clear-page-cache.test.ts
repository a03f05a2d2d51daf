import { describe, expect, test } from 'vitest'
import { cookieOf, signIn } from '../support/http/accounts'
import { ask, same } from '../support/http/client'

describe('?refresh=1', () => {
  test.each(['administrator', 'manager', 'editor'] as const)(
    '%s: the page is made anew, and the address is clean again',
    async (name) => {
      const cookie = await cookieOf(name)
      const headers = { 'sec-fetch-site': 'same-origin' }
      const { body, headers: answered, setCookies, status } = await ask('/about/?a=1&refresh=1', { cookie, headers })
      expect([status, answered.location]).toEqual([303, '/about/?a=1'])
      expect(answered['cache-control']).toBe('private, no-store')
      expect([body.byteLength, setCookies]).toEqual([0, []])
      expect((await ask('/about/?a=1', { cookie })).status).toBe(200)
    },
  )

  test.each(['/?refresh=1', '/about?refresh=1', '/nothing-here/?refresh=1&x=%20'])(
    'leads to the same address without it: %s',
    async (path) => {
      const { headers, status } = await ask(path, { cookie: await cookieOf('editor') })
      const clean = path.replace('refresh=1&', '').replace('?refresh=1', '')
      expect([status, headers.location]).toEqual([303, clean])
    },
  )

  test.each(['organizer', 'free', 'premium'] as const)('%s: the page as it is kept, and nothing else', async (name) => {
    const cookie = await cookieOf(name)
    const plain = await ask('/about/', { cookie })
    expect(plain.headers['cache-control']).toBe('private, no-cache')
    expect(same(await ask('/about/?refresh=1', { cookie }))).toEqual(same(plain))
  })

  test('an editor who has signed out, and one led by another site: the page as it is kept', async () => {
    const cookie = await signIn('editor')
    const foreign = { cookie, headers: { 'sec-fetch-site': 'cross-site' } }
    expect((await ask('/about/?refresh=1', foreign)).status).toBe(200)
    await ask('/api/auth/logout', { method: 'POST', cookie })
    expect((await ask('/about/?refresh=1', { cookie })).status).toBe(200)
  })

  test.each(['ebs-token=garbage', 'ebs-token=', 'other=1'])('%s: the page as a visitor gets it', async (cookie) => {
    const plain = await ask('/about/')
    expect(same(await ask('/about/?refresh=1', { cookie }))).toEqual(same(plain))
  })
})
