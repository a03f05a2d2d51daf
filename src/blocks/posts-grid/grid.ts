import type { TitleLevel } from '@/cards/parts/CardTitle'
import type { PostCard } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import type { GridFacets } from './load'
import type { gridSettings } from './settings'

/** What the browser gets of a grid. */
export type Grid = Pick<
  ReturnType<typeof gridSettings>,
  'enabledFilters' | 'paginated' | 'pageSize' | 'freeFirst' | 'columns' | 'categories'
> &
  GridFacets & {
    postType: PostType
    /** The first page. */
    first: PostCard[]
    /** Before its names in the address: '' for the first grid of a page. DESIGN 7. */
    prefix: string
    /** It stands at the top of the page. */
    priority: boolean
    /** The level of the cards' titles. */
    as: TitleLevel
  }
