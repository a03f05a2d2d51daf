import { describe, expect, test } from 'vitest'
import { ask } from '../support/http/client'

describe('the cookie banner comes from our own origin', () => {
  test.each([
    ['cookieconsent.umd.js', 'text/javascript; charset=utf-8', 'CookieConsent'],
    ['cookieconsent.css', 'text/css; charset=utf-8', '#cc-main'],
  ])('%s, to be kept for good', async (name, type, words) => {
    const { headers, status, text } = await ask(`/consent/3.1.0/${name}`)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['set-cookie']).toBeUndefined()
    expect(text).toContain(words)
  })

  test.each([
    '/consent/3.1.0/package.json',
    '/consent/3.1.0/cookieconsent.esm.js',
    '/consent/3.1.0/%2e%2e%2fpackage.json',
    '/consent/3.1.0/__proto__',
    '/consent/3.0.0/cookieconsent.css',
    '/consent/3.1.0',
  ])('%s is not there', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})

describe('the decision changes nothing on the server', () => {
  test('a page is the same with the cookie of the banner, and may be kept', async () => {
    const bare = await ask('/recipes/')
    const headers = { cookie: `cc_cookie=${encodeURIComponent('{"categories":["necessary","analytics"]}')}` }
    const decided = await ask('/recipes/', { headers })
    expect(decided.headers.etag).toBe(bare.headers.etag)
    expect(decided.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(decided.text).toBe(bare.text)
  })
})
