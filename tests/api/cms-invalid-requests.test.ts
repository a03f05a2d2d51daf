import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { type ApiResponse, sendRequest } from '../support/http/client'
import { createUser, removeUsers } from '../support/http/users'

afterAll(removeUsers)

const ROOT = '/cms/api'
const JSON_TYPE = { 'content-type': 'application/json' }

/** Either the error shape of our calls or the CMS's own. */
const ERROR_RESPONSE = {
  error: { code: expect.any(String), message: expect.any(String) },
  errors: [{ message: expect.any(String) }],
}

const asEditor = async (path: string, options: Parameters<typeof sendRequest>[1] = {}) =>
  sendRequest(ROOT + path, { cookie: await cookieOf('editor'), ...options })
const asVisitor = (path: string, options: Parameters<typeof sendRequest>[1] = {}) =>
  sendRequest(ROOT + path, { from: ownAddress(), ...options })

describe('unknown paths of the CMS', () => {
  test.each([
    '/__proto__',
    '/constructor',
    '/toString',
    '/hasOwnProperty',
    '/valueOf',
    '/__proto__/1',
    '/globals/__proto__',
    '/globals/constructor',
    '/payload-migrations',
    '/og',
    '/recipes/abc',
    '/recipes/1.5',
    '/recipes/-1',
    '/recipes/1e999',
    '/recipes/99999999999999',
    '/recipes/versions/abc',
    '/recipes/%5Bobject%20Object%5D',
  ])('%s: 404', async (path) => {
    for (const send of [asEditor, asVisitor]) {
      const { json, status } = await send(path)
      expect({ path, status }).toEqual({ path, status: 404 })
      expect(json).toBeTypeOf('object')
    }
  })
})

const INVALID_QUERIES = [
  'where=x',
  'where[title]=x',
  'where[and]=x',
  'where[and][0]=x',
  'where[title][bogus]=x',
  'where[title][equals][a]=b',
  'where=%7B%22title',
  'where=[]',
  'limit=x',
  'limit=-5',
  'limit=1e999',
  'limit[a]=1',
  'limit=1&limit=2',
  'page=x',
  'page=-1',
  'page=99999999999',
  'depth=x',
  'depth=1000',
  'sort[a]=b',
  'sort=;drop',
  'select=x',
  'populate=x',
]

describe('invalid queries', () => {
  test.each(INVALID_QUERIES)('?%s: 400 to staff, 403 to users without access to the list', async (query) => {
    const forStaff = await asEditor(`/recipes?${query}`)
    expect({ query, status: forStaff.status }).toEqual({ query, status: 400 })
    expect(forStaff.json).toEqual(ERROR_RESPONSE)
    expect((await asVisitor(`/recipes?${query}`)).status).toBe(403)
    expect((await asVisitor(`/recipes?${query}`, { method: 'DELETE' })).status).toBe(403)
  })

  test('by POST, as the admin sends long ones: the same', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' }
    const send = (body: string) => asEditor('/recipes', { method: 'POST', body, headers })
    expect((await send('where[title]=x')).status).toBe(400)
    const { json, status } = await send('where[title][exists]=true&limit=2&depth=0&sort=-title')
    expect(status).toBe(200)
    expect(z.object({ docs: z.array(z.unknown()) }).parse(json).docs).toHaveLength(2)
  })

  const found = z.object({ docs: z.array(z.object({ id: z.number() })), totalDocs: z.number() })

  test.each([
    'where[and][0][title][exists]=true&limit=3&depth=0',
    'where[or][0][and][0][title][like]=a&where[or][0][and][1][slug][not_equals]=x&limit=3&depth=0',
    'where[id][in][0]=1&where[id][in][1]=2&limit=0&depth=0',
    'where[id][in]=1,2,3&limit=3',
    `where=${encodeURIComponent('{"title":{"exists":true}}')}&limit=1`,
    'sort=-updatedAt&limit=10&page=1&depth=0&draft=true&select[title]=true',
    'sort=requiredPlan,-title&limit=3&pagination=false',
    'limit=10&page=2&depth=1',
    'limit=&page=&where=',
    'populate[media][filename]=true&limit=1&depth=2',
  ])('the admin’s own query still works: ?%s', async (query) => {
    const { json, status } = await asEditor(`/recipes?${query}`)
    expect({ query, status }).toEqual({ query, status: 200 })
    expect(found.parse(json).totalDocs).toBeGreaterThanOrEqual(0)
  })

  test('queries for a document, its versions and a global still work', async () => {
    const { docs } = found.parse((await asEditor('/recipes?limit=1&depth=0')).json)
    const id = docs[0]?.id
    for (const path of [
      `/recipes/${id}?depth=0&draft=true`,
      '/recipes/versions?limit=1',
      '/recipes/count',
      '/globals/navigation?depth=0',
      '/access',
      '/users/me',
    ])
      expect({ path, status: (await asEditor(path)).status }).toEqual({ path, status: 200 })
  })
})

