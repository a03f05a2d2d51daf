import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { type Ask, aMember, aServer, closeServer, type FakeNext, PREVIEW } from './handler-fixture'

afterEach(closeServer)

const SCRIPT = 'theme("evening")'
const HASH = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

/** A page with an inline script; from the CMS and routes, any content. */
const answer: FakeNext = (req, res) => {
  const isPage = !/^\/(api|cms|admin|_next|wp-|robots)/.test(req.url ?? '')
  const type = req.headers.rsc === '1' ? 'text/x-component' : 'text/html; charset=utf-8'
  res.writeHead(req.url?.startsWith('/api/broken') ? 500 : 200, {
    'content-type': isPage ? type : 'application/json',
    ...(isPage && { 'cache-control': 's-maxage=31536000', 'x-nextjs-cache': 'HIT' }),
  })
  res.end(`<p>a page</p><script>${SCRIPT}</script>`)
}

const HTML = { accept: 'text/html' }
const member = async (): Promise<Ask> => ({ path: '/a', headers: await aMember('premium') })

/** The name of the case, the request, the status, parts of the policy, X-Frame-Options. */
const KINDS: [string, Ask | (() => Promise<Ask>), number, string[], string][] = [
  ["a visitor's page", { path: '/a' }, 200, [`script-src 'self' ${HASH}`, "object-src 'none'"], 'SAMEORIGIN'],
  ["a visitor's page without its body", { path: '/a', method: 'HEAD' }, 200, [HASH], 'SAMEORIGIN'],
  ["a member's page", member, 200, [HASH], 'SAMEORIGIN'],
  ['the 404 page', { path: '/nothing' }, 404, [HASH], 'SAMEORIGIN'],
  ['a navigation payload', { path: '/a', headers: { rsc: '1' } }, 200, ["default-src 'none'"], 'DENY'],
  [
    'a navigation payload that does not exist',
    { path: '/nothing', headers: { rsc: '1' } },
    404,
    ["default-src 'none'"],
    'SAMEORIGIN',
  ],
  ['a redirect', { path: '/old' }, 308, ["default-src 'none'"], 'SAMEORIGIN'],
  ['repeated slashes', { path: '/a//b' }, 308, ["default-src 'none'"], 'SAMEORIGIN'],
  ['400', { path: '/%zz' }, 400, ["default-src 'none'"], 'SAMEORIGIN'],
  [
    '400 as HTML',
    { path: '/%zz', headers: HTML },
    400,
    ["default-src 'none'", "style-src 'unsafe-inline'"],
    'SAMEORIGIN',
  ],
  [
    '403',
    { path: '/cms/api/x', method: 'POST', headers: { origin: 'null' } },
    403,
    ["default-src 'none'"],
    'SAMEORIGIN',
  ],
  ['405', { path: '/a', method: 'POST' }, 405, ["default-src 'none'"], 'SAMEORIGIN'],
  [
    '413',
    { path: '/api/x', method: 'POST', headers: { 'content-length': '99999999' } },
    413,
    ["default-src 'none'"],
    'SAMEORIGIN',
  ],
  ['414', { path: `/${'a'.repeat(3_000)}` }, 414, ["default-src 'none'"], 'SAMEORIGIN'],
  ['a call', { path: '/api/x' }, 200, ["default-src 'none'", "frame-ancestors 'none'"], 'DENY'],
  ['a call that fails', { path: '/api/broken' }, 500, ["default-src 'none'"], 'DENY'],
  ['a form', { path: '/wp-json/gf/v2/forms/1' }, 200, ["default-src 'none'", "form-action 'self'"], 'DENY'],
  ['the search index', { path: '/wp-search.json' }, 200, ["default-src 'none'"], 'DENY'],
  ['robots.txt', { path: '/robots.txt' }, 200, ["default-src 'none'"], 'DENY'],
  ['a file of the build', { path: '/_next/static/a.js' }, 200, ["default-src 'none'"], 'SAMEORIGIN'],
  ['an icon', { path: '/icon.svg' }, 200, ["default-src 'none'", "style-src 'unsafe-inline'"], 'SAMEORIGIN'],
  [
    'an uploaded file',
    { path: '/cms/api/videoFiles/file/a.mp4' },
    200,
    ["default-src 'none'", "media-src 'self'"],
    'SAMEORIGIN',
  ],
  ['the service worker', { path: '/shopping-list-worker.js' }, 200, ["default-src 'self'"], 'DENY'],
  ['a call to the CMS', { path: '/cms/api/users/me' }, 200, ["default-src 'none'"], 'DENY'],
  ['the admin', { path: '/admin' }, 200, ["script-src 'self' 'unsafe-inline'", "object-src 'none'"], 'SAMEORIGIN'],
  ['a preview', { path: `${PREVIEW}/` }, 200, ["script-src 'self' 'unsafe-inline'"], 'SAMEORIGIN'],
]

