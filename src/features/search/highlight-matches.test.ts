import { describe, expect, test } from 'vitest'
import { highlightMatches } from './highlight-matches'

const highlighted = (title: string, query: string) =>
  highlightMatches(title, query)
    .map(({ isMatch, text }) => (isMatch ? `[${text}]` : text))
    .join('')

describe('matches are highlighted in a title', () => {
  test.each([
    ['Ginger noodle broth', 'NOOD', 'Ginger [nood]le broth'],
    ['Ginger noodle broth', 'broth ginger', '[Ginger] noodle [broth]'],
    ['Ginger noodle broth', 'brocoli', 'Ginger noodle broth'],
    ['Ginger noodle broth', ' g ', 'Ginger noodle broth'],
    ['Ginger noodle broth', '', 'Ginger noodle broth'],
    ['Salt (a pinch)', '(a', 'Salt [(a] pinch)'],
    ['Crème fraîche', 'crème', '[Crème] fraîche'],
  ])('%j for %j', (title, query, expected) => {
    expect(highlighted(title, query)).toBe(expected)
  })
})
