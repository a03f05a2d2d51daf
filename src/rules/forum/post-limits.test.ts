import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  comparableWords,
  containsListedWord,
  floodWaitS,
  heldFor,
  newAccountWaitS,
  reportsHide,
  slowModeWaitS,
  wordList,
} from './post-limits'

const NOW = new Date('2026-11-20T12:00:00.000Z')
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000)

describe('too many posts', () => {
  const posts = (count: number, seconds: number) => Array.from({ length: count }, () => secondsAgo(seconds))

  test('the twentieth in ten minutes is allowed, the next waits for the oldest to leave the window', () => {
    expect(floodWaitS(posts(19, 30), NOW)).toBeNull()
    expect(floodWaitS(posts(20, 30), NOW)).toBe(570)
    expect(floodWaitS([...posts(19, 30), secondsAgo(599.5)], NOW)).toBe(1)
    expect(floodWaitS([...posts(19, 30), secondsAgo(600)], NOW)).toBeNull()
  })

  test('after the wait one more is allowed, whenever the posts were made', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 40 }), (ages) => {
        const recent = ages.map(secondsAgo)
        const waitS = floodWaitS(recent, NOW) ?? 0
        return floodWaitS(recent, new Date(NOW.getTime() + waitS * 1_000)) === null && waitS <= 600
      }),
    )
  })
})

test('a new account waits for a day to pass after thirty posts', () => {
  const hoursAgo = (count: number, hours: number) => Array.from({ length: count }, () => secondsAgo(hours * 3_600))
  expect(newAccountWaitS(hoursAgo(29, 1), NOW)).toBeNull()
  expect(newAccountWaitS(hoursAgo(30, 1), NOW)).toBe(23 * 3_600)
  expect(newAccountWaitS([...hoursAgo(29, 1), ...hoursAgo(1, 24)], NOW)).toBeNull()
})

test('slow mode asks for a pause between two posts', () => {
  expect(slowModeWaitS(null, 60, NOW)).toBeNull()
  expect(slowModeWaitS(secondsAgo(20), 60, NOW)).toBe(40)
  expect(slowModeWaitS(secondsAgo(60), 60, NOW)).toBeNull()
  expect(slowModeWaitS(secondsAgo(0), 0, NOW)).toBeNull()
})

test('case, accents, white space and invisible characters do not make words different', () => {
  expect(comparableWords('ca\u200bsi\u00adn\u200do\u202e')).toBe('casino')
  expect(comparableWords('  Crème\n\tBRÛLÉE ')).toBe('creme brulee')
})

test('the word list matches whole words and phrases', () => {
  const words = wordList('Casino\n\n  buy now \n')
  expect(words).toEqual(['casino', 'buy now'])
  expect(containsListedWord('The CASINO, of all places', words)).toBe(true)
  expect(containsListedWord('Buy  now!', words)).toBe(true)
  expect(containsListedWord('casinos; buy it now', words)).toBe(false)
  expect(containsListedWord('anything', [])).toBe(false)
})

describe('posts that wait for approval', () => {
  const facts = { isModerator: false, isNewAccount: false, postsOnBoard: 5, links: 0, pictures: 0, words: 'a soup' }
  const board = { holdFirst: 2, heldWords: ['casino'] }
  test.each([
    ['an ordinary one appears', {}, null],
    ['the second of two', { postsOnBoard: 1 }, 'first'],
    ['the third appears', { postsOnBoard: 2 }, null],
    ['three links of a new account', { isNewAccount: true, links: 3 }, 'links'],
    ['two links of a new account appear', { isNewAccount: true, links: 2 }, null],
    ['three links of another account appear', { links: 3 }, null],
    ['three pictures of a new account', { isNewAccount: true, pictures: 3 }, 'pictures'],
    ['two pictures of a new account appear', { isNewAccount: true, pictures: 2 }, null],
    ['three pictures of another account appear', { pictures: 3 }, null],
    ['a listed word', { words: 'casino' }, 'words'],
    [
      'a moderator never waits',
      { isModerator: true, isNewAccount: true, postsOnBoard: 0, links: 9, pictures: 9, words: 'casino' },
      null,
    ],
  ] as const)('%s', (_, own, expected) => {
    expect(heldFor({ ...facts, ...own }, board)).toBe(expected)
  })
})

test('three reports hide a post', () => {
  expect([2, 3, 4].map(reportsHide)).toEqual([false, true, true])
})
