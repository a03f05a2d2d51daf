import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { cardsOf, listCards, type PostCard, termsOf } from '@/catalogue/cards.server'
import { type ListQuery, listRows, type StoredRow } from '@/catalogue/queries.server'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { letterOf } from '@/rules/posts-grid/filter'
import { type Tab, tabsOf } from '@/rules/posts-grid/tabs'
import { cached } from '@/runtime/cached'
import { gridSettings } from './settings'

/** What the first paint of the filters needs to know about the posts that are not in the HTML. */
export type GridFacets = { total: number; letters: string[]; tabs: Tab[] }

export type PostsGridData = {
  /** The first page of cards. */
  cards: PostCard[]
  /** Null for a grid without filters and pages. */
  facets: GridFacets | null
}

type PostsGridBlock = BlockOf<'postsGrid'>

/** The first page of cards, and the filter options of all posts. */
export async function loadPostsGrid(block: PostsGridBlock, { audience }: BlockContext): Promise<PostsGridData> {
  const { categories, freeFirst, interactive, pageSize } = gridSettings(block)
  const query = { postTypes: [block.postType], categoryIds: categories.length > 0 ? categories : undefined }
  if (!interactive) return { cards: await listCards({ ...query, first: pageSize }, audience), facets: null }
  const rows = await allRows({ ...query, first: LIMITS.gridPosts })
  const sorted = freeFirst ? restrictedLast(rows, audience) : rows
  const cards = await cardsOf(sorted.slice(0, pageSize), audience)
  return { cards, facets: await facetsOf(block, rows, audience) }
}

/** The rows are the same for every audience, so they are cached once. */
function allRows(query: ListQuery): Promise<StoredRow[]> {
  return cached(`grid rows ${JSON.stringify(query)}`, () => listRows(query))
}

/** The initial order: what is restricted comes last, as src/rules/posts-grid sorts the cards in the browser. */
function restrictedLast(rows: readonly StoredRow[], audience: Audience): StoredRow[] {
  const isRestricted = ({ requiredPlan }: StoredRow) => isRestrictedFor(audience, requiredPlan)
  return [...rows.filter((row) => !isRestricted(row)), ...rows.filter(isRestricted)]
}

async function facetsOf(block: PostsGridBlock, rows: readonly StoredRow[], audience: Audience): Promise<GridFacets> {
  const terms = await termsOf(audience, [block.postType])
  const byId = new Map(terms.map((term) => [term.id, term]))
  // A grid of one category needs no tab for it: it would repeat "All".
  const { categories } = gridSettings(block)
  const [commonCategory] = categories.length === 1 ? categories : []
  const tabs = tabsOf({
    categories: terms.filter(({ id }) => id !== commonCategory),
    cards: rows.map(({ categoryIds, extras }) => ({
      categories: (categoryIds ?? []).map((id) => byId.get(id)).filter((term) => term !== undefined),
      extras: (extras ?? {}) as Record<string, unknown>,
    })),
    member: audience !== 'visitor',
    resetWeeks: block.postType === 'rebootReviveWeeks',
  })
  const letters = new Set(rows.map(({ title }) => letterOf(title)).filter(Boolean))
  return { total: rows.length, letters: [...letters], tabs }
}
