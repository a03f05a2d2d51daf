import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { recentTopics } from '@/features/community/topics.server'
import { LIMITS } from '@/rules/limits'

export type RecentTopic = Awaited<ReturnType<typeof recentTopics>>['topics'][number]

/** The topics, and the pictures that the editor chose. */
export type ForumItemsData = { topics: RecentTopic[]; images: CardImage[] }

/** The latest topics of the boards that the audience may read, without anything personal. */
export async function loadForumItems(
  { itemImages }: BlockOf<'forumItems'>,
  { audience }: BlockContext,
): Promise<ForumItemsData> {
  const uploads = (itemImages ?? []).map(({ image }) => image)
  const [{ topics }, images] = await Promise.all([
    recentTopics({ audience, account: null }, { first: LIMITS.forumItems }),
    imagesOf(audience, uploads),
  ])
  return { topics, images: images.filter((image) => image !== null) }
}
