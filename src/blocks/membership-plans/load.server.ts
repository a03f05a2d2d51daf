import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { planOffers } from '@/features/memberships/plans/offers.server'
import type { PlanOffer } from '@/features/memberships/plans/plan-offer'
import { COMPARE_ANCHOR } from '../membership-compare/anchor'

export type MembershipPlansData = { plans: readonly PlanOffer[]; compareHref: string }

/** The plans on sale, and where they are compared: on this page, or on the one of the memberships. */
export async function loadMembershipPlans(
  _block: BlockOf<'membershipPlans'>,
  { blocks }: BlockContext,
): Promise<MembershipPlansData> {
  const isHere = blocks.some(({ blockType }) => blockType === 'membershipCompare')
  return { plans: await planOffers(), compareHref: `${isHere ? '' : '/memberships/'}#${COMPARE_ANCHOR}` }
}
