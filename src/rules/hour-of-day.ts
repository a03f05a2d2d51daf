/** The meal that is next at an hour. */
export type Meal = 'morning' | 'midday' | 'evening'

const MIDDAY_FROM = 11
const EVENING_FROM = 15

/** @param hour 0 to 23, in the viewer's time zone */
export function mealAt(hour: number): Meal {
  if (hour < MIDDAY_FROM) return 'morning'
  return hour < EVENING_FROM ? 'midday' : 'evening'
}

/** The greeting of an hour; a night before five still is the evening. @param hour 0 to 23, in the viewer's time zone */
export function greetingAt(hour: number): string {
  if (hour < 5 || hour >= 18) return 'Good evening'
  return hour < 12 ? 'Good morning' : 'Good afternoon'
}
