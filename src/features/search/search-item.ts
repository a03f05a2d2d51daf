import type { PostType } from '@/model/content-types'
import type { RequiredPlan } from '@/rules/audience'

/** The search index: /wp-search.json. */
export type SearchIndex = { posts: SearchItem[] }

/** An item of the search index, without content behind a plan. */
export type SearchItem = {
  id: string
  databaseId: number
  /** `forumTopics`: a topic of the community. */
  postType: PostType | 'forumTopics'
  /** The label of its group of results. */
  label: string
  title: string
  slug: string
  uri: string
  imageUrl: string | null
  /** Viewers whose plan does not include it see a lock. */
  requiredPlan: RequiredPlan
}
