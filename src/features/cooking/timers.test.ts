import { describe, expect, test } from 'vitest'
import {
  formatTimeLeft,
  MAX_TIMERS,
  nextEndMs,
  type Timer,
  type TimerAction,
  timeLeftMs,
  timersReducer,
} from './timers'

const MIN = 60_000
const broth = { id: '1:a', label: 'Let it draw', recipe: 'Broth', durationMs: 10 * MIN }
const eggs = { id: '1:b', label: 'Eggs', recipe: 'Broth', durationMs: 7 * MIN }

/** Applies actions, starting without timers. */
const goThrough = (...actions: TimerAction[]) => actions.reduce(timersReducer, [] as readonly Timer[])
const start = (timer: typeof broth, nowMs = 0): TimerAction => ({ type: 'start', nowMs, ...timer })
const states = (timers: readonly Timer[]) => timers.map(({ state }) => state)

describe('kitchen timers', () => {
  test('several run at once, each to its own end', () => {
    const both = goThrough(start(broth), start(eggs, MIN))
    expect(both.map((timer) => timeLeftMs(timer, 3 * MIN))).toEqual([7 * MIN, 5 * MIN])
    expect(nextEndMs(both)).toBe(8 * MIN)
    expect(states(timersReducer(both, { type: 'tick', nowMs: 8 * MIN }))).toEqual(['running', 'ringing'])
  })

  test('one that ended in the background rings at the next tick', () => {
    const both = goThrough(start(broth), start(eggs))
    expect(states(timersReducer(both, { type: 'tick', nowMs: 500 * MIN }))).toEqual(['ringing', 'ringing'])
  })

  test('a tick too early changes nothing, not even the array', () => {
    const timers = goThrough(start(broth))
    expect(timersReducer(timers, { type: 'tick', nowMs: 10 * MIN - 1 })).toBe(timers)
  })

  test('a pause keeps the time left, however long it lasts', () => {
    const paused = goThrough(start(broth), { type: 'pause', id: broth.id, nowMs: 4 * MIN })
    expect(timeLeftMs(paused[0] as Timer, 90 * MIN)).toBe(6 * MIN)
    expect(nextEndMs(paused)).toBeNull()
    expect(timersReducer(paused, { type: 'tick', nowMs: 90 * MIN })).toBe(paused)
    expect(nextEndMs(timersReducer(paused, { type: 'resume', id: broth.id, nowMs: 90 * MIN }))).toBe(96 * MIN)
  })

  test.each(['running', 'paused', 'ringing'] as const)('one that is %s can be restarted, and removed', (state) => {
    const on: Record<typeof state, TimerAction> = {
      running: { type: 'tick', nowMs: MIN },
      paused: { type: 'pause', id: broth.id, nowMs: MIN },
      ringing: { type: 'tick', nowMs: 11 * MIN },
    }
    const timers = goThrough(start(broth), on[state])
    expect(states(timers)).toEqual([state])
    expect(nextEndMs(timersReducer(timers, { type: 'restart', id: broth.id, nowMs: 20 * MIN }))).toBe(30 * MIN)
    expect(timersReducer(timers, { type: 'remove', id: broth.id })).toEqual([])
  })

  test('starting a running one changes nothing; starting a ringing one restarts it', () => {
    const timers = goThrough(start(broth))
    expect(timersReducer(timers, start(broth, 5 * MIN))).toBe(timers)
    const ringing = timersReducer(timers, { type: 'tick', nowMs: 10 * MIN })
    expect(nextEndMs(timersReducer(ringing, start(broth, 12 * MIN)))).toBe(22 * MIN)
  })

  test('an action for no existing timer changes nothing', () => {
    const timers = goThrough(start(broth))
    for (const type of ['pause', 'resume', 'restart', 'remove'] as const) {
      expect(timersReducer(timers, { type, id: 'other', nowMs: MIN })).toBe(timers)
    }
    expect(timersReducer(timers, { type: 'resume', id: broth.id, nowMs: MIN })).toBe(timers)
  })

  test('their number is limited', () => {
    const many = Array.from({ length: MAX_TIMERS + 3 }, (_, at) => start({ ...broth, id: `1:${at}` }))
    expect(goThrough(...many)).toHaveLength(MAX_TIMERS)
  })
})

test.each([
  [10 * MIN, '10:00'],
  [9 * MIN + 40_001, '9:41'],
  [1_000, '0:01'],
  [1, '0:01'],
  [0, '0:00'],
  [65 * MIN, '1:05:00'],
])('%i ms left are shown as %s', (leftMs, shown) => {
  expect(formatTimeLeft(leftMs)).toBe(shown)
})
