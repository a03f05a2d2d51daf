import { describe, expect, test } from 'vitest'
import { compileRedirects, findRedirect, type RedirectRow, withQuery } from './redirects'

const rows = (...pairs: [from: string, to: string][]): RedirectRow[] => pairs.map(([from, to]) => ({ from, to }))
const find = (pairs: [string, string][], path: string) => findRedirect(compileRedirects(rows(...pairs)).redirects, path)
const problems = (...pairs: [string, string][]) =>
  compileRedirects(rows(...pairs)).problems.map(({ row, problem }) => `${row.from}: ${problem}`)

describe('a redirect matches whole segments', () => {
  const table: [string, string][] = [
    ['/forum/{rest*}', '/community/'],
    ['/gut-health-articles/{rest*}', '/ebs-blog/'],
    ['/member/lifestyle-guide/{slug}', '/the-ebs-method/6wr/lg/{slug}'],
    ['/old/{rest*}', '/new/{rest*}/'],
  ]
  test.each([
    ['/forum', '/community/'],
    ['/forum/', '/community/'],
    ['/FORUM?x=1', '/community/'],
    ['/forum/topics/9', '/community/'],
    ['/forum-dev', null],
    ['/forum-dev/x', null],
    ['/gut-health-articles/leaky-gut/', '/ebs-blog/'],
    ['/gut-health-recipes/', null],
    ['/gut-health', null],
    ['/member/lifestyle-guide/sleep/', '/the-ebs-method/6wr/lg/sleep'],
    ['/member/lifestyle-guide/', null],
    ['/member/lifestyle-guide/a/b', null],
    ['/member/', null],
    ['/old', '/new/'],
    ['/old/a/b', '/new/a/b/'],
    ['/old/what%3Fnow', '/new/what%3Fnow/'],
    ['/', null],
  ])('%s leads to %s', (path, target) => {
    expect(find(table, path)).toBe(target)
  })
})

describe('the most specific redirect wins in any order of rows', () => {
  const table: [string, string][] = [
    ['/a/{rest*}', '/rest'],
    ['/a/{slug}', '/one'],
    ['/a/b/{rest*}', '/deep'],
    ['/a/b', '/exact'],
  ]
  test.each([
    ['/a/b', '/exact'],
    ['/a/x', '/one'],
    ['/a/b/c', '/deep'],
    ['/a/x/y', '/rest'],
    ['/a', '/rest'],
  ])('%s leads to %s', (path, target) => {
    expect(find(table, path)).toBe(target)
    expect(find(table.toReversed(), path)).toBe(target)
  })
})

describe('redirects take one hop', () => {
  test('a chain of exact rows is one hop when compiled', () => {
    const { redirects } = compileRedirects(rows(['/a', '/b'], ['/b/', '/c'], ['/c', '/d/']))
    expect(redirects.exact.get('/a')?.to).toBe('/d/')
  })
  test.each([
    [
      'exact into pattern',
      [
        ['/a', '/old/x'],
        ['/old/{slug}', '/new/{slug}'],
      ],
      '/a',
      '/new/x',
    ],
    [
      'pattern into exact',
      [
        ['/old/{slug}', '/new/{slug}'],
        ['/new/x', '/z'],
      ],
      '/old/x',
      '/z',
    ],
    [
      'pattern into pattern',
      [
        ['/a/{s}', '/b/{s}'],
        ['/b/{x}', '/c/{x}'],
      ],
      '/a/1',
      '/c/1',
    ],
    [
      "a target's query goes along",
      [
        ['/a', '/b?x=1'],
        ['/b', '/c?y=2'],
      ],
      '/a',
      '/c?y=2&x=1',
    ],
    [
      'the query of a target with placeholders goes along',
      [
        ['/a/{s}', '/b/{s}?x=1'],
        ['/b/{s}', '/c/{s}'],
      ],
      '/a/1',
      '/c/1?x=1',
    ],
    [
      'a pattern that covers its own target',
      [
        ['/a/{slug}', '/a/all'],
        ['/z', '/a/q'],
      ],
      '/z',
      '/a/all',
    ],
    ['thirty rows', Array.from({ length: 30 }, (_, i) => [`/n${i}`, `/n${i + 1}`]), '/n0', '/n30'],
  ] as [string, [string, string][], string, string][])('%s', (_name, table, path, target) => {
    expect(find(table, path)).toBe(target)
    expect(problems(...table)).toEqual([])
  })
})

describe('redirects keep the query', () => {
  test.each([
    ['/community/', '?topic=9', '/community/?topic=9'],
    ['/community/', 'topic=9', '/community/?topic=9'],
    ['/community/', '', '/community/'],
    ['/community/', '?', '/community/'],
    ['/x?a=1', '?b=2', '/x?a=1&b=2'],
    ['/x?a=1', '?a=2&b=3', '/x?a=1&b=3'],
    ['/x?a=1#top', '?b=2', '/x?a=1&b=2#top'],
    ['/x#top', '?q=a%20b+c&flag', '/x?q=a%20b+c&flag#top'],
    ['/x', '?a=1&a=2', '/x?a=1&a=2'],
    ['/x', '?a=1\r\nSet-Cookie: b#c', '/x?a=1%0D%0ASet-Cookie:%20b%23c'],
  ])('%s with %s is %s', (target, search, whole) => {
    expect(withQuery(target, search)).toBe(whole)
  })
})
