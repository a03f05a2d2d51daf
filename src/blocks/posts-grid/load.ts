import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { listCards, type PostCard } from '@/catalogue/cards'
import type { Audience } from '@/rules/audience'
import { MAX_CARDS } from './fields'

export type PostsGridData = { cards: PostCard[] }

/** The newest cards of the block's type. */
export async function loadPostsGrid(block: BlockOf<'postsGrid'>, audience: Audience): Promise<PostsGridData> {
  const first = Math.min(block.numberOfPosts ?? MAX_CARDS, MAX_CARDS)
  return { cards: await listCards({ postTypes: [block.postType], first }, audience) }
}
