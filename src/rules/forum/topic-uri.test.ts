import fc from 'fast-check'
import { expect, test } from 'vitest'
import { topicSearchUri, topicSlug, topicUri } from './topic-uri'

test.each([
  ['Crème brûlée, twice!', 'creme-brulee-twice'],
  ['  --  ', 'topic'],
  ['Привет', 'topic'],
  [`${'long '.repeat(40)}`, 'long-'.repeat(16).slice(0, -1)],
])('the slug of %j', (title, slug) => {
  expect(topicSlug(title)).toBe(slug)
})

test('every title gives a slug that a path can have', () => {
  const letters = fc.constantFrom('a', 'É', '9', '-', ' ', '_', 'Ж', '😀', 'ﬁ', '/')
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 200 }), (title) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(topicSlug(title)),
    ),
  )
})

test('an address has the slugs of the board and the topic', () => {
  expect(topicUri('in-the-kitchen', 'soup')).toBe('/community/in-the-kitchen/soup/')
})

test('words to search for are taken literally', () => {
  expect(topicSearchUri('salt & olives?')).toBe('/community/?q=salt+%26+olives%3F')
})
