import type { PostCard } from '@/catalogue/cards'
import { isPostType, labelOf } from '@/catalogue/post-types'
import type { FilterOption } from '@/ui/FilterBar.client'

/** Where a member looks: '' is everywhere. */
export type Shelf = { type: string; category: string }
export const ALL_SHELVES: Shelf = { type: '', category: '' }

type Kept = Pick<PostCard, 'postType' | 'categories'>

const ALL: FilterOption = { value: '', label: 'All' }

/**
 * Favorites by type, and those of one type by category. SPEC 2.2 (tab label mapping), 6.
 * @returns the options of both, each with All first, of categories none where there are several types and none is
 * chosen; `found`: what stands on the shelf, and `at`: which it is. A shelf whose last card has gone is everywhere.
 */
export function shelvesOf<Card extends Kept>(cards: readonly Card[], { category, type }: Shelf) {
  const names = [...new Set(cards.map(({ postType }) => postType))].filter(isPostType)
  const types = [ALL, ...names.map((name) => ({ value: name, label: labelOf(name) }))]
  const ofType = cards.filter(({ postType }) => postType === type)
  const chosen = ofType.length > 0 ? ofType : cards
  const oneType = ofType.length > 0 || names.length === 1
  const terms = new Map(chosen.flatMap(({ categories }) => categories.map(({ slug, title }) => [slug, title] as const)))
  const categories = oneType ? [ALL, ...[...terms].map(([value, label]) => ({ value, label }))] : [ALL]
  const inCategory = chosen.filter(({ categories: own }) => own.some(({ slug }) => slug === category))
  const narrow = category !== '' && inCategory.length > 0
  return {
    at: { type: ofType.length > 0 ? type : '', category: narrow ? category : '' },
    types: names.length > 1 ? types : [],
    categories: categories.length > 2 ? categories : [],
    found: narrow ? inCategory : chosen,
  }
}
