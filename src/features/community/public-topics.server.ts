import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import { COMMUNITY_TAG, TOPICS_TAG } from '@/rules/cache-tags'
import { boardUri, topicUri } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { cached, recordTags } from '@/runtime/cached'
import { REASON, readableBoards } from './boards.server'
import { audienceViewer } from './resolve-page.server'

/** A topic that everybody can read. */
export type PublicTopic = { databaseId: number; title: string; slug: string; uri: string }

/** The topics of public boards, those with the latest activity first, as the sitemap and the search index list them. */
export function publicTopics(): Promise<PublicTopic[]> {
  return cached('public topics', async () => {
    recordTags(COMMUNITY_TAG, TOPICS_TAG)
    const rows = await queryRows(
      REASON,
      sql`select topics.database_id, topics.title, topics.slug, boards.slug as board
        from forum_topics as topics join forum_boards as boards on boards.id = topics.board_id
        where topics.state = 'published' and topics.item is null and boards.required_plan = 'none'
        order by topics.last_active_at desc, topics.id desc limit ${LIMITS.forumListedTopics}`,
    )
    return rows.map(({ board, database_id, slug, title }) => ({
      databaseId: Number(database_id),
      title: String(title),
      slug: String(slug),
      uri: topicUri(String(board), String(slug)),
    }))
  })
}

/** The addresses of the community that everybody can read: its front page, public boards and their topics. */
export async function communityUris(): Promise<string[]> {
  const [boards, topics] = await Promise.all([readableBoards(audienceViewer('visitor')), publicTopics()])
  return ['/community/', ...[...boards.values()].map(({ slug }) => boardUri(slug)), ...topics.map(({ uri }) => uri)]
}
