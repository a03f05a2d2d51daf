import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import { contentTypeOf } from '@/model/content-types'
import { requireAccount } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { dayCount } from '@/rules/programme/plan'
import type { CountedStep } from '@/rules/programme/terms'
import { dayInTimeZone } from '@/rules/streak'
import { type ProgrammeStep, programmeFor } from './plan.server'
import { currentRound, type DoneStep, REASON, roundsOf } from './rounds.server'
import { nowFor, type Place, stateOf } from './state.server'

type DoneWithItem = ProgrammeStep & DoneStep

/**
 * What a member did in the current round of a program that they have finished. GET /api/programmes/{slug}/completion
 * @throws AppError not_found; forbidden below the program's plan; conflict before the start, and while steps are left
 */
export async function programmeCompletion({ query, slug, viewer }: Place) {
  const member = requireAccount(viewer).id
  const programme = await programmeFor(viewer, slug)
  const round = currentRound(await roundsOf(member, programme.id))
  if (!round) throw new AppError('conflict', 'Start the program first.')
  const { today, zone } = nowFor(query, round)
  const state = stateOf(viewer, programme, round, today)
  if (!state.finished) throw new AppError('conflict', 'Some steps of this program are not done yet.')
  const done = state.weeks
    .flatMap(({ steps }) => steps)
    .flatMap((step): DoneWithItem[] => {
      const doneStep = round.done.get(step.id)
      return doneStep ? [{ ...step, ...doneStep }] : []
    })
  const days = [...new Set(done.map(({ at }) => dayInTimeZone(zone, at)))].sort()
  // Where all weeks are open, a member can do steps before the day on which they start.
  const [startedOn = round.startedOn] = [round.startedOn, ...days].sort()
  return {
    programme: { slug, title: programme.title, days: dayCount(programme) },
    name: await nameOf(member),
    startedOn,
    finishedOn: days.at(-1) ?? today,
    days: days.length,
    steps: done.length,
    minutes: done.reduce((sum, { duration, how }) => sum + (how === 'watched' ? (duration ?? 0) : 0), 0),
    counts: countsOf(done),
  }
}

function countsOf(done: readonly DoneWithItem[]): Record<CountedStep, number> {
  const counts = { recipes: 0, movements: 0, meditations: 0, masterclasses: 0, podcasts: 0, read: 0, tasks: 0 }
  for (const { postType } of done) {
    counts[postType === null ? 'tasks' : (contentTypeOf(postType).countedAs ?? 'read')] += 1
  }
  return counts
}

/** The name for the certificate: first and last name as far as the member has given them, else the username. */
async function nameOf(member: number): Promise<string> {
  const [row] = await queryRows(REASON, sql`select first_name, last_name, username from users where id = ${member}`)
  const name = [row?.first_name, row?.last_name].map((part) => String(part ?? '').trim()).filter(Boolean)
  return name.join(' ') || String(row?.username ?? '')
}
