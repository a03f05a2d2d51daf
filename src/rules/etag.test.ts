import { expect, test } from 'vitest'
import { etagOf, matchesEtag } from './etag'

test('an ETag is quoted, and depends on the body only', () => {
  expect(etagOf('a')).toMatch(/^"[\w-]{22}"$/)
  expect(etagOf(Buffer.from('a'))).toBe(etagOf('a'))
  expect(etagOf('b')).not.toBe(etagOf('a'))
})

test.each([
  ['"x"', true],
  ['W/"x"', true],
  ['"y", W/"x"', true],
  ['*', true],
  ['"y"', false],
  ['x', false],
  ['', false],
  [null, false],
  [undefined, false],
])('If-None-Match %s matches "x": %s', (header, matches) => {
  expect(matchesEtag(header, '"x"')).toBe(matches)
})
