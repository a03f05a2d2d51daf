import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf, signIn } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
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
    'a visitor is redirected to sign in, whether the page exists or not: %j',
    async (rest) => {
      const path = `${area}${rest}`
      const { body, headers, setCookies, status } = await sendRequest(path)
      expect(status).toBe(307)
      expect(headers.location).toBe(`/login?return=${encodeURIComponent(path)}`)
      expect(headers['cache-control']).toBe('private, no-store')
      expect([body.byteLength, setCookies]).toEqual([0, []])
    },
  )

  test('a member gets the 404 page for an unknown page', async () => {
    const cookie = await cookieOf('free')
    expect((await sendRequest(`${area}/${aWord()}`, { cookie })).status).toBe(404)
  })
})

describe('a page in an area for members', () => {
  test.each<[string, Record<string, string>, string]>([
    ['the document', {}, 'GET'],
    ['a HEAD', {}, 'HEAD'],
    ['the navigation payload', { rsc: '1' }, 'GET'],
    ['a prefetch', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }, 'GET'],
  ])('%s: a visitor is redirected before and after a member has read it', async (_form, headers, method) => {
    const visit = () => sendRequest(`${existingPage.path}?_rsc=1`, { headers, method })
    expect((await visit()).status).toBe(307)
    expect((await sendRequest(existingPage.path, { headers, method, cookie: await cookieOf('free') })).status).toBe(200)
    const { headers: responseHeaders, status } = await visit()
    expect([status, responseHeaders.location]).toEqual([307, `/login?return=${encodeURIComponent(existingPage.path)}`])
  })

  test('an invalid and an expired token count as a visitor', async () => {
    for (const cookie of ['ebs-token=garbage', await expiredCookie(await signIn('premium'))])
      expect((await sendRequest(existingPage.path, { cookie })).status).toBe(307)
  })

  test.each(['/membership', '/memberships', '/members', '/profiles', '/dashboards/x'])(
    '%s is not in the area, although its path starts with the same letters',
    async (path) => {
      expect((await sendRequest(path)).status).not.toBe(307)
    },
  )
})

describe('/login for a member who is signed in', () => {
  test.each([
    ['/login', '/'],
    ['/login/?return=%2Fabout%2F%3Fa%3D1', '/about/?a=1'],
    ['/login?return=//evil.example', '/'],
    ['/login?return=https%3A%2F%2Fevil.example', '/'],
    ['/login?return=/login', '/'],
  ])('%s redirects to %s', async (path, location) => {
    const { headers, status } = await sendRequest(path, { cookie: await cookieOf('free') })
    expect([status, headers.location, headers['cache-control']]).toEqual([307, location, 'private, no-store'])
  })

  test('a member whose session was revoked gets the sign-in page, although the token still verifies', async () => {
    const cookie = await signIn('free')
    await sendRequest('/api/auth/logout', { method: 'POST', cookie })
    expect((await sendRequest('/login?return=/about/', { cookie })).status).toBe(200)
  })

  test('a visitor gets the sign-in page', async () => {
    expect((await sendRequest('/login?return=/about/')).status).toBe(200)
  })
})
