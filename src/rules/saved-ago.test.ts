import { expect, test } from 'vitest'
import { savedAgo } from './saved-ago'

test.each([
  [3_400, 'Saved 3 s ago'],
  [59_999, 'Saved 59 s ago'],
  [60_000, 'Saved 1 min ago'],
  [3_599_999, 'Saved 59 min ago'],
  [7_300_000, 'Saved 2 h ago'],
  // The server's clock is ahead.
  [-900, 'Saved 0 s ago'],
])('%d ms after the save', (ms, words) => {
  expect(savedAgo(ms)).toBe(words)
})
