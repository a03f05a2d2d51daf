import type { CardImage, Term } from '@/catalogue/cards.server'
import type { PostType } from '@/model/content-types'
import type { SitePage } from '@/site/read-page.server'

/** Props of an item's page. `locked` if the viewer's plan does not include it. */
export type DetailProps<T extends PostType> = {
  page: SitePage<T>
  image: CardImage | null
  terms: Term[]
  locked: boolean
}
