import { expect, test } from 'vitest'
import { greetingAt, mealAt } from './hour-of-day'

test.each([
  [0, 'Good evening', 'morning'],
  [4, 'Good evening', 'morning'],
  [5, 'Good morning', 'morning'],
  [10, 'Good morning', 'morning'],
  [11, 'Good morning', 'midday'],
  [12, 'Good afternoon', 'midday'],
  [14, 'Good afternoon', 'midday'],
  [15, 'Good afternoon', 'evening'],
  [17, 'Good afternoon', 'evening'],
  [18, 'Good evening', 'evening'],
  [23, 'Good evening', 'evening'],
])('at %i the greeting is %s, and the next meal that of the %s', (hour, greeting, meal) => {
  expect(greetingAt(hour)).toBe(greeting)
  expect(mealAt(hour)).toBe(meal)
})
