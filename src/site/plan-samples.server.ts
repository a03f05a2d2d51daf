import 'server-only'
import { rowsOfPlans, type StoredRow } from '@/catalogue/queries.server'
import type { RequiredPlan } from '@/rules/audience'

/** One each for food, movement and rest. */
export const SAMPLE_TYPES = ['recipes', 'movementGuides', 'guidedMeditations'] as const

/**
 * What a plan opens, in one item of each of the three types.
 * @param place which one of each, from 0: two pages that stand side by side show others
 */
export const samplesOfPlan = async (plan: RequiredPlan, place = 0): Promise<StoredRow[]> =>
  (await Promise.all(SAMPLE_TYPES.map((type) => rowsOfPlans(type, [plan], place + 1)))).flatMap((rows) =>
    rows.slice(place),
  )
