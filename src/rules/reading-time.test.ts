import { describe, expect, test } from 'vitest'
import { minutesToRead, readingMinutes } from './reading-time'

describe('reading time', () => {
  test.each([
    [1, 1],
    [220, 1],
    [660, 3],
    [780, 4],
  ])('%s words take %s min', (words, minutes) => {
    expect(readingMinutes('word '.repeat(words))).toBe(minutes)
  })

  test('is unknown without a text', () => {
    expect(readingMinutes(' \n ')).toBeNull()
    expect(minutesToRead(null, null)).toBeNull()
  })

  test('of an authored text is that of its words, from rich text first', () => {
    const text = (words: number) => ({ type: 'text', text: 'word '.repeat(words) })
    const richText = { root: { children: [{ children: [text(400)] }, { children: [text(260)] }] } }
    expect(minutesToRead(richText, '<p>One</p>')).toBe(3)
    expect(minutesToRead({ root: { children: [] } }, `<p class="a b c">${'word<br>'.repeat(440)}</p>`)).toBe(2)
  })
})
