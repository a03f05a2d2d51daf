import type { PostType } from '@/model/content-types'
import { countTexts, inSentence } from '@/model/content-types/counts'
import { type Audience, isRestrictedFor, type RequiredPlan } from '@/rules/audience'
import type { PlanWeek } from '@/rules/programme/plan'

type Step = { databaseId: number | null; postType: PostType | null; requiredPlan: RequiredPlan }

/** How much is in a week: "7 days", and of each type "14 recipes". */
export type WeekContents = { span: string; counts: string[] }

/**
 * How much is in a week for an audience. Items that return are counted once; pages, tasks and what needs a higher plan are
 * not counted.
 * @returns null for a week without days
 */
export function weekContents({ days }: Pick<PlanWeek<Step>, 'days'>, audience: Audience): WeekContents | null {
  if (days.length === 0) return null
  const items = new Map<PostType, Set<number>>()
  for (const { databaseId, postType, requiredPlan } of days.flatMap(({ steps }) => steps)) {
    if (databaseId === null || postType === null || postType === 'pages') continue
    if (isRestrictedFor(audience, requiredPlan)) continue
    items.set(postType, (items.get(postType) ?? new Set()).add(databaseId))
  }
  const span = days.length === 1 ? '1 day' : `${days.length} days`
  return { span, counts: countTexts([...items].map(([postType, { size }]) => [postType, size])) }
}

/** In a sentence: "7 days with 14 recipes and 7 movement guides". */
export const weekSentence = ({ counts, span }: WeekContents): string =>
  counts.length > 0 ? `${span} with ${inSentence(counts)}` : span
