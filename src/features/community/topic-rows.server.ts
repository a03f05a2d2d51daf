import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { queryRows, toDate } from '@/cms/client/sql.server'
import { TOPIC_STATES } from '@/rules/forum/terms'
import { COMMENTS_ANCHOR, topicUri } from '@/rules/forum/topic-uri'
import { AUTHOR_COLUMNS, authorColumns, authorOf, recordAuthors } from './author.server'
import { type Board, idList, REASON, type Reader, unreadSince } from './boards.server'

const number = z.coerce.number()
const topicRow = authorColumns.extend({
  id: number,
  database_id: number,
  item: number.nullable(),
  item_uri: z.string().nullable(),
  item_title: z.string().nullable(),
  board_id: number,
  author_id: number.nullable(),
  title: z.string(),
  slug: z.string(),
  state: z.enum(TOPIC_STATES),
  pinned: z.coerce.boolean(),
  locked: z.coerce.boolean(),
  excerpt: z.string().nullable(),
  reply_count: number,
  last_position: number,
  reaction_count: number,
  solution: number.nullable(),
  created_at: z.unknown(),
  last_active_at: z.unknown(),
  read_position: number.nullable(),
  followed: z.coerce.boolean(),
})

/**
 * Topics as calls give them, in the order of the ids; what is personal only for members.
 * @param boards the boards that the viewer may read; topics of others are left out
 */
export async function topicsByIds(
  viewer: Reader,
  boards: ReadonlyMap<number, Board>,
  ids: readonly number[],
  now = new Date(),
) {
  const member = viewer.account?.id ?? null
  const [rows, since] = await Promise.all([
    ids.length === 0 ? [] : topicRows(sql`topics.id in (${idList(ids)})`, member),
    member === null ? null : unreadSince(member, now),
  ])
  const views = new Map(
    rows.flatMap((row) => {
      const board = boards.get(row.board_id)
      return board ? [[row.id, toView(row, board, since)] as const] : []
    }),
  )
  return ids.flatMap((id) => views.get(id) ?? [])
}

/** @param member whose read mark and follow are joined; null for no one's */
async function topicRows(where: SQL, member: number | null) {
  const rows = await queryRows(
    REASON,
    sql`select topics.*, ${AUTHOR_COLUMNS}, reads.position as read_position, follows.kept as followed,
        catalogue.uri as item_uri, catalogue.title as item_title
      from forum_topics as topics
        left join catalogue on catalogue.database_id = topics.item
        left join users as people on people.id = topics.author_id
        left join forum_reads as reads on reads.topic_id = topics.id and reads.member_id = ${member ?? 0}
        left join forum_follows as follows on follows.topic_id = topics.id and follows.member_id = ${member ?? 0}
      where ${where}`,
  )
  const found = topicRow.array().parse(rows)
  recordAuthors(found)
  return found
}

function toView(row: z.infer<typeof topicRow>, board: Board, since: string | null) {
  const lastActiveAt = toDate(row.last_active_at).toISOString()
  const isRecent = since !== null && lastActiveAt > since
  return {
    id: row.id,
    // Comments have the number, the name and the address of their item.
    databaseId: row.item ?? row.database_id,
    title: row.item_title ?? row.title,
    uri: row.item === null ? topicUri(board.slug, row.slug) : `${row.item_uri ?? '/'}#${COMMENTS_ANCHOR}`,
    author: authorOf(row),
    board: board.slug,
    boardTitle: board.title,
    excerpt: row.excerpt ?? '',
    replyCount: row.reply_count,
    reactionCount: row.reaction_count,
    createdAt: toDate(row.created_at).toISOString(),
    lastActiveAt,
    pinned: row.pinned,
    locked: row.locked,
    solved: row.solution !== null,
    ...(row.state !== 'published' && { state: row.state }),
    ...(since !== null && {
      unread: isRecent ? Math.max(0, row.last_position - (row.read_position ?? 0)) : 0,
      followed: row.followed,
    }),
  }
}
