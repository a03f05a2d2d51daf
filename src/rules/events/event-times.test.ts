import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eventSpan, isPastEvent } from './event-times'

const start = '2026-11-28T18:00:00.000Z'
const end = '2026-11-28T19:30:00.000Z'

test('an end before the start is ignored', () => {
  expect(eventSpan({ start: end, end: start })).toEqual({ from: new Date(end), to: null })
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
