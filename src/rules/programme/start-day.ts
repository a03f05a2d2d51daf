import { PAGE_LIMITS } from '../page-limits'
import { type Day, daysBetween, isDay } from './calendar-days'

/**
 * Why a program cannot start on a day.
 * @param startOn as it was entered
 * @param today the member's calendar day
 * @returns null if it can
 */
export function startDayProblem(startOn: string, today: Day): string | null {
  if (!isDay(startOn)) return 'Choose a day.'
  if (Math.abs(daysBetween(today, startOn)) <= PAGE_LIMITS.programmeStartDays) return null
  return `Choose a day up to ${PAGE_LIMITS.programmeStartDays} days before or after today.`
}
