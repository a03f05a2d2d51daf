import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Audience } from '@/rules/audience'
import { aMember, aServer, closeServer, dynamicPage, PREVIEW, staticPage } from './handler-fixture'

afterEach(closeServer)

describe('the audience of a page', () => {
  test('a visitor gets the visitor page, a member the page of the plan, internal headers change nothing', async () => {
    const { ask } = await aServer()
    const start = async (headers: Record<string, string>) =>
      (await ask({ path: '/a', headers })).body.toString().split(' ')[0]
    expect(await start({})).toBe('visitor')
    expect(await start(await aMember('standard'))).toBe('standard')
    expect(await start(await aMember('executive-coaching'))).toBe('premium')
    expect(await start({ cookie: 'ebs-token=garbage' })).toBe('visitor')
    expect(await start(await aMember('premium', -10))).toBe('visitor')
    expect(await start({ 'x-ebs-audience': 'premium', 'x-middleware-rewrite': '/~page/premium/a' })).toBe('visitor')
  })

  test.each([
    ['a served site', false],
    ['a site in development', true],
  ])('%s: a change of the session applies from the next request on', async (_what, dev) => {
    const now = { audience: 'premium' as Audience | null }
    const { ask, serverApi } = await aServer({
      dev,
      audienceOfSession: async () => now.audience && { audience: now.audience, expiresAtMs: Number.POSITIVE_INFINITY },
    })
    const headers = await aMember('premium')
    const forms = [headers, { ...headers, rsc: '1' }]
    const requests = () =>
      Promise.all(forms.map(async (each) => String((await ask({ path: '/a', headers: each })).body)))
    for (const audience of ['premium', 'free', null, 'standard'] as const) {
      now.audience = audience
      serverApi.invalidateUser(7)
      for (const body of await requests()) expect(body.split(' ')[0]).toBe(audience ?? 'visitor')
    }
  })

  test('a member gets 503 while the database fails, and visitors still get pages', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = await aServer({ audienceOfSession: () => Promise.reject(new Error('SQLITE_BUSY')) })
    const answer = await ask({ path: '/a', headers: await aMember('premium') })
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
    expect((await ask({ path: '/a' })).status).toBe(200)
    expect(log.mock.calls.flat()).toEqual([expect.stringContaining('SQLITE_BUSY')])
    log.mockRestore()
  })

  test('a render has no cookies, query or headers of the first request', async () => {
    const { ask, requests } = await aServer()
    await ask({ path: '/a?x=1', headers: { ...(await aMember('free')), 'accept-language': 'fr' } })
    expect(requests).toEqual(['GET /a free -'])
  })

  test("visitors' pages are public for caches, members' pages private", async () => {
    const { ask } = await aServer()
    expect((await ask({ path: '/a' })).headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Cookie, Accept-Encoding, rsc, next-router-state-tree',
    })
    const member = await ask({ path: '/a', headers: await aMember('free') })
    expect(member.headers['cache-control']).toBe('private, no-cache')
    expect(member.headers).not.toHaveProperty('x-middleware-rewrite')
    expect(member.headers).not.toHaveProperty('x-nextjs-stale-time')
  })
})

describe('the page of a week that opens for each member on another day', () => {
  test('is the view of the one who asks, also from the cache', async () => {
    const { ask, requests } = await aServer({
      weekView: (path, cookie) => (path !== '/week-1' ? null : cookie?.includes('started') ? 'open' : 'closed'),
    })
    const { cookie = '' } = await aMember('premium')
    const viewFor = async (path: string, headers: Record<string, string>) =>
      (await ask({ path, headers })).body.toString().split(' ')[0]
    const forms: Record<string, string>[] = [{}, { rsc: '1' }]
    for (const _ of [1, 2]) {
      for (const form of forms) {
        expect(await viewFor('/week-1', { ...form, cookie })).toBe('premium')
        expect(await viewFor('/week-1', { ...form, cookie: `${cookie}; started` })).toBe('premium-open-week')
        expect(await viewFor('/week-1', form)).toBe('visitor')
      }
      expect(await viewFor('/a', { cookie: `${cookie}; started` })).toBe('premium')
    }
    expect(requests).toHaveLength(7)
  })

  test('is 503 while the database fails, also for those who have had the opening', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const state = { failing: false }
    const { ask } = await aServer({
      weekView: () => {
        if (state.failing) throw new Error('SQLITE_BUSY')
        return 'closed'
      },
    })
    const headers = await aMember('premium')
    expect((await ask({ path: '/week-1', headers })).status).toBe(200)
    state.failing = true
    expect((await ask({ path: '/week-1', headers })).status).toBe(503)
    expect(log.mock.calls.flat()).toEqual([expect.stringContaining('SQLITE_BUSY')])
    log.mockRestore()
  })

  test('cannot be selected by a request', async () => {
    const { ask } = await aServer({ weekView: () => 'closed' })
    const headers = { ...(await aMember('premium')), 'x-ebs-page': 'premium-open-week' }
    expect((await ask({ path: '/week-1', headers })).body.toString().split(' ')[0]).toBe('premium')
  })
})

