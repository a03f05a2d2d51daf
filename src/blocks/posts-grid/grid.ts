import type { TitleLevel } from '@/cards/parts/CardTitle'
import type { PostCard } from '@/catalogue/cards.server'
import type { PostType } from '@/model/content-types'
import type { GridFacets } from './load.server'
import type { gridSettings } from './settings'

/** The props of a grid in the browser. */
export type Grid = Pick<
  ReturnType<typeof gridSettings>,
  'enabledFilters' | 'paginated' | 'pageSize' | 'freeFirst' | 'bySeason' | 'columns' | 'categories'
> &
  GridFacets & {
    postType: PostType
    /** The cards of the first page. */
    first: PostCard[]
    /** Prefix of its parameters in the URL hash: '' for the first grid of a page. */
    prefix: string
    /** It is at the top of the page: its first image loads with priority. */
    priority: boolean
    /** The label of the button of movement cards. */
    movementAction?: string
    /** The heading level of the cards. */
    as: TitleLevel
  }
