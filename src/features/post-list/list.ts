import type { PostCard } from '@/catalogue/cards'
import { BY_TYPE, labelOf, type PostType } from '@/catalogue/post-types'
import { LIMITS } from '@/rules/limits'
import { ALL, FAVORITES } from '@/rules/posts-grid/filter'
import { categorySlugs, type Tab, tabsOf } from '@/rules/posts-grid/tabs'

/** By what a list is filtered: its types, or the categories of one. */
export type Taxonomy = PostType | typeof BY_TYPE

/** What the browser gets of a list of posts. */
export type PostList = {
  /** Those that are in the page. */
  first: PostCard[]
  /** The others; null where GET /api/posts/ has them. */
  rest: PostCard[] | null
  postTypes: PostType[]
  taxonomy: Taxonomy
  /** None: nothing to filter. */
  tabs: Tab[]
}

/** Cards of several types as one list, newest first, ties by title; those of one type as the server has them. */
export function newestFirst(lists: readonly (readonly PostCard[])[]): PostCard[] {
  if (lists.length === 1) return lists.flat()
  return lists.flat().toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.title.localeCompare(b.title))
}

type TabsInput = {
  cards: readonly PostCard[]
  taxonomy: Taxonomy
  /** Of the taxonomy, in the editors' order. */
  categories: readonly { slug: string; title: string }[]
  member: boolean
}

/** The tabs of a list; none where there would be one thing to choose. SPEC 2.2, 6. */
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
 * What a tab shows. SPEC 9: 50 at most.
 * @param favoriteIds the hearts of whoever is signed in, by databaseId
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
  return cards.filter(matchesTab).slice(0, LIMITS.categoryCards)
}
