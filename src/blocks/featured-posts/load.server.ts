import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { listCards, type PostCard } from '@/catalogue/cards.server'
import { chosenCards } from '@/catalogue/chosen.server'
import { MAX_TILES } from './fields'

/** The first card is the large one. */
export type FeaturedPostsData = { cards: PostCard[] }

/** The featured posts: chosen ones, or the newest of a type. */
export async function loadFeaturedPosts(
  { numberOfTiles, posts, postType, selection }: BlockOf<'featuredPosts'>,
  { audience }: BlockContext,
): Promise<FeaturedPostsData> {
  if (selection === 'Manual') return { cards: await chosenCards(posts ?? [], audience) }
  const first = 1 + Math.min(numberOfTiles ?? MAX_TILES, MAX_TILES)
  return { cards: await listCards({ postTypes: [postType ?? 'posts'], first }, audience) }
}
