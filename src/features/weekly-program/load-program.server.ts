import 'server-only'
import { cardsOf } from '@/catalogue/cards.server'
import { rowsByDocIds } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import type { MovementWeek } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import type { CalendarDay } from '@/rules/weekly-program'
import type { Days, Level, Program } from './program'

type Week = NonNullable<MovementWeek['weeks']>[number]
type MovementRefs = Week['beginnerMovements']

/** The day of a date as the CMS stores it: a time in UTC. */
const dayOf = (date: string): CalendarDay => date.slice(0, 10)

const idsOf = (refs: MovementRefs): number[] =>
  (refs ?? []).filter((id) => typeof id === 'number').slice(0, LIMITS.scheduleDays)

const levelsOf = (week: Week): Record<Level, number[]> => ({
  Beginner: idsOf(week.beginnerMovements),
  Intermediate: idsOf(week.intermediateMovements),
  Advanced: idsOf(week.advancedMovements),
})

/** The published movements on their days; a missing or unpublished one leaves a rest day. */
function daysOf(ids: readonly number[], published: ReadonlyMap<number, number>): Days {
  const days = Array.from({ length: LIMITS.scheduleDays }, (_, day) => published.get(ids[day] ?? 0) ?? null)
  return days.some((day) => day !== null) ? days : []
}

/**
 * All weeks of the rotation for an audience (docs/product.md#rules).
 * @param startDate of week 0, as the CMS stores a day
 */
export async function loadProgram(startDate: string | null | undefined, audience: Audience): Promise<Program> {
  const { weeks } = await readAs(audience).global('movementWeeks')
  const storedWeeks = (weeks ?? []).map(levelsOf)
  const ids = storedWeeks.flatMap((week) => Object.values(week).flat())
  const rows = await rowsByDocIds('movementGuides', [...new Set(ids)])
  const cards = await cardsOf(rows, audience)
  const published = new Map(rows.map(({ databaseId, docId }) => [docId, databaseId]))
  return {
    weeks: storedWeeks.map(({ Advanced, Beginner, Intermediate }) => ({
      Beginner: daysOf(Beginner, published),
      Intermediate: daysOf(Intermediate, published),
      Advanced: daysOf(Advanced, published),
    })),
    movements: cards.map(({ databaseId, duration, image, isRestrictedForMember, title, uri }) => ({
      databaseId,
      duration,
      image,
      isRestrictedForMember,
      title,
      uri,
    })),
    start: startDate ? dayOf(startDate) : null,
    renderedOn: dayOf(new Date().toISOString()),
  }
}
