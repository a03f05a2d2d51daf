import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sidebarLabel } from './sidebar-label'

describe('sidebar link labels over 50 characters are cut to 17 plus an ellipsis', () => {
  test('50 characters stay, 51 become 17 and an ellipsis, and the whole label is the title', () => {
    expect(sidebarLabel('a'.repeat(50))).toEqual({ label: 'a'.repeat(50), title: null })
    expect(sidebarLabel('a'.repeat(51))).toEqual({ label: 'aaaaaaaaaaaaaaaaa…', title: 'a'.repeat(51) })
  })

  test('characters are counted as users perceive them', () => {
    const family = '👩‍👩‍👧‍👦'
    expect(sidebarLabel(family.repeat(20)).title).toBeNull()
    expect(sidebarLabel('e\u0301'.repeat(51)).label).toBe(`${'e\u0301'.repeat(17)}…`)
  })

  test('white space is collapsed before counting', () => {
    expect(sidebarLabel(`  What \n to${' '.repeat(60)}eat `)).toEqual({ label: 'What to eat', title: null })
  })

  test('a label of a megabyte is cut quickly', () => {
    const { label, title } = sidebarLabel('word '.repeat(200_000))
    expect(label).toBe('word word word wo…')
    expect(title?.length).toBeLessThanOrEqual(300)
  })

  test('for any text at most 50 whole characters are shown', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { label, title } = sidebarLabel(text)
        const shown = Array.from(new Intl.Segmenter('en').segment(label)).length
        expect(shown).toBeLessThanOrEqual(50)
        expect(label).not.toMatch(/\p{Cs}/u)
        expect(title === null || (label.endsWith('…') && title.startsWith(label.slice(0, -1)))).toBe(true)
      }),
    )
  })
})
