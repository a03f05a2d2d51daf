import 'server-only'
import { publicTopics } from '@/features/community/public-topics.server'
import { COMMUNITY } from '@/features/community/texts'
import type { SearchItem } from '@/features/search/search-item'
import { LIMITS } from '@/rules/limits'

/** The topics of public boards with the latest activity, as items of the site's search. */
export async function communitySearchItems(): Promise<SearchItem[]> {
  const topics = await publicTopics()
  return topics.slice(0, LIMITS.forumSearchedTopics).map((topic) => ({
    ...topic,
    id: `forumTopics:${topic.databaseId}`,
    postType: 'forumTopics',
    label: COMMUNITY.title,
    imageUrl: null,
    requiredPlan: 'none',
  }))
}
