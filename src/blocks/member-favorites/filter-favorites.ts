import type { PostCard } from '@/catalogue/cards.server'
import { isPostType, labelOf } from '@/model/content-types'
import type { FilterOption } from '@/ui/FilterBar.client'

/** The selected filters: '' is all. */
export type FavoritesFilter = { type: string; category: string }
export const NO_FAVORITES_FILTER: FavoritesFilter = { type: '', category: '' }

type FilterableCard = Pick<PostCard, 'postType' | 'categories'>

const ALL_OPTION: FilterOption = { value: '', label: 'All' }

/**
 * Favorites filtered by type and, within one type, by category.
 * @returns `types` and `categories`: the options, each with All first, none where there is nothing to choose; `matches`:
 *   the filtered cards; `active`: the filters that apply, '' where the selected one has no more cards
 */
export function filterFavorites<Card extends FilterableCard>(
  cards: readonly Card[],
  { category, type }: FavoritesFilter,
) {
  const names = [...new Set(cards.map(({ postType }) => postType))].filter(isPostType)
  const types = [ALL_OPTION, ...names.map((name) => ({ value: name, label: labelOf(name) }))]
  const ofType = cards.filter(({ postType }) => postType === type)
  const candidates = ofType.length > 0 ? ofType : cards
  const oneType = ofType.length > 0 || names.length === 1
  const terms = new Map(
    candidates.flatMap(({ categories }) => categories.map(({ slug, title }) => [slug, title] as const)),
  )
  const categories = oneType ? [ALL_OPTION, ...[...terms].map(([value, label]) => ({ value, label }))] : [ALL_OPTION]
  const inCategory = candidates.filter(({ categories: own }) => own.some(({ slug }) => slug === category))
  const byCategory = category !== '' && inCategory.length > 0
  return {
    active: { type: ofType.length > 0 ? type : '', category: byCategory ? category : '' },
    types: names.length > 1 ? types : [],
    categories: categories.length > 2 ? categories : [],
    matches: byCategory ? inCategory : candidates,
  }
}
