import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { listCards, type PostCard, termsOf } from '@/catalogue/cards'
import { chosenCards } from '@/catalogue/chosen'
import { BY_TYPE, type PostType } from '@/catalogue/post-types'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { listTabs, newestFirst, type PostList } from '../../features/post-list/list'

/** SPEC 3 (post-list settings), as carousels and related posts have them. */
type ListSettings = Pick<BlockOf<'postCarousel'>, 'method' | 'postTypes' | 'posts' | 'showTaxonomyFilters' | 'taxonomy'>

/** The first cards of a list, and what it can be filtered by. SPEC 2.2, 7. */
export async function loadPostList(settings: ListSettings, audience: Audience): Promise<PostList> {
  const { method, posts, showTaxonomyFilters } = settings
  const manual = method === 'Manual'
  const postTypes: PostType[] = manual ? [] : [...new Set(settings.postTypes ?? [])]
  const cards = manual ? await chosenCards(posts ?? [], audience) : await newestOf(postTypes, audience)
  const taxonomy = settings.taxonomy ?? BY_TYPE
  const first = cards.slice(0, LIMITS.carouselFirst)
  const isComplete = manual || cards.length === first.length
  return {
    first,
    rest: isComplete ? cards.slice(first.length) : null,
    postTypes,
    taxonomy,
    tabs: showTaxonomyFilters
      ? listTabs({
          cards,
          taxonomy,
          categories: taxonomy === BY_TYPE ? [] : await termsOf(audience, [taxonomy]),
          member: audience !== 'visitor',
        })
      : [],
  }
}

/** As the browser asks for them later. */
async function newestOf(postTypes: readonly PostType[], audience: Audience): Promise<PostCard[]> {
  const lists = await Promise.all(
    postTypes.map((type) => listCards({ postTypes: [type], first: LIMITS.fetchPerType }, audience)),
  )
  return newestFirst(lists)
}
