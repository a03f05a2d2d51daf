import { expect, test } from 'vitest'
import { memberTodayExamples } from './examples'
import { type MemberTodayData, minutesOf, type TodayItem, threeOfDay } from './today'

const data: MemberTodayData = memberTodayExamples.typical.data
const MONDAY = '2026-11-23'
const titles = (three: ReturnType<typeof threeOfDay>) => [three.eat?.title, three.burn?.title, three.sleep?.title]
const named = (title: string): TodayItem => ({
  databaseId: 9,
  postType: 'recipes',
  title,
  uri: '/',
  image: null,
  minutes: 5,
})

test('a day has a recipe for the meal, the movement of its weekday and a meditation', () => {
  const burn = { start: MONDAY, weeks: [[named('Stairs'), null, null, null, null, null, null]] }
  const week = { ...data, eat: { ...data.eat, morning: [named('Oats')] }, burn }
  expect(titles(threeOfDay(week, MONDAY, 'morning'))).toEqual(['Oats', 'Stairs', 'The key and the umbrella'])
  expect(titles(threeOfDay(week, MONDAY, 'evening'))[0]).toBe('Barley with lemon and herbs')
  expect(threeOfDay(week, '2026-11-24', 'evening').burn).toBeNull()
})

test('the next day has the next items, over and over', () => {
  const sleep = ['one', 'two', 'three'].map(named)
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26']
  const shown = days.map((day) => threeOfDay({ ...data, sleep }, day, 'morning').sleep?.title)
  expect(new Set(shown.slice(0, 3)).size).toBe(3)
  expect(shown[3]).toBe(shown[0])
})

test('the minutes of all three are added, unless one of them has none', () => {
  expect(minutesOf(threeOfDay(data, MONDAY, 'morning'))).toBe(25 + 8 + 4)
  expect(minutesOf(threeOfDay({ ...data, sleep: [] }, MONDAY, 'morning'))).toBeNull()
  const { longest } = memberTodayExamples
  expect(minutesOf(threeOfDay(longest.data, MONDAY, 'morning'))).toBeNull()
})
