import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import { VISITOR } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { idList, REASON, readableBoards } from './boards.server'
import { topicsByIds } from './topic-rows.server'

/**
 * The newest topics that everybody may read, the newest first.
 * @param slug of one board; null for all
 * @throws AppError not_found, for a board with a plan too
 */
export async function feedTopics(slug: string | null) {
  const boards = await readableBoards(VISITOR)
  const board = [...boards.values()].find((each) => each.slug === slug) ?? null
  if (slug !== null && !board) throw new AppError('not_found', 'There is no such board.')
  const rows = await queryRows(
    REASON,
    sql`select id from forum_topics as topics
      where topics.state = 'published' and topics.board_id in (${idList(board ? [board.id] : boards.keys())})
      order by topics.created_at desc, topics.id desc limit ${LIMITS.forumFeedTopics}`,
  )
  const ids = rows.map(({ id }) => Number(id))
  return { board, topics: await topicsByIds(VISITOR, boards, ids) }
}