describe('the order pages', () => {
  const pathOf = (body: Buffer) => body.toString().split(' ')[1]

  test('are one for each plan, whatever else the query says', async () => {
    const { ask } = await aServer()
    const plan = async (query: string) => pathOf((await ask({ path: `/product/?product_id=${query}` })).body)
    expect(await plan('premium')).toBe('/~product/premium')
    expect(await plan('premium&interval=monthly&return=%2Frecipes%2F')).toBe('/~product/premium')
    expect(await plan('standard')).toBe('/~product/standard')
    expect(await plan('premium')).toBe('/~product/premium')
  })

  test('are no pages at their internal path, also when they are cached', async () => {
    const { ask } = await aServer()
    expect((await ask({ path: '/product/?product_id=premium' })).status).toBe(200)
    expect((await ask({ path: '/~product/premium' })).status).toBe(404)
    expect((await ask({ path: '/~product/premium/' })).status).toBe(404)
  })

  test.each(['/product/', '/product', '/product?product_id=gold', '/product/?product_id=premium&interval=weekly'])(
    '%s is a 404',
    async (path) => {
      const { ask } = await aServer()
      expect((await ask({ path })).status).toBe(404)
      expect((await ask({ path: '/product?product_id=free' })).status).toBe(200)
    },
  )
})

