import { describe, expect, test } from 'vitest'
import { shorten } from './shorten'

describe('SPEC 2.3: a testimonial on a card', () => {
  test('stays whole where it fits', () => {
    expect(shorten('I sleep again.', 14)).toEqual({ text: 'I sleep again.', more: false })
  })

  test('ends between two words, with an ellipsis', () => {
    expect(shorten('I sleep again, and I cook.', 16)).toEqual({ text: 'I sleep again…', more: true })
    expect(shorten('I sleep again.', 13)).toEqual({ text: 'I sleep…', more: true })
  })

  test('never splits a character of two halves', () => {
    const { text } = shorten('🥦'.repeat(20), 9)
    expect(text).toMatch(/^🥦+…$/u)
  })
})
