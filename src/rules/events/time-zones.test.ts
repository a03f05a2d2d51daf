import { expect, test } from 'vitest'
import { placeTimeZones, timeZoneProblem } from './time-zones'

test('the list has the cities of the world in order, by the names that they have today', () => {
  const names = placeTimeZones()
  expect(names).toEqual(expect.arrayContaining(['America/New_York', 'Asia/Kolkata', 'Europe/Kyiv', 'Europe/London']))
  expect(names).not.toContain('Asia/Calcutta')
  expect(names).toEqual([...new Set(names)].sort())
  expect(names.filter((name) => timeZoneProblem(name))).toEqual([])
})

test.each(['London', 'europe/london', 'Mars/Olympus', 'GMT+1', '+01:00', 'UTC', 'Etc/GMT+5', ' ', '10:00'])(
  'the time zone of a place cannot be %j',
  (name) => {
    expect(timeZoneProblem(name)).toBe(
      `There is no time zone “${name}”. Choose one from the list, such as Europe/London.`,
    )
  },
)

test.each(['Europe/London', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', '', null, undefined])(
  'the time zone of a place can be %j',
  (name) => {
    expect(timeZoneProblem(name)).toBeNull()
  },
)
