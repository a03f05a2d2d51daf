import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventBegins, eventSpan, eventTexts, isPastEvent } from './event-times'

const start = '2026-11-28T18:00:00.000Z'
const end = '2026-11-28T19:30:00.000Z'

describe('day and time of an event', () => {
  test('are in the given time zone', () => {
    expect(eventTexts({ start, end }, 'UTC')).toEqual({
      dayOfMonth: '28',
      month: 'November',
      day: 'Saturday, November 28, 2026',
      time: ['6:00 PM to 7:30 PM UTC'],
    })
    expect(eventTexts({ start, end }, 'America/New_York')?.time).toEqual(['1:00 PM to 2:30 PM EST'])
    expect(eventTexts({ start, end }, 'Asia/Tokyo')?.day).toBe('Sunday, November 29, 2026')
  })

  test('the day has two digits', () => {
    expect(eventTexts({ start: '2027-03-05T16:00:00.000Z', end: null }, 'UTC')).toEqual({
      dayOfMonth: '05',
      month: 'March',
      day: 'Friday, March 05, 2027',
      time: ['4:00 PM UTC'],
    })
  })

  test('without an end only the start is shown; an end on another day names that day', () => {
    expect(eventTexts({ start, end: null }, 'UTC')?.time).toEqual(['6:00 PM UTC'])
    expect(eventTexts({ start, end: '2026-12-01T08:00:00.000Z' }, 'UTC')?.time).toEqual([
      '6:00 PM to',
      'December 01, 2026,',
      '8:00 AM UTC',
    ])
  })

  test('the beginning is one line with a short date', () => {
    expect(eventBegins('2026-12-10T17:00:00.000Z', 'UTC')).toBe('Thu, Dec 10, 5:00 PM UTC')
    expect(eventBegins('2026-12-10T17:00:00.000Z', 'Asia/Tokyo')).toBe('Fri, Dec 11, 2:00 AM GMT+9')
    expect(eventBegins('soon', 'UTC')).toBe('')
  })

  test('an end before the start is ignored, and without a start the result is null', () => {
    expect(eventSpan({ start: end, end: start })).toEqual({ from: new Date(end), to: null })
    expect(eventTexts({ start: 'soon', end }, 'UTC')).toBeNull()
  })
})

describe('an event is past', () => {
  test.each([
    [end, '2026-11-28T19:30:00.000Z', false],
    [end, '2026-11-28T19:30:00.001Z', true],
    [null, '2026-11-28T20:00:00.000Z', false],
    [null, '2026-11-28T20:00:00.001Z', true],
  ])('ending at %s, at %s: %s', (ends, now, over) => {
    expect(isPastEvent({ start, end: ends }, new Date(now))).toBe(over)
  })

  test('an event is never past before it starts', () => {
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
