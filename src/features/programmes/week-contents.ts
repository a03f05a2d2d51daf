import type { PostType } from '@/model/content-types'
import { countsText } from '@/model/content-types/counts'
import { type Audience, isRestrictedFor, type RequiredPlan } from '@/rules/audience'
import type { PlanWeek } from '@/rules/programme/plan'

type Step = { databaseId: number | null; postType: PostType | null; requiredPlan: RequiredPlan }

/**
 * How much is in a week for an audience: "7 days with 14 recipes and 7 movement guides". Items that return are counted
 * once; pages, tasks and what needs a higher plan are not counted.
 * @returns null for a week without days
 */
export function weekContents({ days }: Pick<PlanWeek<Step>, 'days'>, audience: Audience): string | null {
  if (days.length === 0) return null
  const items = new Map<PostType, Set<number>>()
  for (const { databaseId, postType, requiredPlan } of days.flatMap(({ steps }) => steps)) {
    if (databaseId === null || postType === null || postType === 'pages') continue
    if (isRestrictedFor(audience, requiredPlan)) continue
    items.set(postType, (items.get(postType) ?? new Set()).add(databaseId))
  }
  const counts = countsText([...items].map(([postType, { size }]) => [postType, size]))
  const span = days.length === 1 ? '1 day' : `${days.length} days`
  return counts ? `${span} with ${counts}` : span
}
