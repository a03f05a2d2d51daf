import { describe, expect, test } from 'vitest'
import { sendRequest } from '../support/http/client'

describe('the cookie banner’s files come from this origin', () => {
  test.each([
    ['cookieconsent.umd.js', 'text/javascript; charset=utf-8', 'CookieConsent'],
    ['cookieconsent.css', 'text/css; charset=utf-8', '#cc-main'],
  ])('%s is served, and can be cached forever', async (name, type, words) => {
    const { headers, status, text } = await sendRequest(`/consent/3.1.0/${name}`)
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
  ])('%s is not found', async (path) => {
    expect((await sendRequest(path)).status).toBe(404)
  })
})

describe('the cookie banner’s cookie and the server', () => {
  test('a page with the cookie is the same, and can be cached', async () => {
    // A page without lists, which other tests change.
    const bare = await sendRequest('/website-terms-and-conditions-eat-burn-sleep/')
    const headers = { cookie: `cc_cookie=${encodeURIComponent('{"categories":["necessary","analytics"]}')}` }
    const decided = await sendRequest('/website-terms-and-conditions-eat-burn-sleep/', { headers })
    expect(decided.headers.etag).toBe(bare.headers.etag)
    expect(decided.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(decided.text).toBe(bare.text)
  })
})
