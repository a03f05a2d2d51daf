import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { AppError } from '@/rules/app-error'
import type { DoneBy } from '@/rules/programme/terms'
import type { Today } from '@/rules/programme/today'
import { stepView } from './me.server'
import type { ProgrammeStep } from './plan.server'
import type { Round } from './rounds.server'
import { type Change, changedRound, changeRound, type Place, stateOf } from './state.server'

/** POST /api/programmes/{slug}/steps: a step's id, and whether it is done. */
export const stepBody = z.object({
  step: z.string('Use the id of a step.').min(1, 'Use the id of a step.').max(40, 'Use the id of a step.'),
  done: z.boolean('Use true or false.'),
})

/**
 * Marks a step as done by hand, or takes it back.
 * @throws AppError not_found; forbidden for a step of a closed week or beyond the member's plan; conflict
 */
export function markStep(place: Place, { done, step: id }: z.infer<typeof stepBody>) {
  return changeRound(place, async (change) => {
    requireOpenStep(change, id)
    if (done) await insertDoneStep(change, id, 'hand')
    else await deleteDoneStep(change, id)
    const { round, state } = await afterChange(place, change)
    return { done, day: state.day, next: state.next && stepView(state.next, round.done) }
  })
}

/** @throws AppError not_found, forbidden */
function requireOpenStep({ programme, state }: Change, id: string): void {
  const week = state.weeks.find(({ steps }) => steps.some((step) => step.id === id))
  if (week?.open) return
  const exists = programme.weeks.some(({ days }) => days.some(({ steps }) => steps.some((step) => step.id === id)))
  if (!exists) throw new AppError('not_found', 'There is no such step.')
  throw new AppError('forbidden', week ? 'This week is not open yet.' : 'This step is not in your plan.')
}

/** Records a step once. */
export async function insertDoneStep({ member, round, run }: Change, step: string, how: DoneBy): Promise<void> {
  await run(
    sql`insert into done_steps (member_id, enrolment_id, step, at, how)
      values (${member}, ${round.id}, ${step}, ${new Date().toISOString()}, ${how})
      on conflict (enrolment_id, step) do nothing
      returning id`,
  )
}

async function deleteDoneStep({ round, run }: Change, step: string): Promise<void> {
  await run(sql`delete from done_steps where enrolment_id = ${round.id} and step = ${step} returning id`)
}

/** Where the member stands after a step was done or taken back. Completed weeks are counted for milestones. */
export async function afterChange(
  { viewer }: Pick<Place, 'viewer'>,
  change: Change,
): Promise<{ round: Round; state: Today<ProgrammeStep> }> {
  const round = await changedRound(change)
  const state = stateOf(viewer, change.programme, round, change.today)
  for (const [index, { done, number }] of state.weeks.entries()) {
    if (done === change.state.weeks[index]?.done) continue
    if (done) await countWeek(change, number)
    else await uncountWeek(change, number)
  }
  return { round, state }
}

async function countWeek({ member, programme, round, run }: Change, week: number): Promise<void> {
  const nowIso = new Date().toISOString()
  await run(
    sql`insert into programme_weeks (member_id, programme, week, round, updated_at, created_at)
      values (${member}, ${programme.slug}, ${week}, ${round.round}, ${nowIso}, ${nowIso})
      on conflict (member_id, programme, week) do nothing
      returning id`,
  )
}

/** A week that the member marked as a whole, or completed in an earlier round, stays counted. */
async function uncountWeek({ member, programme, round, run }: Change, week: number): Promise<void> {
  await run(
    sql`delete from programme_weeks
      where member_id = ${member} and programme = ${programme.slug} and week = ${week} and round = ${round.round}
      returning id`,
  )
}
