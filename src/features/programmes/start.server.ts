import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { withTransaction } from '@/cms/client/sql.server'
import { requireAccount } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { type Day, isDay } from '@/rules/programme/calendar-days'
import { startDayProblem } from '@/rules/programme/start-day'
import { type Programme, programmeFor } from './plan.server'
import { rescheduleReminders } from './reminders/reminder-rows.server'
import { currentRound, REASON, type Round, type Run, roundsOf } from './rounds.server'
import { enrolmentView, nowFor, openWeekIds, type Place, stateOf } from './state.server'

export const modeSchema = z.enum(['calendar', 'pace'], 'Use calendar or pace.')

/** POST /api/programmes/{slug}/start: the first day (default: today), and what happens after a missed day. */
export const startBody = z.object({
  startOn: z.string('Use YYYY-MM-DD.').refine(isDay, 'Use YYYY-MM-DD.').optional(),
  mode: modeSchema.default('calendar'),
})

/** A new secret for the address of a calendar. */
export const newCalendarToken = () => randomBytes(32).toString('base64url')

/** @throws AppError bad_request */
function requireStartInRange(startOn: Day, today: Day): void {
  const problem = startDayProblem(startOn, today)
  if (problem) throw new AppError('bad_request', 'Some of the values are not valid.', { fields: { startOn: problem } })
}

/**
 * Starts a program, or starts it again: a new round, and the old one stays. Of several calls at once, one starts it.
 * @throws AppError bad_request, not_found; forbidden below the program's plan
 */
export async function startProgramme(place: Place, { mode, startOn }: z.infer<typeof startBody>) {
  const { query, slug, viewer } = place
  const member = requireAccount(viewer).id
  const programme = await programmeFor(viewer, slug)
  const rounds = await roundsOf(member, programme.id)
  const { today, zone } = nowFor(query, currentRound(rounds))
  const startedOn = startOn ?? today
  requireStartInRange(startedOn, today)
  const wanted: NewRound = { member, programme, startedOn, mode, zone }
  const round = await withTransaction(REASON, async (_req, run) => {
    const ended = await endRound(currentRound(rounds), place, programme, today, run)
    if (ended) await insertRound(wanted, (rounds[0]?.round ?? 0) + 1, ended, run)
    await rescheduleReminders(member, zone, run)
    return currentRound(await roundsOf(member, programme.id, run))
  })
  if (!round) throw new Error('The program has no round after its start.')
  return { enrolment: enrolmentView(round) }
}

/** What a new round takes over from the one before it. */
type Ended = { keptOpen: readonly string[]; calendarToken: string }

/**
 * Ends the round that the caller has seen.
 * @returns null if another call has ended it
 */
async function endRound(
  seen: Round | null,
  { viewer }: Place,
  programme: Programme,
  today: Day,
  run: Run,
): Promise<Ended | null> {
  if (seen === null) return { keptOpen: [], calendarToken: newCalendarToken() }
  const [locked] = await run(
    sql`update enrolments set ended_on = ${today}, updated_at = ${new Date().toISOString()}
      where id = ${seen.id} and ended_on is null
      returning calendar_token`,
  )
  if (!locked) return null
  // The calendar's address goes on to the new round; it is unique.
  await run(sql`update enrolments set calendar_token = null where id = ${seen.id} returning id`)
  const open = openWeekIds(stateOf(viewer, programme, seen, today))
  const token = locked.calendar_token
  return {
    keptOpen: [...new Set([...seen.keptOpen, ...open])],
    calendarToken: typeof token === 'string' ? token : newCalendarToken(),
  }
}

type NewRound = { member: number; programme: Programme; startedOn: Day; mode: string; zone: string }

/** Adds a round, unless another call has added the one with this number. */
async function insertRound(
  { member, mode, programme, startedOn, zone }: NewRound,
  round: number,
  { calendarToken, keptOpen }: Ended,
  run: Run,
): Promise<void> {
  const nowIso = new Date().toISOString()
  await run(
    sql`insert into enrolments
        (member_id, programme_id, round, started_on, mode, zone, kept_open, calendar_token, updated_at, created_at)
      values (${member}, ${programme.id}, ${round}, ${startedOn}, ${mode}, ${zone}, ${JSON.stringify(keptOpen)},
        ${calendarToken}, ${nowIso}, ${nowIso})
      on conflict (member_id, programme_id, round) do nothing
      returning id`,
  )
}
