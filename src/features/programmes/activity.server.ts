import 'server-only'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { isRestrictedFor } from '@/rules/audience'
import { stepOfActivity } from '@/rules/programme/activity'
import type { DoneBy } from '@/rules/programme/terms'
import { dayInTimeZone } from '@/rules/streak'
import { type Programme, publishedProgramme } from './plan.server'
import { followedProgrammes } from './rounds.server'
import { changeRound } from './state.server'
import { afterChange, insertDoneStep } from './steps.server'

/**
 * Does the steps of an item that a member has watched, rated or read anywhere on the site, in each program that they
 * follow: one step a day. What was done before a round was started does not count for it.
 * @returns the ids of the steps that are done now
 */
export async function recordActivity(viewer: Viewer, databaseId: number, how: DoneBy): Promise<string[]> {
  const member = requireAccount(viewer).id
  const done: string[] = []
  for (const slug of await followedProgrammes(member)) {
    const step = await doStep(viewer, slug, databaseId, how)
    if (step !== null) done.push(step)
  }
  return done
}

const namesItem = ({ weeks }: Programme, databaseId: number) =>
  weeks.some(({ days }) => days.some(({ steps }) => steps.some((step) => step.databaseId === databaseId)))

async function doStep(viewer: Viewer, slug: string, databaseId: number, how: DoneBy): Promise<string | null> {
  const programme = await publishedProgramme(slug)
  if (!programme || isRestrictedFor(viewer.audience, programme.requiredPlan)) return null
  if (!namesItem(programme, databaseId)) return null
  const place = { viewer, slug, query: {} }
  return changeRound(place, async (change) => {
    const { round, state, today, zone } = change
    // Before the start nothing counts yet.
    if (state.day === 0) return null
    const doneOn = new Map([...round.done].map(([id, { at }]) => [id, dayInTimeZone(zone, at)]))
    const step = stepOfActivity(state, databaseId, doneOn, today)
    if (!step) return null
    await insertDoneStep(change, step.id, how)
    await afterChange(place, change)
    return step.id
  })
}
