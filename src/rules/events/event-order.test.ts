import { describe, expect, test } from 'vitest'
import { sortEvents } from './event-order'

const NOW = new Date('2026-11-28T12:00:00.000Z')
const timesOf = ({ end, start }: { start: string; end?: string }) => ({ start, end })
const order = (items: { name: string; start: string; end?: string }[]) =>
  sortEvents(items, timesOf, NOW).map(({ name }) => name)

describe('events in a list', () => {
  test('upcoming events come first, soonest first; past events last, latest first', () => {
    const events = [
      { name: 'last month', start: '2026-10-20T18:00:00.000Z' },
      { name: 'next month', start: '2026-12-20T18:00:00.000Z' },
      { name: 'yesterday', start: '2026-11-27T18:00:00.000Z' },
      { name: 'tonight', start: '2026-11-28T18:00:00.000Z' },
    ]
    expect(order(events)).toEqual(['tonight', 'next month', 'yesterday', 'last month'])
  })

  test('an event that is under way is not past', () => {
    const events = [
      { name: 'tonight', start: '2026-11-28T18:00:00.000Z' },
      { name: 'this week', start: '2026-11-25T08:00:00.000Z', end: '2026-11-30T08:00:00.000Z' },
      { name: 'this morning', start: '2026-11-28T08:00:00.000Z', end: '2026-11-28T09:00:00.000Z' },
    ]
    expect(order(events)).toEqual(['this week', 'tonight', 'this morning'])
  })

  test('events at the same time keep their order, and one without a time comes after the other upcoming ones', () => {
    const start = '2026-12-01T18:00:00.000Z'
    const events = [
      { name: 'some day', start: '' },
      { name: 'a', start },
      { name: 'another day', start: '' },
      { name: 'b', start },
      { name: 'over', start: '2026-11-01T18:00:00.000Z' },
    ]
    expect(order(events)).toEqual(['a', 'b', 'some day', 'another day', 'over'])
  })
})
