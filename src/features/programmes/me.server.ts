import 'server-only'
import { requireAccount } from '@/platform/session/viewer.server'
import { dayCount } from '@/rules/programme/plan'
import type { WeekToday } from '@/rules/programme/today'
import { completionUri } from '@/rules/reserved-paths'
import { type ProgrammeStep, type ProgrammeWeek, programmeFor } from './plan.server'
import { currentRound, type DoneStep, type Round, roundsOf } from './rounds.server'
import { changeRound, enrolmentView, hasNewlyOpened, nowFor, openWeekIds, type Place, stateOf } from './state.server'

/** The secret address of a member's plan as a calendar. */
export const calendarUri = (slug: string, token: string) => `/api/programmes/${slug}/calendar.ics?token=${token}`

/** A step as the calls send it. */
export function stepView({ duration, id, kind, title, uri }: ProgrammeStep, done: ReadonlyMap<string, DoneStep>) {
  const doneStep = done.get(id)
  return { id, title, uri, kind, duration, done: doneStep !== undefined, how: doneStep?.how ?? null }
}

/** A week: the days of a closed one are absent, so that no one can read them. */
function weekView(
  week: WeekToday<ProgrammeStep>,
  stored: ProgrammeWeek | undefined,
  done: ReadonlyMap<string, DoneStep>,
) {
  const outline = {
    week: week.number,
    title: stored?.title ?? null,
    uri: stored?.uri ?? null,
    opensOn: week.opens,
    open: week.open,
    done: week.done,
    steps: week.steps.length,
  }
  if (!week.open) return outline
  const days = week.days.map(({ steps }, index) => ({
    day: week.firstDay + index,
    steps: steps.map((step) => stepView(step, done)),
  }))
  return { ...outline, days }
}

const roundView = ({ done, endedOn, round, startedOn }: Round) => ({ round, startedOn, endedOn, done: done.size })

/**
 * A member's plan and progress. GET /api/programmes/{slug}/me
 * @throws AppError not_found; forbidden below the program's plan
 */
export async function programmeProgress(place: Place) {
  const { query, slug, viewer } = place
  const member = requireAccount(viewer).id
  const programme = await programmeFor(viewer, slug)
  const rounds = await roundsOf(member, programme.id)
  const round = currentRound(rounds)
  const state = stateOf(viewer, programme, round, nowFor(query, round).today)
  // A write only when a week has opened since the last call.
  if (round && hasNewlyOpened(round, openWeekIds(state))) await changeRound(place, async () => undefined)
  const done: Round['done'] = round?.done ?? new Map()
  return {
    programme: { slug, title: programme.title, days: dayCount(programme) },
    enrolment: round && enrolmentView(round),
    day: state.day,
    week: state.week,
    next: state.next && stepView(state.next, done),
    weeks: state.weeks.map((week, index) => weekView(week, programme.weeks[index], done)),
    mayOpenAll: programme.mayOpenAll,
    rounds: rounds.map(roundView).reverse(),
    completion: state.finished ? completionUri(slug) : null,
    calendar: round?.calendarToken ? calendarUri(slug, round.calendarToken) : null,
  }
}