describe('the security headers of every kind of response', () => {
  test.each(KINDS)('%s', async (_what, given, status, policy, frames) => {
    const { ask } = await aServer({ answer })
    const asked = typeof given === 'function' ? await given() : given
    // The second response comes from the page cache.
    for (const { status: answered, headers } of [await ask(asked), await ask(asked)]) {
      expect(answered).toBe(status)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringMatching(
          /camera=\(\).*geolocation=\(\).*microphone=\(\).*payment=\(\).*screen-wake-lock=\(self\)/,
        ),
        'x-frame-options': frames,
        'content-security-policy': expect.stringMatching(/base-uri 'self'|base-uri 'none'|default-src 'self'/),
      })
      expect(headers).not.toHaveProperty('strict-transport-security')
      for (const part of policy) expect(headers['content-security-policy']).toContain(part)
      expect(headers['content-security-policy']).toContain(`frame-ancestors '${frames === 'DENY' ? 'none' : 'self'}'`)
    }
  })

  test.each(['/a', '/api/x', '/admin', '/%zz'])('https: Strict-Transport-Security is sent (%s)', async (path) => {
    const { ask } = await aServer({ answer, headers: { https: true } })
    expect((await ask({ path })).headers['strict-transport-security']).toBe('max-age=31536000')
  })

  test('report-only applies to pages and the admin, and not to other responses', async () => {
    const { ask } = await aServer({ answer, headers: { reportOnly: true } })
    for (const path of ['/a', '/admin', `${PREVIEW}/`]) {
      const { headers } = await ask({ path })
      expect(headers['content-security-policy-report-only']).toContain("script-src 'self'")
      expect(headers).not.toHaveProperty('content-security-policy')
    }
    expect((await ask({ path: '/api/x' })).headers['content-security-policy']).toContain("default-src 'none'")
  })

  test("in development the policy allows eval and the reload's WebSocket", async () => {
    const { ask } = await aServer({ answer, dev: true })
    const policy = (await ask({ path: '/a' })).headers['content-security-policy']
    expect(policy).toMatch(/script-src [^;]*'unsafe-inline'[^;]*'unsafe-eval'/)
    expect(policy).toMatch(/connect-src [^;]*ws:/)
  })
})

describe('policy sources from the settings', () => {
  const sources = {
    scripts: ['https://tags.example'],
    styles: ['https://styles.example'],
    images: ['https://dots.example'],
    forms: ['https://forms.example'],
  }

  test('are in the policy of pages and previews', async () => {
    const { ask } = await aServer({ answer, sources, headers: { origins: ['https://more.example'] } })
    for (const path of ['/a', `${PREVIEW}/`]) {
      const policy = String((await ask({ path })).headers['content-security-policy'])
      expect(policy).toMatch(/script-src [^;]*https:\/\/tags\.example https:\/\/more\.example;/)
      expect(policy).toMatch(/style-src [^;]*https:\/\/styles\.example https:\/\/more\.example;/)
      expect(policy).toMatch(/img-src [^;]*https:\/\/dots\.example https:\/\/more\.example;/)
      expect(policy).toMatch(/form-action 'self' https:\/\/forms\.example;/)
    }
    closeServer()
    const { ask: without } = await aServer({ answer })
    expect((await without({ path: '/a' })).headers['content-security-policy']).not.toContain('example')
  })

  test('are read again after an expiry of the settings', async () => {
    const changing = { ...sources }
    const { ask, serverApi } = await aServer({ answer, sources: changing })
    await ask({ path: '/a' })
    changing.forms = ['https://other.example']
    expect((await ask({ path: '/b' })).headers['content-security-policy']).toContain('https://forms.example')
    serverApi.expire(['global:settings'])
    expect((await ask({ path: '/a' })).headers['content-security-policy']).toContain('https://other.example')
  })
})

test("the CMS's API is not cached unless a response sets Cache-Control, and its files are", async () => {
  const { ask } = await aServer({
    answer: (req, res) => {
      if (req.url?.endsWith('own')) res.setHeader('cache-control', 'public, max-age=60')
      res.end('{}')
    },
  })
  const cacheControl = async (path: string) => (await ask({ path })).headers['cache-control']
  expect(await cacheControl('/cms/api/users/me')).toBe('private, no-store')
  expect(await cacheControl('/cms/api/own')).toBe('public, max-age=60')
  expect(await cacheControl('/cms/api/media/file/a.png')).toBeUndefined()
})

test.each(['TRACE', 'PROPFIND', 'M-SEARCH', 'QUERY'])(
  '%s gets 405 with the methods that the path accepts',
  async (method) => {
    const { ask, requests } = await aServer({ answer })
    for (const [path, allow] of [
      ['/a', 'GET, HEAD'],
      ['/api/auth/me', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
      ['/cms/api/users/me', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
      ['/admin', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ] as const) {
      const { status, headers, body } = await ask({ path, method })
      expect([status, headers.allow, JSON.parse(body.toString()).error.code]).toEqual([
        405,
        allow,
        'method_not_allowed',
      ])
    }
    expect(requests).toEqual([])
  },
)
