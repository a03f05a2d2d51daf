import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { cookieOf, type DemoName } from '../support/http/accounts'
import { betweenChanges } from '../support/http/between-changes'
import { BASE, sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'

/** A path, the account that requests it, and the start of its policy. */
const RESPONSES: [string, DemoName | null, string][] = [
  ['/', null, "default-src 'self'; script-src 'self' 'sha256-"],
  ['/recipes/', 'premium', "default-src 'self'; script-src 'self' 'sha256-"],
  ['/nothing-here/', null, "default-src 'self'; script-src 'self' 'sha256-"],
  ['/login', null, "default-src 'self'; script-src 'self' 'sha256-"],
  ['/%zz', null, "default-src 'none'"],
  ['/api/auth/me', 'premium', "default-src 'none'"],
  ['/api/nothing-here', null, "default-src 'none'"],
  ['/wp-json/nothing-here', null, "default-src 'none'"],
  ['/wp-search.json', null, "default-src 'none'"],
  ['/podcasts/feed.xml', null, "default-src 'none'"],
  ['/events/feed.ics', null, "default-src 'none'"],
  ['/sitemap.xml', null, "default-src 'none'"],
  ['/robots.txt', null, "default-src 'none'"],
  ['/icon.svg', null, "default-src 'none'"],
  ['/manifest.webmanifest', null, "default-src 'none'"],
  ['/shopping-list-worker.js', null, "default-src 'self'"],
  ['/cms/api/users/me', 'premium', "default-src 'none'"],
  ['/cms/api/recipes', null, "default-src 'none'"],
  ['/admin/login', null, "default-src 'self'; script-src 'self' 'unsafe-inline'"],
  ['/preview/free/pages/1/', 'editor', "default-src 'self'; script-src 'self' 'unsafe-inline'"],
]

describe('security headers', () => {
  test.each(RESPONSES)('are on %s (%s)', async (path, name, policy) => {
    const { headers } = await sendRequest(path, name === null ? {} : { cookie: await cookieOf(name) })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-frame-options': expect.stringMatching(/^(SAMEORIGIN|DENY)$/),
      'content-security-policy': expect.stringContaining(policy),
    })
  })

  test('are on files of the build and on pictures', async () => {
    const { text } = await sendRequest('/')
    const files = [/\/_next\/static\/[\w./~-]+\.js/, /\/_next\/image\?[^" ]+/].map(
      (pattern) => pattern.exec(text)?.[0] ?? '',
    )
    for (const file of files) {
      const { status, headers } = await sendRequest(file.replaceAll('&amp;', '&'))
      expect([status, headers['x-content-type-options']]).toEqual([200, 'nosniff'])
      expect(headers['content-security-policy']).toMatch(/default-src 'none'|script-src 'none'/)
    }
  })

  test('are on a 304', async () => {
    await betweenChanges(async () => {
      const { headers } = await sendRequest('/')
      const again = await sendRequest('/', { headers: { 'if-none-match': headers.etag } })
      const policy = headers['content-security-policy']
      expect([again.status, again.headers['content-security-policy']]).toEqual([304, policy])
    })
  })
})

test.each(['/', '/recipes/', '/login', '/nothing-here/'])(
  'every script in %s has its hash in the policy',
  async (path) => {
    const { headers, text } = await sendRequest(path)
    // No text of ours contains a closing script tag, so this finds scripts as a browser does.
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
    expect(scripts.length).toBeGreaterThan(2)
    for (const script of scripts) {
      const hash = createHash('sha256').update(script).digest('base64')
      expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
    }
  },
)

test('personal responses are never cached', async () => {
  for (const [path, name] of [
    ['/api/auth/me', 'premium'],
    ['/cms/api/users/me', 'premium'],
    ['/cms/api/access', 'editor'],
    ['/cms/api/nothing-here', null],
  ] as const) {
    const { headers } = await sendRequest(path, name === null ? {} : { cookie: await cookieOf(name) })
    expect(headers['cache-control']).toBe('private, no-store')
  }
  const { headers } = await sendRequest('/admin', { cookie: await cookieOf('editor') })
  expect(headers['cache-control']).toMatch(/private.*no-store/)
})

describe('unsupported methods', () => {
  test.each(['/', '/api/auth/me', '/cms/api/users/me', '/admin'])('TRACE %s', async (path) => {
    const response = await sendRequest(path, { method: 'TRACE' })
    expectError(response, 'method_not_allowed')
    expect(response.headers.allow).toMatch(/^GET, HEAD/)
  })

  test.each(['WAVE / HTTP/1.1', 'CONNECT a.example:443 HTTP/1.1'])('%s', async (line) => {
    const socket = connect(Number(BASE.port), '127.0.0.1')
    socket.setEncoding('utf8').write(`${line}\r\nHost: ${BASE.host}\r\n\r\n`)
    let text = ''
    for await (const part of socket) text += part
    expect(text).toMatch(/^HTTP\/1\.1 405 [\s\S]*allow: GET, HEAD[\s\S]*"method_not_allowed"/)
  })
})
