import { afterEach, describe, expect, test } from 'vitest'
import { type Ask, aServer, closeServer, type FakeNext } from './handler-fixture'

afterEach(closeServer)

describe('paths without a page', () => {
  test('share one 404 page, rendered once', async () => {
    const { ask, requests } = await aServer()
    const answers = await Promise.all(
      ['/nothing', '/nothing/1?x=2', '/~page/premium/a', '/a/../b', '/_next/data/x/a.json'].map((path) =>
        ask({ path }),
      ),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(404)
    expect(requests).toEqual(['GET /~missing visitor -'])
  })

  test("have no navigation payload, so that Next's router loads the document", async () => {
    const { ask, requests } = await aServer()
    const answer = await ask({ path: '/nothing', headers: { rsc: '1' } })
    expect([answer.status, answer.body.length, requests.length]).toEqual([404, 0, 0])
  })

  test('that redirect keep their query, before the anchor', async () => {
    const { ask } = await aServer()
    expect((await ask({ path: '/old/?a=%26' })).headers.location).toBe('/new?a=%26#there')
    expect((await ask({ path: '/old' })).headers.location).toBe('/new#there')
  })
})

describe('requests that the server rejects', () => {
  const tooMuch = Buffer.alloc(10_485_761)
  test.each<[string, Ask, number, string]>([
    ['POST to a page', { path: '/a', method: 'POST' }, 405, 'method_not_allowed'],
    ['POST to a file', { path: '/_next/static/a.js', method: 'POST' }, 405, 'method_not_allowed'],
    [
      'a cross-site write to the CMS',
      { path: '/cms/api/x', method: 'PATCH', headers: { origin: 'https://evil.example' } },
      403,
      'foreign_origin',
    ],
    [
      'a write from our own host with another scheme',
      { path: '/cms/api/x', method: 'PATCH', headers: { origin: 'https://site.example' } },
      403,
      'foreign_origin',
    ],
    [
      'a cross-site write without an Origin header',
      { path: '/cms/api/x', method: 'PATCH', headers: { 'sec-fetch-site': 'cross-site' } },
      403,
      'foreign_origin',
    ],
    [
      'a write with the origin "null"',
      { path: '/cms/api/x', method: 'POST', headers: { origin: 'null' } },
      403,
      'foreign_origin',
    ],
    ['a malformed URL', { path: '/%zz' }, 400, 'bad_request'],
    ['a long URL', { path: `/${'a'.repeat(3_000)}` }, 414, 'uri_too_long'],
    [
      'a Content-Length over 10 MB',
      { path: '/api/x', method: 'POST', headers: { 'content-length': '10485761' } },
      413,
      'payload_too_large',
    ],
    [
      'a chunked body over 10 MB',
      { path: '/api/x', method: 'POST', headers: { 'transfer-encoding': 'chunked' }, body: tooMuch },
      413,
      'payload_too_large',
    ],
  ])('%s', async (_name, ask, status, code) => {
    const drained: FakeNext = async (req, res) => {
      for await (const _chunk of req);
      res.end('read')
    }
    const { ask: send } = await aServer({ answer: drained })
    const answer = await send(ask)
    expect([answer.status, JSON.parse(answer.body.toString()).error.code]).toEqual([status, code])
  })

  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

  test('a browser gets an HTML page with the right status', async () => {
    const { ask } = await aServer()
    const answer = await ask({ path: `/${'a'.repeat(3_000)}`, headers: browser })
    expect([answer.status, answer.headers['content-type']]).toEqual([414, 'text/html; charset=utf-8'])
    expect(answer.body.toString()).toContain('<h1>This address is too long</h1>')
  })

  test('an API call gets JSON, whatever its Accept header is', async () => {
    const { ask } = await aServer()
    const headers = { ...browser, 'content-length': '10485761' }
    const answer = await ask({ path: '/api/x', method: 'POST', headers })
    expect(JSON.parse(answer.body.toString()).error.code).toBe('payload_too_large')
  })

  test('a page that fails to render gets our own error page, not the one of Next', async () => {
    const { ask } = await aServer({
      answer: (_, res) => {
        res.writeHead(500, { 'content-type': 'text/html' })
        res.end('a stack trace')
      },
    })
    const answer = await ask({ path: '/a', headers: browser })
    expect(answer.status).toBe(500)
    expect(answer.body.toString()).toContain('Something went wrong')
    expect(answer.body.toString()).not.toContain('stack trace')
  })

  test('a write from the site URL is accepted, whatever host a proxy sends', async () => {
    const { ask } = await aServer({ answer: (_, res) => void res.end('done') })
    const answer = await ask({ path: '/cms/api/x', method: 'PATCH', headers: { origin: 'http://site.example' } })
    expect(answer.body.toString()).toBe('done')
  })

  test('staff may upload large videos, and others no files to the CMS', async () => {
    const { ask, setRole } = await aServer({
      answer: (_, res) => void res.writeHead(200, { connection: 'close' }).end(),
    })
    const status = async (path: string, bytes: number) => {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes) }
      return (await ask({ path, method: 'POST', headers })).status
    }
    const MB = 1_024 * 1_024
    for (const role of [null, 'member'] as const) {
      setRole(role)
      expect(await status('/cms/api/videoFiles', 17 * 1_024)).toBe(403)
      expect(await status('/cms/api/users/login', 16 * 1_024)).toBe(200)
    }
    setRole('editor')
    expect(await status('/cms/api/videoFiles', 2_048 * MB)).toBe(200)
    expect(await status('/cms/api/videoFiles/7', 2_048 * MB)).toBe(200)
    expect(await status('/cms/api/videoFiles', 2_050 * MB)).toBe(413)
    expect(await status('/cms/api/media', 11 * MB)).toBe(413)
    expect(await status('/api/x', 11 * MB)).toBe(413)
  })

  test('a body of exactly 10 MB is accepted', async () => {
    const { ask } = await aServer({
      answer: async (req, res) => {
        let bytes = 0
        for await (const chunk of req) bytes += chunk.length
        res.end(String(bytes))
      },
    })
    const answer = await ask({
      path: '/api/x',
      method: 'POST',
      headers: { 'transfer-encoding': 'chunked' },
      body: Buffer.alloc(10_485_760),
    })
    expect(answer.body.toString()).toBe('10485760')
  })
})
