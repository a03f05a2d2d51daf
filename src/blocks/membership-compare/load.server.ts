import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { planOffers } from '@/features/memberships/plans/offers.server'
import { type CompareColumn, type CompareGroup, compareGroups } from '@/rules/membership/compare'
import { PLAN_LABELS } from '@/rules/membership/terms'

export type MembershipCompareData = { groups: readonly CompareGroup[]; titles: Record<CompareColumn, string> }

/** The rows under their headings, and the titles of the plans. */
export async function loadMembershipCompare({ rows }: BlockOf<'membershipCompare'>): Promise<MembershipCompareData> {
  const plans = await planOffers()
  const titleOf = (column: CompareColumn) => plans.find(({ key }) => key === column)?.title ?? PLAN_LABELS[column]
  return {
    groups: compareGroups(rows ?? []),
    titles: { free: titleOf('free'), standard: titleOf('standard'), premium: titleOf('premium') },
  }
}
