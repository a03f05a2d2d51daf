import { describe, expect, test } from 'vitest'
import { matchingPeople, mentionQuery, withMention } from './mention-query'

describe('an @name that is being typed', () => {
  test.each([
    ['Hello @ma', 9, 'ma'],
    ['@', 1, ''],
    ['Hello @mateo there', 9, 'ma'],
    ['Hello @mateo there', 18, null],
    ['ana@example', 11, null],
    ['Hello', 5, null],
  ])('%j at %i: %j', (text, caret, query) => {
    expect(mentionQuery(text, caret)).toBe(query)
  })

  test('finds people by username and by each part of their name', () => {
    const mateo = { username: 'm.ruiz', name: 'Mateo Ruiz' }
    expect(['m.r', 'mat', 'RUI', ''].map((query) => matchingPeople([mateo], query))).toEqual([
      [mateo],
      [mateo],
      [mateo],
      [mateo],
    ])
    expect(matchingPeople([mateo], 'uiz')).toEqual([])
  })

  test('is completed in its place', () => {
    const completed = withMention('Ask @ma now', 7, { username: 'mateo', name: 'Mateo' })
    expect(completed).toEqual({ text: 'Ask @mateo now', caret: 11 })
  })
})
