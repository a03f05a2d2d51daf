import { describe, expect, test } from 'vitest'
import { allDayCalendarFile } from './calendar'

const file = (own: Partial<Parameters<typeof allDayCalendarFile>[0]['entries'][number]> = {}) =>
  allDayCalendarFile({
    name: 'Six weeks, reset',
    url: 'https://eat.example/dashboard/',
    madeAt: new Date('2026-11-23T10:00:00Z'),
    entries: [{ id: '7-day-9', day: '2026-11-23', title: 'Reset: day 9', lines: ['Porridge', 'Long lines'], ...own }],
  })
/** The file's lines, unfolded. */
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a plan as a calendar', () => {
  test('has whole days without a time zone, which do not block the time', () => {
    expect(linesOf(file())).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'X-WR-CALNAME:Six weeks\\, reset',
        'UID:7-day-9@eat.example',
        'DTSTAMP:20261123T100000Z',
        'DTSTART;VALUE=DATE:20261123',
        'SUMMARY:Reset: day 9',
        'DESCRIPTION:Porridge\\nLong lines',
        'TRANSP:TRANSPARENT',
        'END:VCALENDAR',
      ]),
    )
    expect(file()).not.toContain('TZID')
  })

  test('has lines of 75 bytes at most, which end in CRLF', () => {
    const long = file({ title: 'é'.repeat(200), lines: ['x'.repeat(500)] })
    expect(long.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(long.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(Math.max(...long.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  })

  test('tells programs how often to fetch it again', () => {
    expect(linesOf(file())).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
  })
})
