import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { withTransaction } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import type { Day } from '@/rules/programme/calendar-days'
import { pausedSince } from '@/rules/programme/pauses'
import { programmeToday, type Today } from '@/rules/programme/today'
import { dayInTimeZone, isTimeZone } from '@/rules/streak'
import { type Programme, type ProgrammeStep, programmeFor, readableProgramme } from './plan.server'
import { rescheduleReminders } from './reminders/reminder-rows.server'
import { currentRound, enrolmentOf, REASON, type Round, type Run, roundsOf } from './rounds.server'

/** The query of every call of a program: days are those of the member's time zone, by default that of their last call. */
export const zoneQuery = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, 'Use the name of a time zone.').optional(),
})
export type ZoneQuery = z.infer<typeof zoneQuery>

/** Which program a call is about, for whom, and on which day. */
export type Place = { viewer: Viewer; slug: string; query: ZoneQuery }

/** The member's time zone, and their day in it. */
export function nowFor({ timeZone }: ZoneQuery, round: Pick<Round, 'zone'> | null): { zone: string; today: Day } {
  const zone = timeZone ?? round?.zone ?? 'UTC'
  return { zone, today: dayInTimeZone(zone, new Date()) }
}

/** Where a member stands, without the steps that their plan does not reach. */
export const stateOf = (
  viewer: Pick<Viewer, 'audience'>,
  programme: Programme,
  round: Round | null,
  today: Day,
): Today<ProgrammeStep> => programmeToday(round && enrolmentOf(round), readableProgramme(programme, viewer), today)

/** The `enrolment` of the calls. */
export const enrolmentView = ({ mode, pauses, round, startedOn }: Round) => ({
  startedOn,
  round,
  mode,
  pausedOn: pausedSince(pauses),
})

/** What a change of a round works with, inside its transaction. */
export type Change = {
  run: Run
  programme: Programme
  member: number
  round: Round
  state: Today<ProgrammeStep>
  today: Day
  zone: string
}

/**
 * Changes the member's current round in one transaction. Its row is locked, so that each of several changes at once
 * sees what the others wrote.
 * @throws AppError not_found, forbidden; conflict for a member who has not started
 */
export async function changeRound<T>(place: Place, change: (args: Change) => Promise<T>): Promise<T> {
  const { query, slug, viewer } = place
  const member = requireAccount(viewer).id
  const programme = await programmeFor(viewer, slug)
  return withTransaction(REASON, async (_req, run) => {
    const nowIso = new Date().toISOString()
    await run(
      sql`update enrolments set updated_at = ${nowIso}
        where member_id = ${member} and programme_id = ${programme.id} and ended_on is null
        returning id`,
    )
    const round = currentRound(await roundsOf(member, programme.id, run))
    if (!round) throw new AppError('conflict', 'Start the program first.')
    const { today, zone } = nowFor(query, round)
    const state = stateOf(viewer, programme, round, today)
    const args = { run, programme, member, round, state, today, zone }
    await keepOpen(args, openWeekIds(state))
    return change(args)
  })
}

/** The round after a change, in the same transaction. @throws when it is gone, which the lock excludes */
export async function changedRound({ member, programme, round, run }: Change): Promise<Round> {
  const rounds = await roundsOf(member, programme.id, run)
  const changed = rounds.find(({ id }) => id === round.id)
  if (!changed) throw new Error('The round was deleted in its own transaction.')
  return changed
}

export const openWeekIds = ({ weeks }: Today<ProgrammeStep>): string[] =>
  weeks.filter(({ open }) => open).map(({ id }) => id)

/** Whether weeks are open that are not stored yet. */
export const hasNewlyOpened = ({ keptOpen }: Round, ids: readonly string[]): boolean =>
  ids.some((id) => !keptOpen.includes(id))

/** Stores which weeks are open, so that they never lock again, and the member's time zone. */
export async function keepOpen(
  { member, round, run, zone }: Pick<Change, 'member' | 'round' | 'run' | 'zone'>,
  ids: readonly string[],
): Promise<void> {
  if (round.zone === zone && !hasNewlyOpened(round, ids)) return
  const json = JSON.stringify([...new Set([...round.keptOpen, ...ids])])
  await run(sql`update enrolments set kept_open = ${json}, zone = ${zone} where id = ${round.id} returning id`)
  if (round.zone !== zone) await rescheduleReminders(member, zone, run)
}
