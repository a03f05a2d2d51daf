import 'server-only'
import { z } from 'zod'
import { asSystem } from '@/cms/client'
import { requireAccount, type Viewer } from '@/features/session/viewer'
import { isHeadingIcon } from '@/rules/heading-icons'
import { milestoneProgress } from '@/rules/milestones'
import { dayIn, isTimeZone, weeklyStreak } from '@/rules/streak'
import { achieve, achievementsOf, takeCelebrations } from './achievements'
import { activeDays, countedOf } from './activity'
import type { Milestone, Milestones } from './milestone'

/** GET /api/milestones: the viewer's own days are counted, in their time zone. */
export const milestonesQuery = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, 'Use the name of a time zone.').default('UTC'),
})

/** POST /api/milestones: which milestones this browser wants to celebrate. */
export const celebrateBody = z.object({
  celebrate: z.array(z.number('Use whole numbers.').int('Use whole numbers.').min(1)).min(1).max(500),
})

type Defined = {
  id: number
  title: string
  description?: string | null
  icon?: string | null
  counts: string
  target: number
}

async function defined(): Promise<Defined[]> {
  const payload = await asSystem('the milestones, for members')
  const { docs } = await payload.db.find<Defined>({
    collection: 'milestones',
    sort: ['createdAt', 'id'],
    pagination: false,
  })
  return docs
}

/**
 * The milestones, and how far whoever asks has come. What is reached is noted here, and stays reached when the activity
 * falls later. SPEC 1, 7; DESIGN 6, 7.
 */
export async function milestonesOf(viewer: Viewer, { timeZone }: z.infer<typeof milestonesQuery>): Promise<Milestones> {
  const member = requireAccount(viewer).id
  const [all, counted, before, days] = await Promise.all([
    defined(),
    countedOf(member),
    achievementsOf(member),
    activeDays(member, timeZone),
  ])
  const reached = all.filter((one) => milestoneProgress(one, counted) === one.target && !before.has(one.id))
  await achieve(
    member,
    reached.map(({ id }) => id),
  )
  const achieved = reached.length > 0 ? await achievementsOf(member) : before
  const milestones = all.map((one): Milestone => {
    const { counts: _counts, description, icon, ...shown } = one
    return {
      id: shown.id,
      title: shown.title,
      description: description ?? '',
      icon: isHeadingIcon(icon) ? icon : 'sun',
      target: shown.target,
      progress: milestoneProgress(one, counted),
      achievedAt: achieved.get(one.id)?.achievedAt ?? null,
    }
  })
  return {
    milestones,
    toCelebrate: all.map(({ id }) => id).filter((id) => achieved.get(id)?.celebrated === false),
    streak: weeklyStreak(days, dayIn(timeZone, new Date())),
  }
}

/** Of the milestones that a browser wants to celebrate, those that nobody has yet: each is celebrated once. */
export async function celebrate(
  viewer: Viewer,
  { celebrate: wanted }: z.infer<typeof celebrateBody>,
): Promise<{ celebrate: number[] }> {
  return { celebrate: await takeCelebrations(requireAccount(viewer).id, wanted) }
}
