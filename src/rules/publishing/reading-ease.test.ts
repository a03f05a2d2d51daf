import { expect, test } from 'vitest'
import { readingEase } from './reading-ease'

test('plain words in short sentences are easier to read than long ones', () => {
  const plain = 'Put the oats in a pan. Stir them for five minutes. Eat them warm with fruit on top. '
  const hard = 'Comprehensive nutritional interventions necessitate individualized multidisciplinary consideration. '
  expect(readingEase(Array(8).fill(plain))).toBeGreaterThan(90)
  expect(readingEase(Array(20).fill(hard))).toBeLessThan(0)
})

test('a text of fewer than 100 words has no reading ease', () => {
  expect(readingEase(['Ninety-nine words would not do. '.repeat(19)])).toBeNull()
  expect(readingEase(['Five words are in here. '.repeat(20)])).not.toBeNull()
})
