import { expect, test } from 'vitest'
import { estimateBytes } from './estimate-bytes'

const LONG = 100_000

test.each([
  ['a text of Latin letters, one byte each', 'é'.repeat(LONG), LONG],
  ['a text with one other letter, two bytes each', `${'e'.repeat(LONG - 1)}’`, 2 * LONG],
  ['a buffer', Buffer.alloc(LONG), LONG],
  ['segments in a map', new Map([['/_tree', Buffer.alloc(LONG)]]), LONG],
  ['a list of the same object twice', Array(2).fill({ text: 'e'.repeat(LONG) }), LONG],
])('%s', (_what, value, bytes) => {
  expect(estimateBytes(value)).toBeGreaterThanOrEqual(bytes)
  expect(estimateBytes(value)).toBeLessThan(bytes + 500)
})

test('an empty list has a size', () => {
  expect(estimateBytes([])).toBeGreaterThan(0)
})

test('a circular object is counted once', () => {
  const self: Record<string, unknown> = { text: 'x' }
  self.own = self
  expect(estimateBytes(self)).toBeLessThan(200)
})
