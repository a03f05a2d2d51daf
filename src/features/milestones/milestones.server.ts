import 'server-only'
import { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { isHeadingIcon } from '@/rules/heading-icons'
import { milestoneProgress } from '@/rules/milestones'
import { dayInTimeZone, isTimeZone, weeklyStreak } from '@/rules/streak'
import { achievementsOf, claimCelebrations, recordAchievements } from './achievements.server'
import { activeDays, activityCounts } from './activity.server'
import type { Milestone, Milestones } from './milestone'

/** GET /api/milestones: days are counted in the viewer's time zone. */
export const milestonesQuery = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, 'Use the name of a time zone.').default('UTC'),
})

/** POST /api/milestones: the milestones that this browser wants to celebrate. */
export const celebrateBody = z.object({
  celebrate: z.array(z.number('Use whole numbers.').int('Use whole numbers.').min(1)).min(1).max(500),
})

type MilestoneRow = {
  id: number
  title: string
  description?: string | null
  icon?: string | null
  counts: string
  target: number
}

async function listMilestones(): Promise<MilestoneRow[]> {
  const payload = await asSystem('the milestones, for members')
  const { docs } = await payload.db.find<MilestoneRow>({
    collection: 'milestones',
    where: { deletedAt: { exists: false } },
    sort: ['createdAt', 'id'],
    pagination: false,
  })
  return docs
}

/**
 * The milestones with the user's progress. Newly achieved ones are recorded here, and stay achieved if the activity
 * decreases later.
 */
export async function milestonesOf(viewer: Viewer, { timeZone }: z.infer<typeof milestonesQuery>): Promise<Milestones> {
  const member = requireAccount(viewer).id
  const [rows, counts, knownAchievements, days] = await Promise.all([
    listMilestones(),
    activityCounts(member),
    achievementsOf(member),
    activeDays(member, timeZone),
  ])
  const newlyReached = rows.filter(
    (row) => milestoneProgress(row, counts) === row.target && !knownAchievements.has(row.id),
  )
  await recordAchievements(
    member,
    newlyReached.map(({ id }) => id),
  )
  const achievements = newlyReached.length > 0 ? await achievementsOf(member) : knownAchievements
  const milestones = rows.map((row): Milestone => {
    const { counts: _counts, description, icon, ...rest } = row
    return {
      id: rest.id,
      title: rest.title,
      description: description ?? '',
      icon: isHeadingIcon(icon) ? icon : 'sun',
      target: rest.target,
      progress: milestoneProgress(row, counts),
      achievedAt: achievements.get(row.id)?.achievedAt ?? null,
    }
  })
  return {
    milestones,
    toCelebrate: rows.map(({ id }) => id).filter((id) => achievements.get(id)?.celebrated === false),
    streak: weeklyStreak(days, dayInTimeZone(timeZone, new Date())),
  }
}

/** Of the milestones that a browser wants to celebrate, those not celebrated yet: each is celebrated once. */
export async function celebrate(
  viewer: Viewer,
  { celebrate: ids }: z.infer<typeof celebrateBody>,
): Promise<{ celebrate: number[] }> {
  return { celebrate: await claimCelebrations(requireAccount(viewer).id, ids) }
}
