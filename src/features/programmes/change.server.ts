import 'server-only'
import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '@/rules/app-error'
import { calendarUri } from './me.server'
import { modeSchema, newCalendarToken } from './start.server'
import { changedRound, changeRound, enrolmentView, keepOpen, type Place } from './state.server'

/** POST /api/programmes/{slug}/mode: what happens after a missed day. */
export const modeBody = z.object({ mode: modeSchema })

/** Pauses the program from today on. Again changes nothing. @throws AppError not_found, forbidden, conflict */
export function pauseProgramme(place: Place) {
  return changeRound(place, async (change) => {
    const { round, run, state, today } = change
    if (state.pausedOn !== null) return { enrolment: enrolmentView(round) }
    await run(
      sql`insert into enrolments_pauses (_order, _parent_id, id, "from")
        values (${round.pauses.length + 1}, ${round.id}, ${randomBytes(12).toString('hex')}, ${today})
        returning id`,
    )
    return { enrolment: enrolmentView(await changedRound(change)) }
  })
}

/** Ends the pause; today counts again. Again changes nothing. @throws AppError not_found, forbidden, conflict */
export function resumeProgramme(place: Place) {
  return changeRound(place, async (change) => {
    const { round, run, state, today } = change
    if (state.pausedOn === null) return { enrolment: enrolmentView(round) }
    await run(
      sql`update enrolments_pauses set until = ${today} where _parent_id = ${round.id} and until is null returning id`,
    )
    return { enrolment: enrolmentView(await changedRound(change)) }
  })
}

/** Changes whether the plan follows the calendar or the member. @throws AppError not_found, forbidden, conflict */
export function changeMode(place: Place, { mode }: z.infer<typeof modeBody>) {
  return changeRound(place, async (change) => {
    await change.run(sql`update enrolments set mode = ${mode} where id = ${change.round.id} returning id`)
    return { enrolment: enrolmentView(await changedRound(change)) }
  })
}

/**
 * Opens all weeks for the member, where the editor allows it. POST /api/programmes/{slug}/open
 * @returns the numbers of the open weeks
 * @throws AppError not_found, conflict; forbidden where members may not
 */
export function openAllWeeks(place: Place): Promise<{ weeks: number[] }> {
  return changeRound(place, async (change) => {
    const { programme, state } = change
    const closed = state.weeks.filter(({ open }) => !open)
    if (closed.length > 0 && !programme.mayOpenAll) {
      throw new AppError('forbidden', 'The weeks of this program open one after the other.')
    }
    await keepOpen(
      change,
      state.weeks.map(({ id }) => id),
    )
    return { weeks: state.weeks.map(({ number }) => number) }
  })
}

/** Gives the calendar a new address and ends the old one. @throws AppError not_found, forbidden, conflict */
export function renewCalendar(place: Place): Promise<{ calendar: string }> {
  return changeRound(place, async ({ round, run }) => {
    const token = newCalendarToken()
    await run(sql`update enrolments set calendar_token = ${token} where id = ${round.id} returning id`)
    return { calendar: calendarUri(place.slug, token) }
  })
}
