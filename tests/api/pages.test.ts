import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { cookieFor } from '../support/http/accounts'
import { betweenChanges } from '../support/http/between-changes'
import { type ApiResponse, BASE, same, sendRequest } from '../support/http/client'
import { ITEMS, LAYOUTS, PAGE_PATHS } from '../support/http/demo'

const withoutSlash = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

const canonicalOf = ({ text }: ApiResponse) => /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1]

describe.each(ITEMS)('the page $path', ({ path, title }) => {
  test('responds 200 with its title and one canonical address', async () => {
    const response = await sendRequest(path)
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(new URL(canonicalOf(response) ?? '', 'http://none.invalid').pathname).toBe(path)
    expect(/<title>([^<]*)/.exec(response.text)?.[1]).toContain(title)
  })
})

/** What matches a pattern's first group in a page's HTML, in its order. */
const foundIn = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, group = '']) => group)

const HEADINGS = /<h([1-6])[ >]/g
const IDS = /<[a-z][^<>]*? id="([^"]+)"/g
const PICTURES =
  /(?:src|srcSet|href|content)="[^"]*?(\/cms\/api\/media\/file\/[\w.-]+|%2Fcms%2Fapi%2Fmedia%2Ffile%2F[\w.-]+)/g

describe('every page', () => {
  const pages: { path: string; html: string; headers: ApiResponse['headers'] }[] = []
  beforeAll(async () => {
    for (const path of [...PAGE_PATHS, '/login', '/nothing-here']) {
      const { headers, text } = await sendRequest(path)
      pages.push({ path, html: text, headers })
    }
  }, 120_000)

  test('does not reveal its internal path, nor its software', () => {
    const revealing = (name: string) => /^x-(powered|nextjs|middleware)|^server$/.test(name)
    expect(pages.filter(({ headers }) => Object.keys(headers).some(revealing))).toEqual([])
  })

  test('has one h1, and no heading more than a level below the one before', () => {
    const levels = pages.map(({ html, path }) => ({ path, levels: foundIn(html, HEADINGS).map(Number) }))
    const skips = (all: number[]) => all.some((level, at) => level > (all[at - 1] ?? 6) + 1)
    const tops = (all: number[]) => all.filter((level) => level === 1).length
    expect(levels.filter(({ levels: all }) => tops(all) !== 1 || skips(all))).toEqual([])
  })

  test('has each id once', () => {
    const ids = pages.map(({ html, path }) => ({ path, ids: foundIn(html, IDS) }))
    const twice = ids.map(({ ids: all, path }) => ({ path, twice: all.filter((id, at) => all.indexOf(id) !== at) }))
    expect(ids.filter(({ ids: all }) => all.length < 3)).toEqual([])
    expect(twice.filter(({ twice: all }) => all.length > 0)).toEqual([])
  })

  test('has pictures that exist', async () => {
    const pictures = new Set(pages.flatMap(({ html }) => foundIn(html, PICTURES)).map(decodeURIComponent))
    expect(pictures.size).toBeGreaterThan(150)
    const statuses = await Promise.all(
      [...pictures].map(async (picture) => [picture, (await sendRequest(picture, { method: 'HEAD' })).status] as const),
    )
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
  })
})