describe('invalid bodies', () => {
  const BODIES = [
    '',
    'x',
    '{"a',
    '[]',
    'null',
    '42',
    '"x"',
    '{"__proto__":{"x":1}}',
    '{"username":1,"email":[],"password":{},"token":7}',
  ]
  const statuses = async (path: string, send: (path: string, options: object) => Promise<ApiResponse>) =>
    Promise.all(
      BODIES.map(
        async (body) => (await send(path, { method: 'POST', body, headers: JSON_TYPE, from: ownAddress() })).status,
      ),
    )
  const bad = (status: number) => BODIES.map(() => status)

  test('of account calls: 400', async () => {
    expect(await statuses('/users/login', asVisitor)).toEqual(bad(400))
    expect(await statuses('/users/reset-password', asVisitor)).toEqual(bad(400))
    expect(await statuses('/users/forgot-password', asVisitor)).toEqual(bad(400))
    expect(await statuses('/users/unlock', asVisitor)).toEqual(bad(403))
    expect(await statuses('/users/unlock', asEditor)).toEqual(bad(400))
  })

  test('of documents: 400 to staff, 403 to others', async () => {
    expect(await statuses('/recipes', asEditor)).toEqual(bad(400))
    expect(await statuses('/recipes', asVisitor)).toEqual(bad(403))
    expect((await asEditor('/recipes', { method: 'POST', body: 'title=x' })).status).toBe(400)
  })

  const BOUNDARY = 'form-boundary'
  const form = (parts: string) => ({
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: `--${BOUNDARY}\r\n${parts}\r\n--${BOUNDARY}--\r\n`,
  })
  const payload = (json: string) => `content-disposition: form-data; name="_payload"\r\n\r\n${json}`
  const file = (name: string) =>
    `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\nno picture`

  test('of forms: 400', async () => {
    expect((await asEditor('/media', form(payload('{"alt')))).status).toBe(400)
    expect(
      (await asEditor('/media', form(`${payload('{"alt":"x"}')}\r\n--${BOUNDARY}\r\n${file('a\0b.png')}`))).status,
    ).toBe(400)
  })

  test('with a URL instead of a file: 400 to staff, 403 to others', async () => {
    const body = { url: 'http://127.0.0.1:9/x.png', filename: 'x.png', alt: 'x' }
    expect((await asEditor('/media', { body })).status).toBe(400)
    expect((await asEditor('/media', form(payload(JSON.stringify(body))))).status).toBe(400)
    expect((await asVisitor('/media', { body })).status).toBe(403)
  })
})

test('a file is served whatever prefix the query asks for', async () => {
  const { json } = await asEditor('/media?limit=1&depth=0')
  const { docs } = z.object({ docs: z.tuple([z.object({ url: z.string() })]) }).parse(json)
  const { url } = docs[0]
  const plain = await sendRequest(url)
  const withPrefix = await sendRequest(`${url}?prefix=a&prefix=../b`)
  expect([plain.status, withPrefix.status, withPrefix.body.equals(plain.body)]).toEqual([200, 200, true])
})

describe('the session token', () => {
  const TOKEN = /eyJ[\w-]+\.|"(token|refreshedToken)"|"sessions":\[\{/

  test('is in no response, and works only in its cookie', async () => {
    const { password, username } = await createUser({ role: 'editor' })
    const signedIn = await asVisitor('/users/login', { body: { username, password } })
    expect(signedIn.status).toBe(200)
    const cookie = signedIn.setCookies[0]?.split(';')[0] ?? ''
    expect(cookie).toMatch(/^ebs-token=eyJ/)
    const refreshed = await asVisitor('/users/refresh-token', { method: 'POST', cookie })
    const me = await asVisitor('/users/me', { cookie })
    expect(me.json).toMatchObject({ user: { username } })
    for (const { status, text } of [signedIn, refreshed, me]) {
      expect(status).toBe(200)
      expect(text).not.toMatch(TOKEN)
    }
    for (const scheme of ['JWT', 'Bearer']) {
      const headers = { authorization: `${scheme} ${cookie.slice('ebs-token='.length)}` }
      expect((await asVisitor('/users/me', { headers })).json).toMatchObject({ user: null })
    }
  })
})

/** Parts of the configuration that the admin's pages contain. */
const CONFIGURATION = /importMap|serverURL|staticDir|useAsTitle/

test('a member gets no part of the admin, not even its configuration', async () => {
  for (const path of ['/admin', '/admin/login', '/admin/unauthorized', '/admin/collections/recipes', '/admin/x']) {
    const { headers, status, text } = await sendRequest(path, { cookie: await cookieOf('premium') })
    expect({ path, status, to: headers.location }).toEqual({ path, status: 307, to: '/account/' })
    expect(text).not.toMatch(CONFIGURATION)
  }
  const { text } = await sendRequest('/admin', { cookie: await cookieOf('editor') })
  expect(text).toMatch(CONFIGURATION)
})
