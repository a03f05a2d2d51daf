import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { cardsOf, listCards, type PostCard } from '@/catalogue/cards'
import { rowsOf } from '@/catalogue/queries'
import type { Audience } from '@/rules/audience'
import { MAX_TILES } from './fields'

/** The first stands large. */
export type FeaturedPostsData = { cards: PostCard[] }

type Chosen = NonNullable<BlockOf<'featuredPosts'>['posts']>[number]

/** The chosen posts in their order; those that are not published are left out. */
async function chosenCards(chosen: readonly Chosen[], audience: Audience): Promise<PostCard[]> {
  const rows = await Promise.all(
    chosen.map(({ relationTo, value }) => rowsOf(relationTo, typeof value === 'number' ? [value] : [])),
  )
  return cardsOf(rows.flat(), audience)
}

/** The featured posts: chosen ones, or the newest of a type. */
export async function loadFeaturedPosts(
  { numberOfTiles, posts, postType, selection }: BlockOf<'featuredPosts'>,
  audience: Audience,
): Promise<FeaturedPostsData> {
  if (selection === 'Manual') return { cards: await chosenCards(posts ?? [], audience) }
  const first = 1 + Math.min(numberOfTiles ?? MAX_TILES, MAX_TILES)
  return { cards: await listCards({ postTypes: [postType ?? 'posts'], first }, audience) }
}