// Items of a type share their code: one for each plan and layout is enough.
describe.each(LAYOUTS)('requests for $path', ({ path }) => {
  test('get the same page with and without a trailing slash', async () => {
    await betweenChanges(async () => {
      const [slashed, plain] = await Promise.all([sendRequest(path), sendRequest(withoutSlash(path))])
      expect(slashed.status).toBe(200)
      expect(same(plain)).toEqual(same(slashed))
    })
  })

  test('with HEAD get the headers of GET, without the body', async () => {
    await betweenChanges(async () => {
      const [get, head] = await Promise.all([sendRequest(path), sendRequest(path, { method: 'HEAD' })])
      expect([head.status, head.body.byteLength]).toEqual([200, 0])
      expect(head.headers.etag).toBe(get.headers.etag)
      expect(head.headers['content-length']).toBe(String(get.body.byteLength))
    })
  })

  test('with a current ETag get a 304', async () => {
    await betweenChanges(async () => {
      const { headers } = await sendRequest(path)
      const etag = headers.etag ?? ''
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const again = await sendRequest(path, { headers: { 'if-none-match': known } })
        expect([known, again.status, again.body.byteLength]).toEqual([known, 304, 0])
        expect(again.headers.etag).toBe(etag)
      }
    })
    expect((await sendRequest(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  // What the headers depend on is whether there is a member.
  test.each(['visitor', 'premium'] as const)('by %s get the right cache headers', async (audience) => {
    const { headers, setCookies } = await sendRequest(path, { cookie: await cookieFor(audience) })
    expect(headers['cache-control']).toBe(
      audience === 'visitor' ? 'public, max-age=0, must-revalidate' : 'private, no-cache',
    )
    expect(headers.vary?.toLowerCase().split(/, */)).toEqual(
      expect.arrayContaining(['cookie', 'accept-encoding', 'rsc']),
    )
    expect(setCookies).toEqual([])
  })
})

describe('encodings', () => {
  const decoders = { gzip: gunzipSync, br: brotliDecompressSync }

  test.each([
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, identity;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
  ] as const)('for %j a page is sent as %s', async (accepted, encoding) => {
    const plain = await sendRequest('/recipes/')
    const { body, headers } = await sendRequest('/recipes/', { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(body.byteLength).toBeLessThan(plain.body.byteLength / 2)
    expect(decoders[encoding](body).equals(plain.body)).toBe(true)
    expect(headers.etag).not.toBe(plain.headers.etag)
  })

  test.each([undefined, '', 'identity', 'zstd', 'nonsense;;q=', 'gzip;q=0, br;q=0'])(
    'for %j a page is sent uncompressed',
    async (accepted) => {
      const { headers, text } = await sendRequest('/recipes/', {
        headers: accepted === undefined ? {} : { 'accept-encoding': accepted },
      })
      expect(headers['content-encoding']).toBeUndefined()
      expect(text).toContain('</html>')
    },
  )
})

describe('an unknown address', () => {
  const nowhere = [
    '/no-such-page',
    '/no-such-page/',
    '/recipes/no-such-recipe/',
    '/a/b/c/d/e/f',
    '/index.php',
    '/wp-login.php',
    '/.env',
    '/%F0%9F%A5%A6',
    '/preview',
    '/preview/x',
    '/preview/visitor/nothing/1/',
    '/preview/visitor/recipes/1/',
  ]

  test.each(nowhere)('%s is the 404 page', async (path) => {
    await betweenChanges(async () => {
      const [one, other] = await Promise.all([sendRequest('/nothing-here'), sendRequest(path)])
      expect(one.status).toBe(404)
      expect(same(other)).toEqual(same(one))
      expect(one.text).toMatch(/<meta name="robots" content="noindex/)
      expect(other.setCookies).toEqual([])
    })
  })

  test('the 404 page is complete: header, text, footer', async () => {
    const { text } = await sendRequest('/nothing-here')
    const body = text.slice(0, text.indexOf('<script>(self.__next_f'))
    expect(body).toMatch(/<header/)
    expect(body).toMatch(/<h1[^>]*>Page not found/)
    expect(body).toMatch(/<footer/)
  })

  test('members get the 404 page too', async () => {
    const { setCookies, status } = await sendRequest('/nothing-here', { cookie: await cookieFor('premium') })
    expect([status, setCookies]).toEqual([404, []])
  })
})

test('a page has its navigation payload once, as text that one script reads', async () => {
  const { text } = await sendRequest('/')
  expect(text).toMatch(/<script type="text\/x-component">1:"\$[\w.]+"\n/)
  expect(text.match(/__next_f\.push/g)).toHaveLength(1)
})

describe('a page can only be read', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is rejected', async (method) => {
    const response = await sendRequest('/recipes/', { method })
    expect(response.status).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD')
    expect(response.json).toMatchObject({ error: { code: 'method_not_allowed' } })
  })
})

describe('no request changes the page for the next reader', () => {
  const visitors = [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': '/login', 'x-rewrite-url': '/login' },
    { 'x-middleware-subrequest': 'src/proxy:src/proxy:src/proxy:src/proxy:src/proxy' },
    { 'x-middleware-rewrite': '/~page/premium/' },
    { 'x-matched-path': '/~page/premium', 'x-invoke-path': '/~page/premium', 'x-now-route-matches': '1=premium' },
    { 'x-ebs-page': '1', 'x-ebs-audience': 'premium', 'x-ebs-client-ip': '203.0.113.7' },
    { 'x-nextjs-data': '1' },
    { 'x-prerender-revalidate': 'x', 'x-prerender-bypass': 'x', cookie: '__prerender_bypass=x; __next_preview_data=x' },
    { 'next-resume': '1', 'next-url': '/login' },
    { 'accept-language': 'fr', 'user-agent': 'Googlebot', 'save-data': 'on', dnt: '1' },
    { 'x-http-method-override': 'DELETE', 'x-forwarded-prefix': '/evil' },
  ]

  // Pages without lists: what other tests publish at the same time does not change them.
  test.each(visitors)('%j', async (headers) => {
    for (const path of ['/about/', '/privacy-and-cookies/']) {
      const plain = await sendRequest(path)
      expect(plain.status).toBe(200)
      expect(same(await sendRequest(path, { headers }))).toEqual(same(plain))
      expect(same(await sendRequest(path))).toEqual(same(plain))
    }
  })

  test.each([
    '?utm_source=x',
    '?refresh=1',
    '?_rsc=abc',
    '?__nextDefaultLocale=fr',
    '?path=login&audience=premium',
    '?%00',
    '?a=b&a=c',
    '?',
  ])('with the query %s', async (query) => {
    const plain = await sendRequest('/about/')
    expect(plain.status).toBe(200)
    expect(same(await sendRequest(`/about/${query}`))).toEqual(same(plain))
  })
})

test('no page and no malformed address is a 5xx', async () => {
  const malformed = [
    '/%',
    '/%zz',
    '/%ff',
    '/%00',
    '/%0d%0aset-cookie:a=b',
    '/\\',
    '/..',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.',
    '//',
    '//evil.example',
    '///evil.example/%2f..',
    '/?',
    '/?%',
    `/${'a'.repeat(3_000)}`,
    `/${'a/'.repeat(900)}`,
    '/__proto__',
    '/constructor',
    '/recipes/__proto__',
    '/recipes/ginger-noodle-broth/%2e',
    '/*',
    '/:path*',
    '/[[...path]]',
    '/(site)',
    '/$',
    '/;a=b',
    '/recipes;a=b',
    '/RECIPES',
    `http://${BASE.host}/about`,
    '/_next',
    '/_next/image?url=/x&w=1&q=1',
    '/_next/static/nothing.js',
    '/_next/data/x/about.json',
    '/admin/%ff',
    '/preview',
    '/preview/x/y/z',
    '/preview/premium/recipes/NaN',
    '/preview/premium/recipes/99999999999999999999',
    '/preview/premium/__proto__/1',
    '/cms',
    '/cms/api',
    '/cms/api/nothing',
    '/cms/api/recipes/1e999',
    '/wp-json',
    '/wp-json/x',
  ]
  for (const target of malformed) {
    const { headers, status, text } = await sendRequest(target)
    expect([target, status < 500]).toEqual([target, true])
    expect(text).not.toMatch(/node_modules\/|\n\s+at /)
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    expect(headers['set-cookie']).toBeUndefined()
  }
})
