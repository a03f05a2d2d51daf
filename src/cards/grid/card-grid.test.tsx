import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CardGrid } from './CardGrid'
import type { Columns, GridKind } from './sizes'

const grid = (count: number, { columns = 3 as Columns, featured = false, kind = 'posts' as GridKind } = {}) =>
  renderToStaticMarkup(
    <CardGrid kind={kind} columns={columns} featured={featured}>
      {[...'abcdefghijklm'.slice(0, count)].map((name) => (
        <li key={name} />
      ))}
    </CardGrid>,
  )

describe('card grid: on phones no card stands alone beside an empty place', () => {
  test.each([
    { count: 1, featured: false, alone: false },
    { count: 2, featured: false, alone: false },
    { count: 3, featured: false, alone: true },
    { count: 12, featured: false, alone: false },
    { count: 13, featured: false, alone: true },
    { count: 3, featured: true, alone: false },
    { count: 4, featured: true, alone: false },
    { count: 6, featured: true, alone: true },
    { count: 7, featured: true, alone: false },
  ])('$count cards, featured: $featured', ({ alone, count, featured }) => {
    expect(grid(count, { featured }).includes('data-last-phone')).toBe(alone)
  })

  test('cards of two columns stand below each other there', () => {
    expect(grid(5, { columns: 2 })).not.toContain('data-last-phone')
  })

  test('categories stand in one column there', () => {
    expect(grid(9, { kind: 'categories' })).not.toContain('data-last-phone')
  })
})

describe('card grid: on wide screens the last card takes what is left of its row', () => {
  const rest = (count: number, featured = false) => /data-rest="(\d)"/.exec(grid(count, { featured }))?.[1]
  test.each([
    { count: 1, left: undefined },
    { count: 3, left: undefined },
    { count: 4, left: '1' },
    { count: 5, left: '2' },
    { count: 12, left: undefined },
  ])('$count cards', ({ count, left }) => {
    expect(rest(count)).toBe(left)
  })

  test('so do category cards, where they have three columns', () => {
    expect(grid(4, { kind: 'categories' })).toContain('data-rest="1"')
  })

  test('up to four cards fill their rows by the size of the featured one', () => {
    for (const count of [2, 3, 4]) expect(rest(count, true)).toBeUndefined()
  })

  test.each([
    { count: 5, left: undefined },
    { count: 6, left: undefined },
    { count: 9, left: '1' },
    { count: 8, left: undefined },
    { count: 10, left: '2' },
    { count: 12, left: '1' },
  ])('$count cards with a featured one: four stand beside it', ({ count, left }) => {
    expect(grid(count, { featured: true })).toContain('data-lead="list"')
    expect(rest(count, true)).toBe(left)
  })

  test('of six cards with a featured one the last stands beside it too', () => {
    expect(grid(6, { featured: true })).toContain('data-six')
    for (const count of [5, 7]) expect(grid(count, { featured: true })).not.toContain('data-six')
    expect(grid(6)).not.toContain('data-six')
  })
})
