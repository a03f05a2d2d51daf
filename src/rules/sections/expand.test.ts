import { describe, expect, test } from 'vitest'
import type { BlockVisibility } from '../block-visibility'
import { expandSections, formRowOf, sectionIds } from './expand'

type Row = BlockVisibility & {
  id?: string
  blockType: string
  anchor?: string | null
  section?: number | { id: number } | null
}

const letter: Row = { id: 'letter', blockType: 'newsletter' }
const call: Row = { id: 'call', blockType: 'backgroundCta', anchor: 'begin' }
const aSection = (section: Row['section'], own: Partial<Row> = {}): Row => ({
  id: 'row',
  blockType: 'section',
  section,
  ...own,
})

const SECTIONS = new Map([
  [1, [call, letter]],
  [2, []],
])
const expand = (layout: Row[], missing: 'leave out' | 'keep' = 'leave out') =>
  expandSections(layout, (id) => SECTIONS.get(id) ?? null, missing)
const idsOf = (layout: Row[]) => layout.map(({ id }) => id)

describe('a section in a layout', () => {
  test('becomes its blocks, in its place', () => {
    const shown = expand([letter, aSection(1), { id: 'end', blockType: 'app' }])
    expect(shown.map(({ blockType }) => blockType)).toEqual(['newsletter', 'backgroundCta', 'newsletter', 'app'])
    expect(shown.map(formRowOf)).toEqual(['letter', 'row', 'row', 'end'])
  })

  test('that is shown twice has blocks with ids and anchors of their own', () => {
    const shown = expand([aSection(1, { id: 'one' }), aSection({ id: 1 }, { id: 'two' })])
    expect(idsOf(shown)).toEqual(['one-call', 'one-letter', 'two-call', 'two-letter'])
    expect(shown.flatMap(({ anchor }) => anchor ?? [])).toEqual(['begin'])
  })

  test('leaves its anchors to the blocks of the page', () => {
    const shown = expand([aSection(1), { id: 'own', blockType: 'hero', anchor: 'begin' }])
    expect(shown.map(({ anchor }) => anchor ?? null)).toEqual([null, null, 'begin'])
  })

  test.each([
    ['is not published', 3],
    ['is not chosen', null],
  ])('that %s is left out, and kept for a preview', (_, section) => {
    expect(idsOf(expand([letter, aSection(section)]))).toEqual(['letter'])
    expect(idsOf(expand([letter, aSection(section)], 'keep'))).toEqual(['letter', 'row'])
  })

  test('without blocks shows nothing', () => {
    expect(expand([aSection(2)], 'keep')).toEqual([])
  })

  test('is shown to whom, and when, both the page and the block allow it', () => {
    const [first, noon, later] = ['2026-11-01T00:00:00.000Z', '2026-11-02T12:00:00.000Z', '2026-11-03T00:00:00.000Z']
    const limited: Row[] = [
      { ...letter, visibleTo: ['free', 'premium'], visibleFrom: first, visibleUntil: later },
      { ...call, visibleTo: ['visitor'] },
    ]
    const row = aSection(1, { visibleTo: ['premium', 'standard'], visibleFrom: noon })
    expect(expandSections([row], () => limited, 'leave out')).toMatchObject([
      { id: 'row-letter', visibleTo: ['premium'], visibleFrom: noon, visibleUntil: later },
    ])
  })
})

test('the sections of a layout are found, each once', () => {
  expect(sectionIds([aSection(2), letter, aSection(1), aSection({ id: 2 }), aSection(null)])).toEqual([2, 1])
})
