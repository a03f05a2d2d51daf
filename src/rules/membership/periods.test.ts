import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, periodEnd, periodStart } from './periods'
import { at } from './testing/a-subscription'

describe('periods of a membership', () => {
  test.each([
    ['a month', '2026-01-10', 1, undefined, '2026-02-10'],
    ['from the end of a month', '2026-01-31', 1, undefined, '2026-02-28'],
    ['in a leap year', '2028-01-31', 1, undefined, '2028-02-29'],
    ['and back on its day after a short month', '2026-02-28', 1, 31, '2026-03-31'],
    ['over the end of the year', '2026-12-31', 2, undefined, '2027-02-28'],
    ['a year from a leap day', '2028-02-29', 12, undefined, '2029-02-28'],
    ['back to the leap day after four years', '2031-02-28', 12, 29, '2032-02-29'],
    ['backward', '2026-03-31', -1, undefined, '2026-02-28'],
  ])('%s', (_, from, months, day, to) => {
    expect(addMonths(at(from), months, day)).toEqual(at(to))
  })

  test('the time of day stays', () => {
    expect(periodEnd(new Date('2026-03-28T23:59:59.999Z'), 'annual')).toEqual(new Date('2027-03-28T23:59:59.999Z'))
  })

  test('twelve months in steps are a year, on any day', () => {
    fc.assert(
      fc.property(fc.date({ min: at('2020-01-01'), max: at('2040-01-01'), noInvalidDate: true }), (from) => {
        const day = from.getUTCDate()
        let end = from
        for (let month = 0; month < 12; month += 1) end = periodEnd(end, 'monthly', day)
        expect(end).toEqual(periodEnd(from, 'annual', day))
        expect(periodStart(periodEnd(from, 'monthly', day), 'monthly', day)).toEqual(from)
      }),
    )
  })
})
