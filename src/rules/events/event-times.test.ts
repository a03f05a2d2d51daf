import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventSpan, eventTexts, isPastEvent } from './event-times'

const start = '2026-11-28T18:00:00.000Z'
const end = '2026-11-28T19:30:00.000Z'

describe('SPEC 9: when an event is, for people', () => {
  test('day and time in the zone of whoever reads', () => {
    expect(eventTexts({ start, end }, 'UTC')).toEqual({
      day: 'Saturday, November 28, 2026',
      time: '6:00 PM to 7:30 PM UTC',
    })
    expect(eventTexts({ start, end }, 'America/New_York')?.time).toBe('1:00 PM to 2:30 PM EST')
    expect(eventTexts({ start, end }, 'Asia/Tokyo')?.day).toBe('Sunday, November 29, 2026')
  })

  test('one without an end has its start, and one that ends on another day says on which', () => {
    expect(eventTexts({ start, end: null }, 'UTC')?.time).toBe('6:00 PM UTC')
    expect(eventTexts({ start, end: '2026-12-01T08:00:00.000Z' }, 'UTC')?.time).toBe(
      '6:00 PM to December 01, 2026, 8:00 AM UTC',
    )
  })

  test('an end before the start is unknown, and without a start there is nothing', () => {
    expect(eventSpan({ start: end, end: start })).toEqual({ from: new Date(end), to: null })
    expect(eventTexts({ start: 'soon', end }, 'UTC')).toBeNull()
  })
})

describe('an event is over', () => {
  test.each([
    [end, '2026-11-28T19:30:00.000Z', false],
    [end, '2026-11-28T19:30:00.001Z', true],
    [null, '2026-11-28T20:00:00.000Z', false],
    [null, '2026-11-28T20:00:00.001Z', true],
  ])('ending at %s, at %s: %s', (ends, now, over) => {
    expect(isPastEvent({ start, end: ends }, new Date(now))).toBe(over)
  })

  test('never before it begins, whatever was entered', () => {
    const instants = fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2200-01-01') })
    fc.assert(
      fc.property(
        instants,
        fc.option(
          fc.oneof(
            instants.map((at) => at.toISOString()),
            fc.string(),
          ),
        ),
        (from, to) => {
          expect(isPastEvent({ start: from.toISOString(), end: to }, from)).toBe(false)
        },
      ),
    )
  })
})