describe('one render serves many requests', () => {
  test('all encodings and queries of a path share one page', async () => {
    const { ask, requests } = await aServer()
    for (const path of ['/caf%C3%A9', '/caf%c3%a9/', '/caf%C3%A9?utm=1', '/caf%C3%A9/?_rsc=2', '/%63af%C3%A9']) {
      expect((await ask({ path })).status).toBe(200)
    }
    expect(requests).toHaveLength(1)
  })

  test('HEAD has the headers of GET and no body; a known ETag gets a 304', async () => {
    const { ask } = await aServer()
    const full = await ask({ path: '/a' })
    const head = await ask({ path: '/a', method: 'HEAD' })
    expect([head.body.length, head.headers['content-length'], head.headers.etag]).toEqual([
      0,
      String(full.body.length),
      full.headers.etag,
    ])
    const etag = String(full.headers.etag)
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const again = await ask({ path: '/a', headers: { 'if-none-match': known } })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    }
    expect((await ask({ path: '/a', headers: { 'if-none-match': '"x"' } })).status).toBe(200)
  })

  test('pages are compressed by Accept-Encoding, each encoding with its own strong ETag', async () => {
    const { ask } = await aServer()
    const plain = await ask({ path: '/a' })
    const gzip = await ask({ path: '/a', headers: { 'accept-encoding': 'gzip, deflate' } })
    const br = await ask({ path: '/a', headers: { 'accept-encoding': 'gzip, br' } })
    const none = await ask({ path: '/a', headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } })
    expect([gunzipSync(gzip.body), brotliDecompressSync(br.body), none.body]).toEqual([
      plain.body,
      plain.body,
      plain.body,
    ])
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3)
    for (const answer of [plain, gzip, br]) expect(answer.headers['content-length']).toBe(String(answer.body.length))
  })

  test('navigation payloads are cached separately, with the headers for the router', async () => {
    const { ask, requests } = await aServer()
    const headers = { rsc: '1', 'next-router-state-tree': 'whatever', 'next-url': '/b' }
    const payload = await ask({ path: '/a?_rsc=1', headers })
    expect([payload.headers['content-type'], payload.headers['x-nextjs-stale-time']]).toEqual([
      'text/x-component',
      '300',
    ])
    await ask({
      path: '/a?_rsc=2',
      headers: { ...headers, 'next-router-state-tree': 'other', 'next-router-prefetch': '1' },
    })
    expect(requests).toHaveLength(1)
    await ask({
      path: '/a',
      headers: { ...headers, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    })
    expect(requests).toHaveLength(2)
  })

  test('an expiry drops the pages with the tag, and no others', async () => {
    const { ask, requests, serverApi } = await aServer({
      answer: async (req, res, body) => {
        if (req.url === '/a') serverApi.render.getStore()?.tags.add('doc:1')
        await staticPage(req, res, body)
      },
    })
    for (const path of ['/a', '/b']) await ask({ path })
    serverApi.expire(['doc:1'])
    for (const path of ['/a', '/b']) await ask({ path })
    expect(requests.map((line) => line.split(' ')[1])).toEqual(['/a', '/b', '/a'])
  })

  test('the tags of resolving a path become tags of its page: an expiry resolves it again', async () => {
    let moved = false
    const { ask, serverApi } = await aServer({
      resolve: () => {
        serverApi.render.getStore()?.tags.add('redirects')
        return moved ? { kind: 'redirect', location: '/b', status: 301 } : { kind: 'page' }
      },
    })
    expect((await ask({ path: '/a' })).status).toBe(200)
    moved = true
    expect((await ask({ path: '/a' })).status).toBe(200)
    serverApi.expire(['redirects'])
    expect((await ask({ path: '/a' })).status).toBe(301)
  })

  test.each([
    ['/a?refresh=1', 'read again', 2],
    ['/a', 'served from the cache', 1],
  ])('an editor requests %s: its lists are %s', async (path, _what, reads) => {
    const { ask, serverApi } = await aServer({ role: 'editor' })
    let times = 0
    const list = () =>
      serverApi.data.read('list', async () => {
        times += 1
        return [times]
      })
    await list()
    await ask({ path, headers: await aMember('premium') })
    await list()
    expect(times).toBe(reads)
  })

  test('a personal response is rendered for each user, and never cached', async () => {
    const { ask } = await aServer({ answer: dynamicPage })
    const [one, two] = await Promise.all([
      ask({ path: '/a', headers: { cookie: 'n=1' } }),
      ask({ path: '/a', headers: { cookie: 'n=2' } }),
    ])
    expect([one.body.toString(), two.body.toString()]).toEqual(['for n=1', 'for n=2'])
    expect(one.headers['cache-control']).toBe('private, no-store')
  })

  test('a failed render is a 500 for every waiting request, and the next one gets a page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    let broken = true
    const { ask } = await aServer({
      answer: (req, res, body) => (broken ? Promise.reject(new Error('broken')) : staticPage(req, res, body)),
    })
    const answers = await Promise.all([ask({ path: '/a' }), ask({ path: '/a' })])
    expect(answers.map(({ status, body }) => [status, JSON.parse(body.toString()).error.code])).toEqual([
      [500, 'internal'],
      [500, 'internal'],
    ])
    broken = false
    expect((await ask({ path: '/a' })).status).toBe(200)
    expect(log.mock.calls.flat()).toEqual([
      expect.stringMatching(/GET \/a: Error: broken\n {4}at /),
      expect.stringMatching(/GET \/a: Error: broken\n {4}at /),
    ])
    log.mockRestore()
  })
})

test.each([
  ['/x', '/old?a=2&b=3', '/x?a=2&b=3'],
  ['/x?a=1', '/old?a=2&b=3', '/x?a=1&b=3'],
  ['/x?a=1#there', '/old/?b=%C3%A9', '/x?a=1&b=%C3%A9#there'],
  ['/x?a=1', '/old', '/x?a=1'],
])('a redirect to %s, requested as %s, leads to %s: its own parameters win', async (location, path, expected) => {
  const { ask } = await aServer({ resolve: () => ({ kind: 'redirect', location, status: 301 }) })
  const { headers, status } = await ask({ path })
  expect([status, headers.location]).toEqual([301, expected])
})

