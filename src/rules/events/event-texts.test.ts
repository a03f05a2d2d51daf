import { describe, expect, test } from 'vitest'
import { eventTexts } from './event-texts'

const start = '2026-11-28T18:00:00.000Z'
const end = '2026-11-28T19:30:00.000Z'

describe('day and time of an event', () => {
  test('are those of the reader', () => {
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

  test('without a start the result is null', () => {
    expect(eventTexts({ start: 'soon', end }, 'UTC')).toBeNull()
  })
})

describe('day and time of an event whose place has a time zone', () => {
  const inLondon = { start: '2026-11-29T10:00:00.000Z', end: '2026-11-29T13:00:00.000Z', timeZone: 'Europe/London' }

  test('are those of the place for every reader, and say so', () => {
    for (const reader of ['UTC', 'America/New_York', 'Pacific/Auckland', 'Europe/London']) {
      expect(eventTexts(inLondon, reader)).toEqual({
        dayOfMonth: '29',
        month: 'November',
        day: 'Sunday, November 29, 2026',
        time: ['10:00 AM to 1:00 PM London time'],
      })
    }
  })

  test('in summer are those of the clocks there too', () => {
    const walk = { start: '2026-07-05T09:00:00.000Z', end: null, timeZone: 'Europe/London' }
    expect(eventTexts(walk, 'UTC')?.time).toEqual(['10:00 AM London time'])
  })

  test('have the day of the place: late on a Saturday in Auckland is Saturday morning in London', () => {
    const late = { start: '2026-11-28T10:30:00.000Z', end: '2026-11-28T11:30:00.000Z', timeZone: 'Pacific/Auckland' }
    expect(eventTexts(late, 'Europe/London')).toEqual({
      dayOfMonth: '28',
      month: 'November',
      day: 'Saturday, November 28, 2026',
      // After midnight there, on the same day in London.
      time: ['11:30 PM to', 'November 29, 2026,', '12:30 AM Auckland time'],
    })
  })

  test('name the city of the time zone in words', () => {
    const times = { start, end: null, timeZone: 'America/Argentina/Buenos_Aires' }
    expect(eventTexts(times, 'UTC')?.time).toEqual(['3:00 PM Buenos Aires time'])
  })
})
