import { describe, expect, test } from 'vitest'
import { routeKindOf } from './route-kinds'
import { encodePath, parseTarget } from './url-guard'

describe('the internal prefix is blocked in every encoding', () => {
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
    '/~product/premium',
    'http://localhost/~page/premium/about',
    'HTTP://localhost:3000/%7Epage/premium/about?x=1',
  ])('%s', (target) => {
    expect(parseTarget(target)).toEqual({ kind: 'missing' })
  })

  test('a path encoded more often than the guard decodes is blocked', () => {
    expect(parseTarget(`/%${'25'.repeat(40)}7Epage/premium`)).toEqual({ kind: 'missing' })
  })
})

describe('parsing a request target', () => {
  test.each([
    ['/', { kind: 'valid', path: '/', query: '' }],
    ['/recipes', { kind: 'valid', path: '/recipes', query: '' }],
    ['/recipes/', { kind: 'valid', path: '/recipes', query: '' }],
    ['/recipes/?a=%2F&b', { kind: 'valid', path: '/recipes', query: '?a=%2F&b' }],
    ['/caf%C3%A9', { kind: 'valid', path: '/café', query: '' }],
    ['/100%25', { kind: 'valid', path: '/100%', query: '' }],
    ['/a~page', { kind: 'valid', path: '/a~page', query: '' }],
    ['http://foreign.example/recipes', { kind: 'valid', path: '/recipes', query: '' }],
    ['/recipes//soup?x=1', { kind: 'redirect', location: '/recipes/soup?x=1' }],
    ['//evil.example/x', { kind: 'redirect', location: '/evil.example/x' }],
    ['/a%2F%2Fb', { kind: 'missing' }],
    ['/a/../b', { kind: 'missing' }],
    ['/%E0%A4%A', { kind: 'invalid', code: 'bad_request' }],
    ['/a%00b', { kind: 'invalid', code: 'bad_request' }],
    ['/a%0d%0ab', { kind: 'invalid', code: 'bad_request' }],
    ['*', { kind: 'invalid', code: 'bad_request' }],
    [`/${'a'.repeat(2_047)}`, { kind: 'valid', path: `/${'a'.repeat(2_047)}`, query: '' }],
    [`/${'a'.repeat(2_048)}`, { kind: 'invalid', code: 'uri_too_long' }],
  ])('%s', (target, result) => {
    expect(parseTarget(target)).toEqual(result)
  })

  test('a path is encoded in one way for Next', () => {
    expect(encodePath('/café/a b%?#')).toBe('/caf%C3%A9/a%20b%25%3F%23')
  })
})

describe('which paths are pages', () => {
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
    ['/_next/data/build/index.json', 'blocked'],
    ['/sitemap.xml', 'code'],
    ['/wp-search.json', 'code'],
    ['/podcasts/feed.xml', 'code'],
    ['/podcasts', 'page'],
    ['/events/feed.ics', 'code'],
    ['/events/feed', 'page'],
    ['/__nextjs_font/x', 'page'],
  ])('%s: %s', (path, kind) => {
    expect(routeKindOf(path)).toBe(kind)
  })

  test("Next's development files count as code only in development", () => {
    expect(routeKindOf('/__nextjs_font/x', true)).toBe('code')
  })
})
