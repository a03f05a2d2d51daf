import { describe, expect, it } from 'vitest'
import { during, type Key, through } from './ease'

const keys: readonly Key[] = [
  [0, [0]],
  [1, [10]],
  [2, [40]],
  [3, [40]],
  [5, [5]],
]
const at = (t: number) => through(keys, t)[0] ?? Number.NaN

describe('a way through keys', () => {
  it('passes through each of them, and stays at its ends', () => {
    expect([0, 1, 2, 2.5, 3, 5].map(at)).toEqual([0, 10, 40, 40, 40, 5])
    expect([at(-1), at(9)]).toEqual([0, 5])
  })

  it('never overshoots, and turns nowhere between two keys', () => {
    const way = Array.from({ length: 101 }, (_, i) => at(i / 20))
    expect(Math.max(...way)).toBeLessThanOrEqual(40)
    expect(Math.min(...way)).toBeGreaterThanOrEqual(0)
    const rising = way.slice(0, 41)
    expect(rising).toEqual(rising.toSorted((a, b) => a - b))
  })
})

it('what comes and goes is whole in between', () => {
  expect([0, 2, 3, 8, 10].map((t) => during(t, 2, 8))).toEqual([0, 0, 1, 0, 0])
})
