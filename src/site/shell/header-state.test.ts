import { describe, expect, test } from 'vitest'
import { type HeaderPosition, type HeaderState, nextHeaderState } from './header-state'

const HEIGHT = 84
const START: HeaderPosition = { state: 'top', y: 0 }

/** What the head is after the page was scrolled through these places. */
function scrolled(positions: number[], { start = START, inUse = false } = {}): HeaderState {
  return positions.reduce((header, y) => nextHeaderState(header, { y, height: HEIGHT, inUse }), start).state
}

describe('DESIGN 9: the head of the page', () => {
  test('lies at the top', () => {
    expect(scrolled([0])).toBe('top')
    expect(scrolled([300, 0])).toBe('top')
  })

  test('hides on the way down', () => {
    expect(scrolled([40, 120])).toBe('hidden')
    expect(scrolled([40, 120, 600])).toBe('hidden')
  })

  test('scrolls away with the page before it hides: nothing jumps', () => {
    expect(scrolled([1, 40, 84])).toBe('top')
  })

  test('returns on the way up, and goes again on the way down', () => {
    expect(scrolled([900, 800])).toBe('shown')
    expect(scrolled([900, 800, 700])).toBe('shown')
    expect(scrolled([900, 800, 820])).toBe('hidden')
  })

  test('does not mind a finger that trembles', () => {
    expect(scrolled([900, 895])).toBe('hidden')
    expect(scrolled([900, 800, 805])).toBe('shown')
  })

  test('slow is a way too', () => {
    expect(scrolled([900, 897, 894, 891])).toBe('shown')
    expect(scrolled([900, 800, 803, 806, 809])).toBe('hidden')
  })

  test('turns round from where it turned, not from where it set out', () => {
    expect(scrolled([900, 800, 300, 309])).toBe('hidden')
    expect(scrolled([900, 2000, 1991])).toBe('shown')
  })

  test('never hides near the top once it is back', () => {
    expect(scrolled([300, 60])).toBe('shown')
    expect(scrolled([300, 60, 80])).toBe('shown')
  })

  test('never hides while the focus is in it or a menu of it is open', () => {
    expect(scrolled([40, 300, 900], { inUse: true })).toBe('shown')
    expect(nextHeaderState({ state: 'hidden', y: 900 }, { y: 900, height: HEIGHT, inUse: true }).state).toBe('shown')
  })

  test('is out of sight on a page that opens further down', () => {
    expect(scrolled([1200])).toBe('hidden')
  })

  test('stays at the top where the page bounces', () => {
    expect(scrolled([300, -40])).toBe('top')
  })
})
