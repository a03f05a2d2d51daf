import { describe, expect, test } from 'vitest'
import { excerptOf } from './excerpt'

describe('the excerpt of a post', () => {
  test.each([
    ['What I cook on Sunday\nLeeks, then soup.\nIt keeps.', 'What I cook on Sunday · Leeks, then soup. It keeps.'],
    ['You need:\nTwo leeks\nOne potato', 'You need: Two leeks · One potato'],
    ['She said “slowly.”\nThe recipe', 'She said “slowly.” The recipe'],
    ['One\n\n  two   words ', 'One · two words'],
    ['', ''],
  ])('of %j keeps its blocks apart', (text, excerpt) => {
    expect(excerptOf(text, 200)).toBe(excerpt)
  })

  test('is cut between two words', () => {
    expect(excerptOf('Leeks\nand soup for six', 12)).toBe('Leeks · and…')
    expect(excerptOf('Leeks\nand soup for six', 7)).toBe('Leeks…')
  })
})
