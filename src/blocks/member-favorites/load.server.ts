import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { listCards, type PostCard } from '@/catalogue/cards.server'
import { LIMITS } from '@/rules/limits'

export type MemberFavoritesData = {
  /** What a member without favorites may begin with. */
  suggestions: PostCard[]
}

/** Something to eat, to do and to rest with. */
const SUGGESTED = ['recipes', 'movementGuides', 'guidedMeditations'] as const

/** The newest item of each suggested type that the audience may open. */
export async function loadMemberFavorites(
  _block: BlockOf<'memberFavorites'>,
  { audience }: Pick<BlockContext, 'audience'>,
): Promise<MemberFavoritesData> {
  if (audience === 'visitor') return { suggestions: [] }
  const lists = await Promise.all(
    SUGGESTED.map((postType) => listCards({ postTypes: [postType], first: LIMITS.todayCandidates }, audience)),
  )
  return { suggestions: lists.flatMap((cards) => cards.find((card) => !card.isRestrictedForMember) ?? []) }
}
