import type { CardImage, Term } from '@/catalogue/cards'
import type { PostType } from '@/catalogue/post-types'
import type { SitePage } from '@/site/read-page'

/** What the page of one item gets. `locked` when the viewer's plan does not reach it. */
export type DetailProps<T extends PostType> = {
  page: SitePage<T>
  image: CardImage | null
  terms: Term[]
  locked: boolean
}
