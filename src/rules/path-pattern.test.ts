import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bySpecificity, matchPattern, parsePattern, pathSegments } from './path-pattern'

const match = (pattern: string, path: string) => {
  const captures = matchPattern(parsePattern(pattern) ?? [], pathSegments(path))
  return captures && Object.fromEntries(captures)
}

describe('a path is split into segments', () => {
  test.each([
    ['/', []],
    ['', []],
    ['/member/', ['member']],
    ['/member?x=/a', ['member']],
    ['/member#/a', ['member']],
    ['//member///x//', ['member', 'x']],
    ['/a/./b/../c', ['a', 'c']],
    ['/%6Dember/caf%C3%A9', ['member', 'café']],
    ['/member%2Fx', ['member', 'x']],
    ['/member\\x', ['member', 'x']],
    ['/100%/x', ['100%', 'x']],
    ['/../../member', ['member']],
  ])('%s', (path, segments) => {
    expect(pathSegments(path)).toEqual(segments)
  })
})

describe('a pattern matches whole segments', () => {
  test.each([
    ['/forum', '/forum', {}],
    ['/forum', '/FORUM/', {}],
    ['/forum', '/forum-dev', null],
    ['/forum', '/forum/x', null],
    ['/advice/{slug}', '/advice/IBS', { slug: ['IBS'] }],
    ['/advice/{slug}', '/advice', null],
    ['/advice/{slug}', '/advice/a/b', null],
    ['/forum/{rest*}', '/forum', { rest: [] }],
    ['/forum/{rest*}', '/forum/a/b', { rest: ['a', 'b'] }],
    ['/forum/{rest*}', '/forum-dev', null],
    ['/', '/', {}],
    ['/', '/x', null],
  ])('%s on %s', (pattern, path, captures) => {
    expect(match(pattern, path)).toEqual(captures)
  })
})

test.each(['advice', '', '/a/{slug', '/a/x{slug}', '/{rest*}/a', '/{a}/{a}', '/{}'])(
  'the pattern "%s" is refused',
  (pattern) => {
    expect(parsePattern(pattern)).toBeNull()
  },
)

test('the more specific pattern comes first', () => {
  const patterns = ['/a/{rest*}', '/a/{x}', '/a', '/a/b/{rest*}', '/a/{x}/c', '/a/b', '/a/b/c']
  const sorted = [...patterns].sort((a, b) => bySpecificity(parsePattern(a) ?? [], parsePattern(b) ?? []))
  const before = (first: string, second: string) => sorted.indexOf(first) < sorted.indexOf(second)
  expect(before('/a/b', '/a/{x}')).toBe(true)
  expect(before('/a/b/c', '/a/b/{rest*}')).toBe(true)
  expect(before('/a/b/c', '/a/{x}/c')).toBe(true)
  expect(before('/a/{x}', '/a/{rest*}')).toBe(true)
  expect(before('/a/b/{rest*}', '/a/{rest*}')).toBe(true)
  expect(before('/a', '/a/{rest*}')).toBe(true)
})

test('any text is a path, and none makes the split fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(pathSegments(text).every((segment) => !/[/\\]/.test(segment))).toBe(true)
    }),
  )
})
