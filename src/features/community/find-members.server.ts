import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows } from '@/cms/client/sql.server'
import { tooManyAttempts } from '@/platform/limits/attempt-limiter.server'
import { limiter } from '@/platform/limits/limiter.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { LIMITS } from '@/rules/limits'
import { databaseIdParam } from '@/rules/schemas'
import { AUTHOR_COLUMNS, authorColumns, authorOf } from './author.server'
import { idList, memberOf, REASON, readableBoards } from './boards.server'

/** GET /api/forum/members */
export const membersQuery = z.object({
  q: z.string().trim().max(30, 'Use 30 characters at most.').default(''),
  topic: databaseIdParam.optional(),
})

const perMinute = limiter('community-members', { points: LIMITS.forumMemberSearches, windowS: 60 })

/** A pattern for texts that begin with a word, taken literally. */
const beginningWith = (word: string) => `${word.replace(/[\\%_]/g, '\\$&')}%`

/**
 * Members to mention: those who have written where the viewer can read, by the beginning of the name or username. Those
 * of the topic are first; without a beginning they are the only ones. GET /api/forum/members
 * @throws AppError unauthenticated, too_many_requests
 */
export async function findMembers(viewer: Viewer, { q, topic }: z.infer<typeof membersQuery>) {
  const member = memberOf(viewer)
  const waitS = await perMinute.consume(String(member))
  if (waitS !== null) throw tooManyAttempts(waitS)
  if (q === '' && topic === undefined) return { members: [] }
  const boards = await readableBoards(viewer)
  const pattern = beginningWith(q.toLowerCase())
  const readable = sql`exists (select 1 from forum_posts as posts join forum_topics as topics on topics.id = posts.topic_id
    where posts.author_id = people.id and posts.state = 'published' and topics.state = 'published'
      and topics.board_id in (${idList(boards.keys())})`
  const inTopic = sql`${readable} and topics.id = ${topic ?? 0})`
  const anywhere = q === '' ? inTopic : sql`${readable})`
  const rows = await queryRows(
    REASON,
    sql`select ${AUTHOR_COLUMNS}, case when ${inTopic} then 0 else 1 end as place
      from users as people
      where people.username is not null and people.id <> ${member}
        and (lower(people.username) like ${pattern} escape '\\' or lower(people.first_name) like ${pattern} escape '\\')
        and ${anywhere}
      order by place, lower(people.username) limit ${LIMITS.forumMembersFound}`,
  )
  return {
    members: authorColumns
      .array()
      .parse(rows)
      .map(authorOf)
      .flatMap(({ avatar, name, username }) => (username === null ? [] : [{ name, username, avatar }])),
  }
}
