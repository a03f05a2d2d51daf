import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
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
  const boards = await readableBoards(viewer)
  const readable = sql`forum_posts as posts join forum_topics as topics on topics.id = posts.topic_id
    where posts.state = 'published' and topics.state = 'published' and topics.board_id in (${idList(boards.keys())})`
  // Two queries, because each has an index to follow: the posts of the topic, or the usernames in their order.
  const ofTopic =
    topic === undefined
      ? []
      : await membersNamed(
          q,
          sql`people.id <> ${member} and people.id in (
          select posts.author_id from ${readable} and topics.id = ${topic})`,
        )
  const known = [member, ...ofTopic.map(({ person_id }) => person_id ?? 0)]
  const others =
    q === ''
      ? []
      : await membersNamed(
          q,
          sql`people.id not in (${idList(known)})
          and exists (select 1 from ${readable} and posts.author_id = people.id)`,
        )
  return {
    members: [...ofTopic, ...others]
      .slice(0, LIMITS.forumMembersFound)
      .map(authorOf)
      .flatMap(({ avatar, name, username }) => (username === null ? [] : [{ name, username, avatar }])),
  }
}

/** Members whose name or username begins with a text, in the order of the usernames. @param where a condition on `people` */
async function membersNamed(beginning: string, where: SQL) {
  const pattern = beginningWith(beginning.toLowerCase())
  const rows = await queryRows(
    REASON,
    sql`select ${AUTHOR_COLUMNS} from users as people
      where people.username is not null
        and (people.username like ${pattern} escape '\\' or lower(people.first_name) like ${pattern} escape '\\')
        and ${where}
      order by people.username limit ${LIMITS.forumMembersFound}`,
  )
  return authorColumns.array().parse(rows)
}
