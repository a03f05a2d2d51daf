import { describe, expect, test } from 'vitest'
import { isForeignOrigin, originHeaders } from './origin'

const HTTP = 'http://site.example:3000'
const HTTPS = 'https://site.example'

/** Name of the case, SITE_URL, headers, whether the origin is foreign. */
const REQUESTS: [string, string | undefined, Record<string, string>, boolean][] = [
  ['our page', HTTPS, { origin: HTTPS, host: 'site.example' }, false],
  ['our page, with its port', HTTP, { origin: HTTP, host: 'site.example:3000' }, false],
  ['our page, where a proxy asks under another name', HTTPS, { origin: HTTPS, host: '10.0.0.7:3000' }, false],
  ['our name without TLS', HTTPS, { origin: 'http://site.example', host: 'site.example' }, true],
  [
    'our name with TLS, where there is none',
    HTTP,
    { origin: 'https://site.example:3000', host: 'site.example:3000' },
    true,
  ],
  [
    'localhost with TLS, where there is none',
    'http://localhost:3000',
    { origin: 'https://localhost:3000', host: 'localhost:3000' },
    true,
  ],
  ['another port', HTTP, { origin: 'http://site.example:3001', host: 'site.example:3000' }, true],
  ['another site', HTTPS, { origin: 'https://evil.example', host: 'site.example' }, true],
  ['our name as a user name', HTTPS, { origin: 'https://site.example@evil.example', host: 'site.example' }, true],
  ['a sandboxed frame', HTTPS, { origin: 'null', host: 'site.example' }, true],
  ['an empty origin', HTTPS, { origin: '', host: 'site.example' }, true],
  ['an origin that is no address', HTTPS, { origin: 'not a url', host: 'site.example' }, true],
  ['a file', HTTPS, { origin: 'file://', host: 'site.example' }, true],

  ['our second name', HTTPS, { origin: 'https://www.site.example', host: 'www.site.example' }, false],
  ['our second name without TLS', HTTPS, { origin: 'http://www.site.example', host: 'www.site.example' }, true],
  [
    'our second name, as our proxy says',
    HTTP,
    { origin: 'https://www.site.example', host: 'www.site.example', 'x-forwarded-proto': 'https' },
    false,
  ],
  [
    'our second name over two proxies',
    HTTP,
    { origin: 'https://www.site.example', host: 'www.site.example', 'x-forwarded-proto': 'https, http' },
    false,
  ],
  [
    'another scheme than our proxy says',
    HTTP,
    { origin: 'http://www.site.example', host: 'www.site.example', 'x-forwarded-proto': 'https' },
    true,
  ],

  ['this machine, around the proxy', HTTPS, { origin: 'http://localhost:3000', host: 'localhost:3000' }, false],
  ['this machine by its number', HTTPS, { origin: 'http://[::1]:3000', host: '[::1]:3000' }, false],
  ['another port of this machine', HTTPS, { origin: 'http://localhost:8080', host: 'localhost:3000' }, true],
  ['a page of this machine, asking the site', HTTPS, { origin: 'http://localhost:3000', host: 'site.example' }, true],

  ['without SITE_URL, our page', undefined, { origin: 'http://site.example', host: 'site.example' }, false],
  ['without SITE_URL, another site', undefined, { origin: 'http://evil.example', host: 'site.example' }, true],

  ['a program', HTTPS, { host: 'site.example' }, false],
  ['our page, which names no origin', HTTPS, { host: 'site.example', 'sec-fetch-site': 'same-origin' }, false],
  ['a person, by the address bar', HTTPS, { host: 'site.example', 'sec-fetch-site': 'none' }, false],
  ['another site, which names no origin', HTTPS, { host: 'site.example', 'sec-fetch-site': 'cross-site' }, true],
  [
    'a neighbor under our domain, which names no origin',
    HTTPS,
    { host: 'site.example', 'sec-fetch-site': 'same-site' },
    true,
  ],
]

describe('whether a request comes from a page of another site', () => {
  test.each(REQUESTS)('%s (SITE_URL %s)', (_what, siteUrl, headers, foreign) => {
    expect(
      isForeignOrigin(
        originHeaders((name) => headers[name]),
        siteUrl,
      ),
    ).toBe(foreign)
    const asWebHeaders = new Headers(headers)
    expect(
      isForeignOrigin(
        originHeaders((name) => asWebHeaders.get(name)),
        siteUrl,
      ),
    ).toBe(foreign)
  })
})
