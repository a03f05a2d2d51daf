import { describe, expect, test } from 'vitest'
import { momentOf, withOffset } from './local-time'

describe('an hour of a calendar day', () => {
  test.each([
    ['UTC', '2026-11-23', 7, '2026-11-23T07:00:00.000Z'],
    ['Europe/Paris', '2026-11-23', 7, '2026-11-23T06:00:00.000Z'],
    ['Europe/Paris', '2026-07-01', 7, '2026-07-01T05:00:00.000Z'],
    ['America/New_York', '2026-11-23', 12, '2026-11-23T17:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-23', 7, '2026-11-23T01:15:00.000Z'],
    ['Pacific/Apia', '2026-11-23', 7, '2026-11-22T18:00:00.000Z'],
    ['Pacific/Honolulu', '2026-11-23', 20, '2026-11-24T06:00:00.000Z'],
  ])('%s, %s at %i', (zone, day, hour, moment) => {
    expect(momentOf(zone, day, hour).toISOString()).toBe(moment)
  })

  test.each([
    ['clocks go forward in Paris', 'Europe/Paris', '2026-03-29', '2026-03-29T05:00:00.000Z'],
    ['clocks go back in Paris', 'Europe/Paris', '2026-10-25', '2026-10-25T06:00:00.000Z'],
    ['clocks go forward in New York', 'America/New_York', '2026-03-08', '2026-03-08T11:00:00.000Z'],
    ['clocks change by half an hour', 'Australia/Lord_Howe', '2026-10-04', '2026-10-03T20:00:00.000Z'],
  ])('is the right one on the day when %s', (_, zone, day, moment) => {
    expect(momentOf(zone, day, 7).toISOString()).toBe(moment)
  })

  test('an unknown time zone is an error', () => {
    expect(() => momentOf('Mars/Olympus', '2026-11-23', 7)).toThrow(RangeError)
  })
})

test.each([
  ['Europe/London', '2026-11-29T10:00:00.000Z', '2026-11-29T10:00:00+00:00'],
  ['Europe/London', '2026-07-05T09:00:00.000Z', '2026-07-05T10:00:00+01:00'],
  ['America/St_Johns', '2026-11-29T10:00:00.000Z', '2026-11-29T06:30:00-03:30'],
  ['Pacific/Auckland', '2026-11-28T11:30:00.000Z', '2026-11-29T00:30:00+13:00'],
])('in %s, %s is written with the offset of its clocks', (zone, moment, written) => {
  expect(withOffset(zone, moment)).toBe(written)
  expect(Date.parse(written)).toBe(Date.parse(moment))
})
