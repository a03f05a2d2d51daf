import { describe, expect, test } from 'vitest'
import { marked } from './marked'

const said = (title: string, searched: string) =>
  marked(title, searched)
    .map(({ hit, text }) => (hit ? `[${text}]` : text))
    .join('')

describe('what was searched for stands out in a title', () => {
  test.each([
    ['Ginger noodle broth', 'NOOD', 'Ginger [nood]le broth'],
    ['Ginger noodle broth', 'broth ginger', '[Ginger] noodle [broth]'],
    ['Ginger noodle broth', 'brocoli', 'Ginger noodle broth'],
    ['Ginger noodle broth', ' g ', 'Ginger noodle broth'],
    ['Ginger noodle broth', '', 'Ginger noodle broth'],
    ['Salt (a pinch)', '(a', 'Salt [(a] pinch)'],
    ['Crème fraîche', 'crème', '[Crème] fraîche'],
  ])('%j for %j', (title, searched, expected) => {
    expect(said(title, searched)).toBe(expected)
  })
})
