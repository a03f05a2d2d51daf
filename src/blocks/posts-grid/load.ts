import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { cardsOf, listCards, type PostCard, termsOf } from '@/catalogue/cards'
import { type ListQuery, listRows, type StoredRow } from '@/catalogue/queries'
import { type Audience, isRestrictedFor } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { letterOf } from '@/rules/posts-grid/filter'
import { type Tab, tabsOf } from '@/rules/posts-grid/tabs'
import { cached } from '@/server/bridge'
import { gridSettings } from './settings'

/** What a grid with filters knows of the posts that are not in the page: enough for the first paint. */
export type GridFacets = { total: number; letters: string[]; tabs: Tab[] }

export type PostsGridData = {
  /** The first page of cards. */
  cards: PostCard[]
  /** Null for a row of the newest, which has nothing to filter. */
  facets: GridFacets | null
}

type PostsGridBlock = BlockOf<'postsGrid'>

/** The first page of cards, and what can be filtered of all. SPEC 2.3, 2.5. */
export async function loadPostsGrid(block: PostsGridBlock, { audience }: BlockContext): Promise<PostsGridData> {
  const { categories, freeFirst, interactive, pageSize } = gridSettings(block)
  const query = { postTypes: [block.postType], categoryIds: categories.length > 0 ? categories : undefined }
  if (!interactive) return { cards: await listCards({ ...query, first: pageSize }, audience), facets: null }
  const rows = await allRows({ ...query, first: LIMITS.gridPosts })
  const sorted = freeFirst ? restrictedLast(rows, audience) : rows
  const cards = await cardsOf(sorted.slice(0, pageSize), audience)
  return { cards, facets: await facetsOf(block, rows, audience) }
}

/** Every audience's page is made of the same rows. */
function allRows(query: ListQuery): Promise<StoredRow[]> {
  return cached(`grid rows ${JSON.stringify(query)}`, () => listRows(query))
}

/** SPEC 2.5: the order at first, as src/rules/posts-grid sorts cards in the browser. */
function restrictedLast(rows: readonly StoredRow[], audience: Audience): StoredRow[] {
  const isRestricted = ({ requiredPlan }: StoredRow) => isRestrictedFor(audience, requiredPlan)
  return [...rows.filter((row) => !isRestricted(row)), ...rows.filter(isRestricted)]
}

async function facetsOf(block: PostsGridBlock, rows: readonly StoredRow[], audience: Audience): Promise<GridFacets> {
  const terms = await termsOf(audience, [block.postType])
  const byId = new Map(terms.map((term) => [term.id, term]))
  // The one category that all of them have in common would be a second "All".
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
