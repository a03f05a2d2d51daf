import { expect, test } from 'vitest'
import { memberTodayExamples } from './examples'
import { type Choices, nextUtcDay, planDays } from './plan-days'
import { minutesOf, quickEnough, type TodayItem, threeOfDay } from './today'

const MONDAY = '2026-11-23'
const NOON_OF_MONDAY = new Date('2026-11-23T12:00:00Z')
const named = (title: string): TodayItem => ({
  databaseId: 9,
  postType: 'recipes',
  title,
  uri: '/',
  image: null,
  minutes: 5,
})
const choices: Choices = {
  eat: { morning: [named('Oats')], midday: [], evening: [named('Barley')] },
  burn: { start: MONDAY, weeks: [[named('Stairs'), null, null, null, null, null, null]] },
  sleep: ['one', 'two', 'three'].map(named),
}
const titles = (three: ReturnType<typeof threeOfDay>) => [three.eat?.title, three.burn?.title, three.sleep?.title]

test('a day has a recipe for the meal, the movement of its weekday and a meditation', () => {
  const days = planDays({ ...choices, sleep: [named('The key')] }, NOON_OF_MONDAY)
  expect(titles(threeOfDay(days, MONDAY, 'morning'))).toEqual(['Oats', 'Stairs', 'The key'])
  expect(threeOfDay(days, MONDAY, 'midday').eat).toBeNull()
  expect(threeOfDay(days, MONDAY, 'evening').eat?.title).toBe('Barley')
  expect(threeOfDay(days, '2026-11-24', 'evening').burn).toBeNull()
})

test('a meal is chosen from what there is time for, or from all where nothing is as quick', () => {
  const taking = (minutes: number | null): TodayItem => ({ ...named(`${minutes} minutes`), minutes })
  const [roast, soup, unknown] = [taking(85), taking(30), taking(null)]
  expect(quickEnough([roast, soup, unknown], 30)).toEqual([soup])
  expect(quickEnough([roast, unknown], 30)).toEqual([roast, unknown])
})

test('the next day has the next items, over and over', () => {
  const shown = planDays(choices, NOON_OF_MONDAY).map(({ sleep }) => sleep?.title)
  expect(new Set(shown.slice(0, 3)).size).toBe(3)
  expect(shown[3]).toBe(shown[0])
})

test.each(['2026-11-23T00:00:00Z', '2026-11-23T23:59:59Z'])('at %s there are the days of all time zones', (time) => {
  const now = new Date(time)
  const days = planDays(choices, now).map(({ day }) => day)
  for (const timeZone of ['Etc/GMT+12', 'UTC', 'Pacific/Kiritimati']) {
    expect(days).toContain(new Intl.DateTimeFormat('sv', { timeZone }).format(now))
  }
  expect(nextUtcDay(now)).toEqual(new Date('2026-11-24T00:00:00Z'))
})

test('a page that was left open for days keeps the last day that it has', () => {
  const days = planDays(choices, NOON_OF_MONDAY)
  expect(threeOfDay(days, '2026-12-03', 'evening')).toEqual(threeOfDay(days, '2026-11-25', 'evening'))
})

test('the minutes of all three are added, unless one of them has none', () => {
  const { empty, longest, typical } = memberTodayExamples
  expect(minutesOf(threeOfDay(typical.data.days, MONDAY, 'morning'))).toBe(25 + 8 + 4)
  expect(minutesOf(threeOfDay(empty.data.days, MONDAY, 'morning'))).toBeNull()
  expect(minutesOf(threeOfDay(longest.data.days, MONDAY, 'morning'))).toBeNull()
})
