import 'server-only'
import { listCards, type PostCard, termsOf } from '@/catalogue/cards.server'
import { chosenCards } from '@/catalogue/chosen.server'
import { BY_TYPE, type PostType } from '@/model/content-types'
import type { PostCarouselBlock } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { listTabs, newestFirst, type PostList } from './list'

/** The fields that the blocks with a post list share. */
type ListSettings = Pick<PostCarouselBlock, 'method' | 'postTypes' | 'posts' | 'showTaxonomyFilters' | 'taxonomy'>

/** The first cards of a list, and its filter options. */
export async function loadPostList(settings: ListSettings, { audience }: { audience: Audience }): Promise<PostList> {
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

/** The same list that the browser requests from GET /api/posts/ later. */
async function newestOf(postTypes: readonly PostType[], audience: Audience): Promise<PostCard[]> {
  const lists = await Promise.all(
    postTypes.map((type) => listCards({ postTypes: [type], first: LIMITS.fetchPerType }, audience)),
  )
  return newestFirst(lists)
}
