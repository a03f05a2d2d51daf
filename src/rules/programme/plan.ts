import { addDays, addMonths, type Day } from './calendar-days'
import type { Opening, Rhythm } from './terms'

/** A program as the rules need it. Steps may have more fields. */
export type Plan<Step extends { id: string }> = {
  rhythm: Rhythm
  /** Whether weeks open one after the other. */
  drip: boolean
  weeks: readonly PlanWeek<Step>[]
}

export type PlanWeek<Step> = {
  id: string
  opening: Opening
  /** For a week that opens on a date; null closes it, until staff open it. */
  opensOn: Day | null
  days: readonly { steps: readonly Step[] }[]
}

/** A week with its place in the plan. */
export type PlacedWeek<Step> = PlanWeek<Step> & {
  /** From 1. */
  number: number
  /** The number of its first day, from 1. */
  firstDay: number
  steps: readonly Step[]
}

/** The weeks in order, with the numbers of their days. */
export function placedWeeks<Step extends { id: string }>({ weeks }: Plan<Step>): PlacedWeek<Step>[] {
  let firstDay = 1
  return weeks.map((week, index) => {
    const placed = { ...week, number: index + 1, firstDay, steps: week.days.flatMap(({ steps }) => steps) }
    firstDay += week.days.length
    return placed
  })
}

/** How many days the plan has. */
export const dayCount = ({ weeks }: Plan<{ id: string }>): number =>
  weeks.reduce((sum, { days }) => sum + days.length, 0)

/** The day on which a week begins if nothing is paused. */
export function weekBegins(rhythm: Rhythm, startedOn: Day, { firstDay, number }: { firstDay: number; number: number }) {
  return rhythm === 'months' ? addMonths(startedOn, number - 1) : addDays(startedOn, firstDay - 1)
}
