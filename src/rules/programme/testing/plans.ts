import fc from 'fast-check'
import { addDays } from '../calendar-days'
import type { Pause } from '../pauses'
import type { Plan } from '../plan'
import type { Enrolment } from '../today'

/** A step of a test's plan. */
export type TestStep = { id: string; databaseId: number | null }

export const START = '2026-11-02'
/** The n-th calendar day of a program that starts on {@link START}, from 1. */
export const dayOf = (number: number) => addDays(START, number - 1)

/** Weeks of seven days with two steps a day: "w1d1a", "w1d1b". */
export function aPlan(weeks = 6, own: Partial<Plan<TestStep>> = {}): Plan<TestStep> {
  const week = (number: number) => ({
    id: `w${number}`,
    opening: 'start' as const,
    opensOn: null,
    days: Array.from({ length: 7 }, (_, index) => ({
      steps: ['a', 'b'].map((mark) => ({ id: `w${number}d${index + 1}${mark}`, databaseId: null })),
    })),
  })
  return { rhythm: 'days', drip: true, weeks: Array.from({ length: weeks }, (_, index) => week(index + 1)), ...own }
}

export function anEnrolment(own: Partial<Enrolment> = {}): Enrolment {
  return {
    startedOn: START,
    mode: 'calendar',
    pauses: [],
    keptOpen: [],
    done: new Set(),
    ...own,
  }
}

/** Any day of some two hundred years. */
export const aDay = fc.integer({ min: -36_500, max: 36_500 }).map((days) => addDays('2026-11-23', days))

/** Pauses that have ended, in any order, overlapping ones too. */
export const someEndedPauses: fc.Arbitrary<Pause[]> = fc.array(
  fc
    .record({ from: fc.integer({ min: -20, max: 120 }), days: fc.integer({ min: -2, max: 40 }) })
    .map(({ days, from }) => ({ from: addDays(START, from), until: addDays(START, from + days) })),
  { maxLength: 5 },
)
