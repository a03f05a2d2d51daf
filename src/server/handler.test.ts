import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Audience } from '@/rules/audience'
import { aMember, aServer, closeServer, dynamicPage, staticPage } from './handler-fixture'

afterEach(closeServer)

describe('DESIGN 4.2: whose page', () => {
  test('a visitor gets the visitor page, a member the page of the plan, staff-only headers change nothing', async () => {
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
    ['a site under development', true],
  ])('%s: what the session may read at this moment, from the next request on', async (_what, dev) => {
    const now = { audience: 'premium' as Audience | null }
    const { ask, offered } = await aServer({
      dev,
      audienceOfSession: async () => now.audience && { audience: now.audience, expiresAtMs: Number.POSITIVE_INFINITY },
    })
    const headers = await aMember('premium')
    const forms = [headers, { ...headers, rsc: '1' }]
    const seen = () => Promise.all(forms.map(async (each) => String((await ask({ path: '/a', headers: each })).body)))
    for (const audience of ['premium', 'free', null, 'standard'] as const) {
      now.audience = audience
      offered.forgetMember(7)
      for (const body of await seen()) expect(body.split(' ')[0]).toBe(audience ?? 'visitor')
    }
  })

  test('a session that the database cannot tell of opens no page, and visitors read on', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { ask } = await aServer({ audienceOfSession: () => Promise.reject(new Error('SQLITE_BUSY')) })
    const answer = await ask({ path: '/a', headers: await aMember('premium') })
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
    expect((await ask({ path: '/a' })).status).toBe(200)
    expect(log.mock.calls.flat()).toEqual([expect.stringContaining('SQLITE_BUSY')])
    log.mockRestore()
  })

  test('a render carries nothing of the reader who happened to be first', async () => {
    const { ask, seen } = await aServer()
    await ask({ path: '/a?x=1', headers: { ...(await aMember('free')), 'accept-language': 'fr' } })
    expect(seen).toEqual(['GET /a free -'])
  })

  test('visitors may share, members may not', async () => {
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

describe('DESIGN 4.6: one render, many answers', () => {
  test('spellings and queries of one address share one page', async () => {
    const { ask, seen } = await aServer()
    for (const path of ['/caf%C3%A9', '/caf%c3%a9/', '/caf%C3%A9?utm=1', '/caf%C3%A9/?_rsc=2', '/%63af%C3%A9']) {
      expect((await ask({ path })).status).toBe(200)
    }
    expect(seen).toHaveLength(1)
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

  test('compressed as the reader likes, each with its own strong ETag', async () => {
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

  test('navigation payloads are pages of their own, with what the router reads', async () => {
    const { ask, seen } = await aServer()
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
    expect(seen).toHaveLength(1)
    await ask({
      path: '/a',
      headers: { ...headers, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
    })
    expect(seen).toHaveLength(2)
  })

  test('after an expiry the page is rendered anew', async () => {
    const { ask, seen, offered } = await aServer()
    await ask({ path: '/a' })
    offered.expire(['doc:1'])
    await ask({ path: '/a' })
    expect(seen).toHaveLength(2)
  })

  test('an answer for one reader is made for that reader, and never kept', async () => {
    const { ask } = await aServer({ answer: dynamicPage })
    const [one, two] = await Promise.all([
      ask({ path: '/a', headers: { cookie: 'n=1' } }),
      ask({ path: '/a', headers: { cookie: 'n=2' } }),
    ])
    expect([one.body.toString(), two.body.toString()]).toEqual(['for n=1', 'for n=2'])
    expect(one.headers['cache-control']).toBe('private, no-store')
  })

  test('a broken render is a 500 for every waiting reader, and the next one gets a page', async () => {
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
      expect.stringMatching(/GET \/a: Error: broken$/),
      expect.stringMatching(/GET \/a: Error: broken$/),
    ])
    log.mockRestore()
  })
})

test('DESIGN 4.6: calls and files go to Next as they are', async () => {
  const { ask, seen } = await aServer()
  await ask({ path: '/api/posts/?a=1', headers: { cookie: 'n=1' } })
  await ask({ path: '/robots.txt', method: 'HEAD' })
  expect(seen).toEqual(['GET /api/posts/?a=1 call n=1', 'HEAD /robots.txt call -'])
})

test('DESIGN 4.6: while developing nothing is kept, and the door still holds', async () => {
  const { ask, seen } = await aServer({ dev: true })
  await ask({ path: '/a' })
  await ask({ path: '/a' })
  expect(seen).toHaveLength(2)
  expect((await ask({ path: '/~page/premium/a' })).status).toBe(404)
})
