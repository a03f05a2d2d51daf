import { describe, expect, test } from 'vitest'
import { isPublicResponseHeader, sanitizeRequestHeaders } from './headers'

describe('internal headers are removed from requests', () => {
  test.each([
    'x-middleware-rewrite',
    'x-middleware-subrequest',
    'x-nextjs-data',
    'x-next-revalidate-tag-token',
    'x-prerender-revalidate',
    'x-ebs-page',
    'x-invoke-path',
    'x-matched-path',
    'x-now-route-matches',
    'x-vercel-id',
    'next-resume',
    'x-forwarded-host',
    'x-real-ip',
    'forwarded',
  ])('%s', (name) => {
    const headers = { [name]: 'premium', host: 'foreign.example' }
    sanitizeRequestHeaders(headers, '10.0.0.1', 0)
    expect(headers).toEqual({ host: 'foreign.example', 'x-ebs-client-ip': '10.0.0.1' })
  })

  test("the headers of Next's router are kept", () => {
    const headers = { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree', 'next-url': '/' }
    sanitizeRequestHeaders(headers, '10.0.0.1', 0)
    expect(headers).toMatchObject({
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': '/_tree',
      'next-url': '/',
    })
  })
})

describe('the client address', () => {
  test.each([
    ['no trusted proxy', '6.6.6.6', 0, '10.0.0.1'],
    ['one proxy: its own entry', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['two proxies: the entry of the outer one', '6.6.6.6, 1.2.3.4, 10.0.0.9', 2, '1.2.3.4'],
    ['more proxies than entries', '1.2.3.4', 3, '1.2.3.4'],
    ['an invalid entry', 'nonsense', 1, '10.0.0.1'],
    ['an IPv6 address: its network', '2001:db8::1', 1, '2001:db8:0:0::/64'],
    ['no header', undefined, 2, '10.0.0.1'],
  ])('%s', (_name, forwarded, trusted, expected) => {
    const headers: Record<string, string> = {
      'x-ebs-client-ip': '6.6.6.6',
      ...(forwarded && { 'x-forwarded-for': forwarded }),
    }
    sanitizeRequestHeaders(headers, '10.0.0.1', trusted)
    expect(headers['x-ebs-client-ip']).toBe(expected)
  })
})

test.each([
  ['x-middleware-rewrite', true, false],
  ['x-nextjs-cache', true, false],
  ['x-nextjs-rewritten-path', true, true],
  ['x-nextjs-rewritten-path', false, false],
  ['content-type', false, true],
])('%s is sent with a navigation payload (%s): %s', (name, forRouter, isPublic) => {
  expect(isPublicResponseHeader(name, forRouter)).toBe(isPublic)
})
