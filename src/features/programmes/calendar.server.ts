import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import type { Day } from '@/rules/programme/calendar-days'
import { dateOfDay } from '@/rules/programme/today'
import { audienceOfRow } from './member-audience.server'
import { programmeFor } from './plan.server'
import { currentRound, enrolmentOf, REASON, roundsOf } from './rounds.server'
import { nowFor, stateOf, zoneQuery } from './state.server'

/** GET /api/programmes/{slug}/calendar.ics: the secret of the address. A missing one is like an unknown one. */
export const calendarQuery = zoneQuery.extend({ token: z.string().max(64).default('') })

/** An all-day entry of a member's calendar. */
export type PlanEntry = { id: string; day: Day; title: string; lines: string[] }

export type PlanCalendar = { title: string; entries: PlanEntry[] }

/**
 * A member's plan as entries of a calendar: the days of open weeks with their steps, and when the others open.
 * @throws AppError not_found for an unknown token; forbidden below the program's plan
 */
export async function planCalendar(
  slug: string,
  { token, ...query }: z.infer<typeof calendarQuery>,
): Promise<PlanCalendar> {
  const viewer = token === '' ? null : await ownerOf(slug, token)
  if (!viewer) throw new AppError('not_found', 'There is no such calendar.')
  const programme = await programmeFor(viewer, slug)
  const round = currentRound(await roundsOf(viewer.member, programme.id))
  if (!round) throw new AppError('not_found', 'There is no such calendar.')
  const { today } = nowFor(query, round)
  const state = stateOf(viewer, programme, round, today)
  const enrolment = enrolmentOf(round)
  const entries = state.weeks.flatMap((week): PlanEntry[] => {
    const title = programme.weeks[week.number - 1]?.title
    if (!week.open) {
      if (week.opens === null) return []
      const opening = `${programme.title}: week ${week.number} opens`
      return [{ id: `${round.id}-week-${week.number}`, day: week.opens, title: opening, lines: title ? [title] : [] }]
    }
    return week.days.flatMap(({ steps }, index) => {
      const number = week.firstDay + index
      const day = dateOfDay(enrolment, programme, state, number, today)
      if (day === null || steps.length === 0) return []
      const lines = steps.map((step) => step.title)
      return [{ id: `${round.id}-day-${number}`, day, title: `${programme.title}: day ${number}`, lines }]
    })
  })
  return { title: programme.title, entries }
}

type Owner = Pick<Viewer, 'audience'> & { member: number }

/** Whose calendar a token opens, with their current plan. */
async function ownerOf(slug: string, token: string): Promise<Owner | null> {
  const [row] = await queryRows(
    REASON,
    sql`select users.id, users.plan, users.role
      from enrolments
        join programmes on programmes.id = enrolments.programme_id
        join users on users.id = enrolments.member_id
      where enrolments.calendar_token = ${token} and programmes.slug = ${slug}`,
  )
  const audience = row && audienceOfRow(row)
  return audience ? { member: Number(row.id), audience } : null
}
