import { describe, expect, test } from 'vitest'
import { firstSentences, firstWords, shorten, shortenToSentences, wholeSection } from './shorten'

describe('a shortened text', () => {
  test('is not cut when it fits', () => {
    expect(shorten('I sleep again.', 14)).toEqual({ text: 'I sleep again.', more: false })
  })

  test('ends between two words, with an ellipsis', () => {
    expect(shorten('I sleep again, and I cook.', 16)).toEqual({ text: 'I sleep again…', more: true })
    expect(shorten('I sleep again.', 13)).toEqual({ text: 'I sleep…', more: true })
  })

  test('never splits a surrogate pair', () => {
    const { text } = shorten('🥦'.repeat(20), 9)
    expect(text).toMatch(/^🥦+…$/u)
  })
})

describe('a testimonial on a card', () => {
  test('is not cut when it fits', () => {
    expect(shortenToSentences('I sleep again.', 14)).toEqual({ text: 'I sleep again.', more: false })
  })

  test('ends with the last sentence that fits, without an ellipsis', () => {
    const text = 'I sleep again. So does Dr. Who. And I cook every day.'
    expect(shortenToSentences(text, 40)).toEqual({ text: 'I sleep again. So does Dr. Who.', more: true })
  })

  test('is cut between two words where its sentences would be less than half of it', () => {
    expect(shortenToSentences('Well. I sleep again, and I cook.', 20)).toEqual({
      text: 'Well. I sleep again…',
      more: true,
    })
  })
})

describe('the first sentences of a text', () => {
  test('has as many whole sentences as fit', () => {
    const text = 'I sleep again. So does Dr. Who, by 10 p.m. on most days. And I cook.'
    expect(firstSentences(text, 100)).toBe(text)
    expect(firstSentences('I sleep again. I cook. I walk.', 24)).toBe('I sleep again. I cook.')
    expect(firstSentences('', 24)).toBe('')
  })

  test('is cut between two words when the first sentence is too long', () => {
    expect(firstSentences('I sleep again, and I cook. I walk.', 16)).toBe('I sleep again…')
  })
})

describe('the beginning of a restricted text', () => {
  test('has the first words, at most half of them, and an ellipsis', () => {
    expect(firstWords('one two, three four five six', 2, 1)).toBe('one two…')
    expect(firstWords('one two, three four five', 60, 20)).toBe('one two…')
    expect(firstWords('one', 60, 20)).toBe('')
    expect(firstWords('', 60, 20)).toBe('')
  })

  test('stops at the end of a sentence within the last words, else inside one', () => {
    const text = 'One two three. Four five six. Seven eight nine ten eleven twelve.'
    expect(firstWords(text, 4, 2)).toBe('One two three.')
    expect(firstWords(text, 5, 2)).toBe('One two three. Four five…')
    expect(firstWords(text, 6, 2)).toBe('One two three. Four five six.')
  })

  test('is short also with very long words', () => {
    expect(firstWords(`${'a'.repeat(900)} b c d`, 60, 20).length).toBeLessThanOrEqual(481)
    expect(wholeSection(`${'a'.repeat(900)} b c d`, 'a'.repeat(900), 60)).toBeNull()
  })

  test('is its whole first section where that is short, and at most half of the text', () => {
    expect(wholeSection('One two. Three four.', 'One two.', 2)).toBe('One two.')
    expect(wholeSection('One two. Three four.', 'One two.', 1)).toBeNull()
    expect(wholeSection('One two. Three.', 'One two.', 60)).toBeNull()
  })
})
