import type { PostCard } from '@/catalogue/cards.server'
import { BY_TYPE, labelOf, type PostType } from '@/model/content-types'
import { PAGE_LIMITS } from '@/rules/page-limits'
import { ALL, FAVORITES } from '@/rules/posts-grid/filter'
import { categorySlugs, type Tab, tabsOf } from '@/rules/posts-grid/tabs'

/** The filter of a list: its types, or the categories of one type. */
export type Taxonomy = PostType | typeof BY_TYPE

/** A list of posts as the browser receives it. */
export type PostList = {
  /** The cards in the page. */
  first: PostCard[]
  /** The other cards; null where GET /api/posts/ returns them. */
  rest: PostCard[] | null
  postTypes: PostType[]
  taxonomy: Taxonomy
  /** Empty: no filter. */
  tabs: Tab[]
}

/** Cards of several types as one list, newest first, ties by title; cards of one type in the server's order. */
export function newestFirst(lists: readonly (readonly PostCard[])[]): PostCard[] {
  if (lists.length === 1) return lists.flat()
  return lists.flat().toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.title.localeCompare(b.title))
}

type TabsInput = {
  cards: readonly PostCard[]
  taxonomy: Taxonomy
  /** Of the taxonomy, in the order that editors gave them. */
  categories: readonly { slug: string; title: string }[]
  member: boolean
}

/** The tabs of a list; none where there would be only one. */
export function listTabs({ cards, categories, member, taxonomy }: TabsInput): Tab[] {
  const byType = taxonomy === BY_TYPE
  const tabs = tabsOf({
    categories: byType ? [] : categories,
    cards: cards.filter(({ postType }) => postType === taxonomy),
    member,
    resetWeeks: taxonomy === 'rebootReviveWeeks',
  })
  const types = byType ? [...new Set(cards.map(({ postType }) => postType))] : []
  const typeTabs = types.length > 1 ? types.map((type) => ({ slug: type, label: labelOf(type) })) : []
  const all = [...tabs, ...typeTabs]
  return all.length > 1 ? all : []
}

/**
 * The cards of a tab, 50 at most (docs/product.md#numbers).
 * @param favoriteIds the databaseIds of the member's favorites
 */
export function cardsOfTab(
  cards: readonly PostCard[],
  tab: string,
  taxonomy: Taxonomy,
  favoriteIds: ReadonlySet<number> | null,
): PostCard[] {
  const matchesTab = (card: PostCard) => {
    if (tab === ALL) return true
    if (tab === FAVORITES) return favoriteIds?.has(card.databaseId) ?? false
    if (taxonomy === BY_TYPE) return card.postType === tab
    return card.postType === taxonomy && categorySlugs(card).includes(tab)
  }
  return cards.filter(matchesTab).slice(0, PAGE_LIMITS.categoryCards)
}
