import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf, signIn } from '../support/http/accounts'
import { ask } from '../support/http/client'
import { aWord, edit } from '../support/http/editor'
import { expiredCookie } from '../support/http/sessions'

const AREAS = ['/profile', '/member', '/dashboard', '/account', '/forum-dev', '/masterclasses']
const createdDoc = z.object({ doc: z.object({ id: z.number(), slug: z.string() }) })

let existingPage: { id: number; path: string }
beforeAll(async () => {
  const parts = { title: `Breath ${aWord()}`, requiredPlan: 'none', _status: 'published' }
  const { doc } = createdDoc.parse((await edit('POST', '/masterclasses?depth=0', parts)).json)
  existingPage = { id: doc.id, path: `/masterclasses/${doc.slug}/` }
})
afterAll(() => edit('DELETE', `/masterclasses/${existingPage.id}`))

describe.each(AREAS)('%s is for members', (area) => {
  test.each(['', '/', `/${aWord()}`, `/${aWord()}/deeper/?a=1&b=%20`])(
    'a visitor is led to sign in, whether anything is there or not: %j',
    async (rest) => {
      const path = `${area}${rest}`
      const { body, headers, setCookies, status } = await ask(path)
      expect(status).toBe(307)
      expect(headers.location).toBe(`/login?return=${encodeURIComponent(path)}`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect([body.byteLength, setCookies]).toEqual([0, []])
    },
  )

  test('a member learns that nothing is there', async () => {
    const cookie = await cookieOf('free')
    expect((await ask(`${area}/${aWord()}`, { cookie })).status).toBe(404)
  })
})

describe('a page in an area for members', () => {
  test.each<[string, Record<string, string>, string]>([
    ['the document', {}, 'GET'],
    ['a HEAD', {}, 'HEAD'],
    ['the navigation payload', { rsc: '1' }, 'GET'],
    ['a prefetch', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, 'GET'],
  ])('%s: a visitor is led away before and after a member has read it', async (_form, headers, method) => {
    const visit = () => ask(`${existingPage.path}?_rsc=1`, { headers, method })
    expect((await visit()).status).toBe(307)
    expect((await ask(existingPage.path, { headers, method, cookie: await cookieOf('free') })).status).toBe(200)
    const { headers: answered, status } = await visit()
    expect([status, answered.location]).toEqual([307, `/login?return=${encodeURIComponent(existingPage.path)}`])
  })

  test('garbage and an expired token are visitors', async () => {
    for (const cookie of ['ebs-token=garbage', await expiredCookie(await signIn('premium'))])
      expect((await ask(existingPage.path, { cookie })).status).toBe(307)
  })

  test.each(['/membership', '/memberships', '/members', '/profiles', '/dashboards/x'])(
    '%s only begins like one',
    async (path) => {
      expect((await ask(path)).status).not.toBe(307)
    },
  )
})

describe('/login for somebody who is signed in', () => {
  test.each([
    ['/login', '/'],
    ['/login/?return=%2Fabout%2F%3Fa%3D1', '/about/?a=1'],
    ['/login?return=//evil.example', '/'],
    ['/login?return=https%3A%2F%2Fevil.example', '/'],
    ['/login?return=/login', '/'],
  ])('%s leads on to %s', async (path, location) => {
    const { headers, status } = await ask(path, { cookie: await cookieOf('free') })
    expect([status, headers.location, headers['cache-control']]).toEqual([307, location, 'private, no-store'])
  })

  test('a session that was revoked: the page to sign in, although its token still verifies', async () => {
    const cookie = await signIn('free')
    await ask('/api/auth/logout', { method: 'POST', cookie })
    expect((await ask('/login?return=/about/', { cookie })).status).toBe(200)
  })

  test('a visitor: the page to sign in', async () => {
    expect((await ask('/login?return=/about/')).status).toBe(200)
  })
})
