import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileRedirects, findRedirect, type RedirectRow } from './redirects'

const rows = (...pairs: [from: string, to: string][]): RedirectRow[] => pairs.map(([from, to]) => ({ from, to }))
const find = (pairs: [string, string][], path: string) => findRedirect(compileRedirects(rows(...pairs)).redirects, path)
const problems = (...pairs: [string, string][]) =>
  compileRedirects(rows(...pairs)).problems.map(({ row, problem }) => `${row.from}: ${problem}`)

describe('redirects stay on this site', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/..//evil.example',
    'javascript:alert(1)',
    '/x\r\nSet-Cookie: a=b',
    '/x\u0000',
    'community',
    '',
  ])('the target "%s" is a problem', (to) => {
    expect(problems(['/a', to])).toEqual(['/a: target'])
    expect(find([['/a', to]], '/a')).toBeNull()
  })
  test.each([
    '/old//evil.example',
    '/old/%2Fevil.example',
    '/old/%5Cevil.example',
    '/old/\\evil.example',
    '/old/..%2F/evil.example',
    '/old/%252F/evil.example',
  ])('a requested path never redirects to another site: %s', (path) => {
    const target = find([['/old/{rest*}', '/{rest*}']], path) ?? '/'
    expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example')
  })
  test('no rows and paths redirect to another site', () => {
    const { redirects } = compileRedirects(rows(['/old/{rest*}', '/{rest*}'], ['/one/{x}', '/{x}/']))
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5C',
      '..',
      '%2e',
      '\n',
      'evil.example',
      '?',
      '#',
      '%',
      '{x}',
      '{rest*}',
      'a',
    )
    fc.assert(
      fc.property(fc.constantFrom('/old/', '/one/'), fc.array(pieces, { maxLength: 7 }), (start, tail) => {
        const target = findRedirect(redirects, start + tail.join('')) ?? '/'
        expect(new URL(target, 'https://shop.example').origin).toBe('https://shop.example')
      }),
      { numRuns: 2000 },
    )
  })
})

describe('invalid rows are reported and ignored', () => {
  test.each([
    ['a source that is no path', [['a', '/b']], ['a: source']],
    ['a source with a query', [['/a?x=1', '/b']], ['/a?x=1: source']],
    [
      'a source that takes the whole site',
      [
        ['/{rest*}', '/b'],
        ['/{slug}', '/b'],
      ],
      ['/{rest*}: source', '/{slug}: source'],
    ],
    ['a target with a placeholder of its own', [['/a/{slug}', '/b/{name}']], ['/a/{slug}: placeholder']],
    ['a placeholder that is half a segment', [['/a/{slug}', '/b/x-{slug}']], ['/a/{slug}: placeholder']],
    [
      'the same source twice',
      [
        ['/a', '/b'],
        ['/A/', '/c'],
        ['/x/{a}', '/b'],
        ['/x/{b}', '/c'],
      ],
      ['/A/: duplicate', '/x/{b}: duplicate'],
    ],
    [
      'its own source',
      [
        ['/a', '/A/?x=1'],
        ['/a/{s}', '/a/{s}/'],
      ],
      ['/a: itself', '/a/{s}: itself'],
    ],
    [
      'a circle of two',
      [
        ['/a', '/b'],
        ['/b', '/a'],
        ['/c', '/a'],
      ],
      ['/a: cycle', '/b: cycle'],
    ],
    [
      'a circle of patterns',
      [
        ['/a/{s}', '/b/{s}'],
        ['/b/{t}', '/a/{t}'],
      ],
      ['/a/{s}: cycle', '/b/{t}: cycle'],
    ],
    ['an endless path', [['/a/{rest*}', '/a/b/{rest*}']], ['/a/{rest*}: cycle']],
    [
      'a circle through a pattern',
      [
        ['/new/{s}', '/old/{s}'],
        ['/old/x', '/new/x'],
      ],
      ['/old/x: cycle'],
    ],
  ] as [string, [string, string][], string[]][])('%s', (_name, table, reported) => {
    expect(problems(...table)).toEqual(reported)
  })
  test('the first of two equal rows is used', () => {
    expect(
      find(
        [
          ['/a', '/b'],
          ['/a/', '/c'],
        ],
        '/a',
      ),
    ).toBe('/b')
  })
  test('a row that leads into a cycle keeps its own hop', () => {
    expect(
      find(
        [
          ['/a', '/b'],
          ['/b', '/a'],
          ['/c', '/a'],
        ],
        '/c',
      ),
    ).toBe('/a')
    expect(
      find(
        [
          ['/a', '/b'],
          ['/b', '/a'],
          ['/c', '/a'],
        ],
        '/a',
      ),
    ).toBeNull()
  })
  test('a cycle for some paths disables only the row that closes it', () => {
    const table: [string, string][] = [
      ['/a/{rest*}', '/b/{rest*}'],
      ['/b/{x}', '/a/{x}'],
    ]
    expect(problems(...table)).toEqual(['/b/{x}: cycle'])
    expect(find(table, '/a/1/2')).toBe('/b/1/2')
  })
  test('a path that would redirect to itself is not redirected', () => {
    expect(find([['/a/{slug}', '/a/all']], '/a/all/')).toBeNull()
  })
})

test('for any rows, the target is not redirected again', () => {
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 2 }).map((s) => `/${s.join('/')}`)
  const source = fc.oneof(path, fc.constantFrom('/a/{x}', '/b/{x}', '/a/{x*}', '/b/{x*}', '/c/{x*}'))
  const target = fc.oneof(path, fc.constantFrom('/a/{x}', '/b/{x}', '/c/{x*}', '/a/b/{x*}'))
  fc.assert(
    fc.property(fc.array(fc.record({ from: source, to: target }), { maxLength: 8 }), path, (table, asked) => {
      const { redirects } = compileRedirects(table)
      const found = findRedirect(redirects, asked)
      expect(found === null ? null : findRedirect(redirects, found)).toBeNull()
      expect(found).not.toBe(asked)
    }),
    { numRuns: 3000 },
  )
})
