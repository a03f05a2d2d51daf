import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, toDate } from '@/cms/client/sql.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { LIMITS } from '@/rules/limits'
import { AUTHOR_COLUMNS, authorColumns, authorOf } from './author.server'
import { idList, REASON, readableBoards } from './boards.server'
import { readableComments } from './comment-place.server'
import { topicsByIds } from './topic-rows.server'

const memberRow = authorColumns.extend({
  id: z.coerce.number(),
  about: z.string().nullable(),
  created_at: z.unknown(),
})

/**
 * What a member shows of themselves, with their latest topics that the viewer may read. Someone who has never written
 * where the viewer can read has no card, so that usernames cannot be guessed. GET /api/forum/members/{username}
 * @throws AppError not_found
 */
export async function memberCard(viewer: Viewer, username: string, now = new Date()) {
  const boards = await readableBoards(viewer)
  const readable = sql`topics.state = 'published' and topics.board_id in (${idList(boards.keys())})`
  const [row] = await queryRows(
    REASON,
    sql`select people.id, people.about, people.created_at, ${AUTHOR_COLUMNS} from users as people
      where people.username = ${username.toLowerCase()} and (people.id = ${viewer.account?.id ?? 0}
        or exists (select 1 from forum_posts as posts join forum_topics as topics on topics.id = posts.topic_id
          where posts.author_id = people.id and posts.state = 'published'
            and (${readable} or (topics.state = 'published' and ${readableComments(viewer)}))))`,
  )
  if (!row) throw new AppError('not_found', 'There is no such member.')
  const member = memberRow.parse(row)
  const topics = await queryRows(
    REASON,
    sql`select topics.id from forum_topics as topics where topics.author_id = ${member.id} and ${readable}
      order by topics.id desc limit ${LIMITS.forumMemberTopics}`,
  )
  const ids = topics.map(({ id }) => Number(id))
  return {
    member: {
      ...authorOf(member),
      about: member.about ?? '',
      joinedAt: toDate(member.created_at).toISOString(),
      topics: await topicsByIds(viewer, boards, ids, now),
    },
  }
}
