import { expect, test } from 'vitest'
import { documentTitle, GOOD_LENGTHS, lengthHint } from './appearance'

test('the front page begins with the name of the site, other pages end with it', () => {
  expect(documentTitle({ siteName: 'Calm', title: 'Welcome', uri: '/' })).toBe('Calm: Welcome')
  expect(documentTitle({ siteName: 'Calm', title: 'Soup', uri: '/recipes/soup/' })).toBe('Soup · Calm')
})

test.each([
  [0, 'empty', 'Empty. Good: 15 to 60 characters.'],
  [1, 'short', '1 character: too short. Good: 15 to 60.'],
  [15, 'good', '15 characters: good.'],
  [60, 'good', '60 characters: good.'],
  [61, 'long', '61 characters: too long, the end may be cut. Good: 15 to 60.'],
] as const)('a title of %i characters is %s', (length, state, text) => {
  expect(lengthHint(length, GOOD_LENGTHS.title)).toEqual({ state, text })
})
