import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar'

const anEvent = (parts: Partial<CalendarEvent> = {}): CalendarEvent => ({
  databaseId: 41,
  title: 'Supper; slow, and long',
  summary: null,
  start: '2026-11-28T18:00:00.000Z',
  end: '2026-11-28T19:30:00.000Z',
  location: 'Oak Street 4, Bath',
  url: 'https://site.example/events/supper/',
  ...parts,
})

const file = (...events: CalendarEvent[]) =>
  calendarFile({
    name: 'eat, burn, sleep',
    url: 'https://site.example/events/',
    madeAt: new Date('2026-11-22T00:00:00.000Z'),
    events,
  })

/** Unfolds lines: a line break and a space only fold a line (RFC 5545 3.1). */
const linesOf = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n')

describe('an event in a calendar (RFC 5545)', () => {
  test('is in UTC, with a stable UID and escaped commas and semicolons', () => {
    expect(linesOf(file(anEvent()))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'X-WR-CALNAME:eat\\, burn\\, sleep',
        'BEGIN:VEVENT',
        'UID:41@site.example',
        'DTSTAMP:20261122T000000Z',
        'DTSTART:20261128T180000Z',
        'DTEND:20261128T193000Z',
        'SUMMARY:Supper\\; slow\\, and long',
        'LOCATION:Oak Street 4\\, Bath',
        'URL;VALUE=URI:https://site.example/events/supper/',
        'END:VEVENT',
        'END:VCALENDAR',
      ]),
    )
  })

  test('what the clocks show at the place is in the description, where its time zone is known', () => {
    const lines = linesOf(file(anEvent({ summary: 'By the fire.', timeZone: 'Pacific/Auckland' })))
    expect(lines).toContain('DTSTART:20261128T180000Z')
    expect(lines).toContain(
      'DESCRIPTION:By the fire.\\n\\nSunday\\, November 29\\, 2026\\, 7:00 AM to 8:30 AM Auckland time',
    )
    expect(linesOf(file(anEvent({ summary: 'By the fire.' })))).toContain('DESCRIPTION:By the fire.')
  })

  test('one that ends before it starts has no end, and one without a start is left out', () => {
    expect(file(anEvent({ end: '2026-11-01T00:00:00.000Z' }))).not.toContain('DTEND')
    expect(file(anEvent({ start: '' }))).not.toContain('VEVENT')
  })

  test('for any text, no line has more than 75 bytes, and no text adds a line', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 })
    fc.assert(
      fc.property(text, text, text, (title, summary, location) => {
        const ics = file(anEvent({ title, summary, location }))
        expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true)
        expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const names = linesOf(ics)
          .filter(Boolean)
          .map((line) => line.split(/[:;]/)[0])
        expect(new Set(names).size).toBeLessThanOrEqual(16)
        expect(names.filter((name) => name === 'BEGIN' || name === 'END')).toHaveLength(4)
      }),
    )
  })
})
