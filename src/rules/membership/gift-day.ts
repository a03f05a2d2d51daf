import { type Day, daysBetween, isDay } from '../programme/calendar-days'

/** How far ahead a gift can be sent. */
const DAYS_AHEAD = 366

/**
 * Why a gift cannot be sent on a day.
 * @param day as it was entered
 * @param today the calendar day in UTC; for the giver it may still be the day before
 * @returns null if it can
 */
export function giftDayProblem(day: string, today: Day): string | null {
  if (!isDay(day)) return 'Use YYYY-MM-DD.'
  const ahead = daysBetween(today, day)
  if (ahead < -1) return 'This day is over. Choose another one, or none.'
  return ahead > DAYS_AHEAD ? 'Choose a day within the next year.' : null
}
