import type { PostType } from '@/catalogue/post-types'
import type { RequiredPlan } from '@/rules/audience'

/** What the site's search knows of an item: nothing that a plan protects. SPEC 3 (site search index), DESIGN 6. */
export type SearchItem = {
  id: string
  databaseId: number
  postType: PostType
  /** What its group of results is called. SPEC 2.2 */
  label: string
  title: string
  slug: string
  uri: string
  imageUrl: string | null
  /** Whose plan does not reach it sees a lock. */
  requiredPlan: RequiredPlan
}