test('API calls and files are passed to Next unchanged', async () => {
  const { ask, requests } = await aServer()
  await ask({ path: '/api/posts/?a=1', headers: { cookie: 'n=1' } })
  await ask({ path: '/robots.txt', method: 'HEAD' })
  expect(requests).toEqual(['GET /api/posts/?a=1 call n=1', 'HEAD /robots.txt call -'])
})

test('in development nothing is cached, and internal paths are still blocked', async () => {
  const { ask, requests } = await aServer({ dev: true })
  await ask({ path: '/a' })
  await ask({ path: '/a' })
  expect(requests).toHaveLength(2)
  expect((await ask({ path: '/~page/premium/a' })).status).toBe(404)
})

test.each(['/preview', '/preview/x', '/preview/premium/recipes/2', '/preview/premium/recipes/2/'])(
  '%s, which is no preview, gets the 404 page of its audience',
  async (path) => {
    const { ask, requests } = await aServer()
    const { body, headers, status } = await ask({ path, headers: await aMember('free') })
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    expect(body.toString()).toMatch(/^free /)
    expect(requests).toEqual(['GET /~missing free -'])
  },
)

test('a preview that exists is rendered for each user', async () => {
  const { ask, requests } = await aServer({ answer: dynamicPage })
  const { body, status } = await ask({ path: PREVIEW, headers: await aMember('free') })
  expect(status).toBe(200)
  expect(body.toString()).toMatch(/^for theme=light; /)
  expect(requests).toEqual([expect.stringMatching(`^GET ${PREVIEW} call theme=light; `)])
})

describe('the proxy', () => {
  const forwardedFor = async (site: Awaited<ReturnType<typeof aServer>>, headers: Record<string, string>) => {
    const before = site.forwarded.length
    await site.ask({ path: '/a', headers })
    return site.forwarded.length - before
  }

  test('answers a finished page by itself, until one of its tags expires', async () => {
    const site = await aServer()
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { rsc: '1' }] as Record<string, string>[]) {
      expect([await forwardedFor(site, headers), await forwardedFor(site, headers)]).toEqual([1, 0])
    }
    site.serverApi.expire(['page:/a'])
    expect(await forwardedFor(site, {})).toBe(1)
  })

  test("answers a member's page once it knows the session, until the user changes", async () => {
    const site = await aServer()
    const member = await aMember('premium')
    expect(await forwardedFor(site, member)).toBe(1)
    expect(await forwardedFor(site, member)).toBe(0)
    site.serverApi.invalidateUser(7)
    expect(await forwardedFor(site, member)).toBe(1)
    expect(await forwardedFor(site, { cookie: 'ebs-token=garbage' })).toBe(1)
  })
})

describe('views of pages', () => {
  const browser = { 'user-agent': 'Mozilla/5.0 Safari/605.1.15' }

  test('are counted when a page is rendered and when the proxy answers it, and not twice', async () => {
    const { ask, forwarded, readPages } = await aServer()
    for (const path of ['/a', '/a?x=1', '/a/', '/b']) await ask({ path, headers: browser })
    await ask({ path: '/a', headers: { ...browser, rsc: '1' } })
    await ask({ path: '/a', headers: { ...browser, rsc: '1', 'next-router-prefetch': '1' } })
    await ask({ path: '/nothing', headers: browser })
    await ask({ path: '/old', headers: browser })
    await expect.poll(readPages).toEqual({ '/a': 4, '/b': 1 })
    expect(forwarded.filter((url) => url === '/a')).not.toHaveLength(3)
  })

  test('are counted for members, and not for staff', async () => {
    const staff = { audience: 'premium', expiresAtMs: Number.POSITIVE_INFINITY, isStaff: true } as const
    const of = { staff: await aServer({ audienceOfSession: async () => staff }), member: await aServer() }
    const headers = { ...browser, ...(await aMember('premium')) }
    for (const { ask } of Object.values(of)) for (const path of ['/a', '/a']) await ask({ path, headers })
    await expect.poll(of.member.readPages).toEqual({ '/a': 2 })
    expect(of.staff.readPages()).toEqual({})
  })
})
