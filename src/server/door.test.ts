import { describe, expect, test } from 'vitest'
import { encodePath, judge } from './door'
import { surfaceOf } from './surfaces'

describe('DESIGN 4.2: nobody reaches the internal prefix, in any spelling', () => {
  test.each([
    '/~page/premium/about',
    '/~page',
    '/~PAGE/premium/about',
    '/%7Epage/premium/about',
    '/%7e%70%61%67%65/premium/about',
    '/%257Epage/premium/about',
    '/%2525257Epage/premium/about',
    '//~page/premium/about',
    '/%2F~page/premium/about',
    '/~page%2Fpremium%2Fabout',
    '/\\~page\\premium',
    '/%5C~page/premium',
    '/x/../~page/premium/about',
    '/x/%2e%2e/~page/premium/about',
    '/./~page/premium/about',
    '/api/../~page/premium/about',
    '/~page/premium/about.rsc',
    '/~page/premium/about.segments/_tree.segment.rsc',
    '/~page;x/premium/about',
    '/%20~page/premium',
    '/_next/data/build/~page/premium/about.json',
    '/~missing',
    'http://localhost/~page/premium/about',
    'HTTP://localhost:3000/%7Epage/premium/about?x=1',
  ])('%s', (target) => {
    expect(judge(target)).toEqual({ kind: 'missing' })
  })

  test('an encoding deeper than we follow is not let through', () => {
    expect(judge(`/%${'25'.repeat(40)}7Epage/premium`)).toEqual({ kind: 'missing' })
  })
})

describe('DESIGN 4.6: what the door makes of an address', () => {
  test.each([
    ['/', { kind: 'admitted', path: '/', query: '' }],
    ['/recipes', { kind: 'admitted', path: '/recipes', query: '' }],
    ['/recipes/', { kind: 'admitted', path: '/recipes', query: '' }],
    ['/recipes/?a=%2F&b', { kind: 'admitted', path: '/recipes', query: '?a=%2F&b' }],
    ['/caf%C3%A9', { kind: 'admitted', path: '/café', query: '' }],
    ['/100%25', { kind: 'admitted', path: '/100%', query: '' }],
    ['/a~page', { kind: 'admitted', path: '/a~page', query: '' }],
    ['http://foreign.example/recipes', { kind: 'admitted', path: '/recipes', query: '' }],
    ['/recipes//soup?x=1', { kind: 'redirect', location: '/recipes/soup?x=1' }],
    ['//evil.example/x', { kind: 'redirect', location: '/evil.example/x' }],
    ['/a%2F%2Fb', { kind: 'missing' }],
    ['/a/../b', { kind: 'missing' }],
    ['/%E0%A4%A', { kind: 'refused', code: 'bad_request' }],
    ['/a%00b', { kind: 'refused', code: 'bad_request' }],
    ['/a%0d%0ab', { kind: 'refused', code: 'bad_request' }],
    ['*', { kind: 'refused', code: 'bad_request' }],
    [`/${'a'.repeat(2_047)}`, { kind: 'admitted', path: `/${'a'.repeat(2_047)}`, query: '' }],
    [`/${'a'.repeat(2_048)}`, { kind: 'refused', code: 'uri_too_long' }],
  ])('%s', (target, verdict) => {
    expect(judge(target)).toEqual(verdict)
  })

  test('a path reaches Next in one spelling', () => {
    expect(encodePath('/café/a b%?#')).toBe('/caf%C3%A9/a%20b%25%3F%23')
  })
})

describe('DESIGN 4.6: which paths are pages', () => {
  test.each([
    ['/', 'page'],
    ['/recipes', 'page'],
    ['/apiary', 'page'],
    ['/administration', 'page'],
    ['/api', 'code'],
    ['/api/auth/me', 'code'],
    ['/wp-json/gf/v2/forms/1/submissions', 'code'],
    ['/cms/api/users', 'code'],
    ['/admin', 'code'],
    ['/_next/static/chunk.js', 'code'],
    ['/_next/data/build/index.json', 'closed'],
    ['/sitemap.xml', 'code'],
    ['/wp-search.json', 'code'],
    ['/podcasts/feed.xml', 'code'],
    ['/podcasts', 'page'],
    ['/events/feed.ics', 'code'],
    ['/events/feed', 'page'],
    ['/__nextjs_font/x', 'page'],
  ])('%s: %s', (path, surface) => {
    expect(surfaceOf(path)).toBe(surface)
  })

  test("Next's development files count as code only while developing", () => {
    expect(surfaceOf('/__nextjs_font/x', true)).toBe('code')
  })
})
