import { describe, expect, test } from 'vitest'
import { type HeaderPosition, type HeaderState, nextHeaderState } from './header-state'

const HEIGHT = 84
const START: HeaderPosition = { state: 'top', y: 0 }

/** State of the header after scrolling through these positions. */
function scrolled(positions: number[], { start = START, inUse = false } = {}): HeaderState {
  return positions.reduce((header, y) => nextHeaderState(header, { y, height: HEIGHT, inUse }), start).state
}

describe('the header of the page', () => {
  test('starts at the top', () => {
    expect(scrolled([0])).toBe('top')
    expect(scrolled([300, 0])).toBe('top')
  })

  test('hides on scroll down', () => {
    expect(scrolled([40, 120])).toBe('hidden')
    expect(scrolled([40, 120, 600])).toBe('hidden')
  })

  test('scrolls away with the page before it hides, so that nothing jumps', () => {
    expect(scrolled([1, 40, 84])).toBe('top')
  })

  test('returns on scroll up and hides again on scroll down', () => {
    expect(scrolled([900, 800])).toBe('shown')
    expect(scrolled([900, 800, 700])).toBe('shown')
    expect(scrolled([900, 800, 820])).toBe('hidden')
  })

  test('ignores tiny movements', () => {
    expect(scrolled([900, 895])).toBe('hidden')
    expect(scrolled([900, 800, 805])).toBe('shown')
  })

  test('reacts to slow scrolling', () => {
    expect(scrolled([900, 897, 894, 891])).toBe('shown')
    expect(scrolled([900, 800, 803, 806, 809])).toBe('hidden')
  })

  test('measures a change of direction from the turning point', () => {
    expect(scrolled([900, 800, 300, 309])).toBe('hidden')
    expect(scrolled([900, 2000, 1991])).toBe('shown')
  })

  test('does not hide near the top once it has returned', () => {
    expect(scrolled([300, 60])).toBe('shown')
    expect(scrolled([300, 60, 80])).toBe('shown')
  })

  test('does not hide while it has the focus or an open menu', () => {
    expect(scrolled([40, 300, 900], { inUse: true })).toBe('shown')
    expect(nextHeaderState({ state: 'hidden', y: 900 }, { y: 900, height: HEIGHT, inUse: true }).state).toBe('shown')
  })

  test('is hidden on a page that opens scrolled down', () => {
    expect(scrolled([1200])).toBe('hidden')
  })

  test('stays at the top while the page bounces', () => {
    expect(scrolled([300, -40])).toBe('top')
  })
})
