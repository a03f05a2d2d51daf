import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { executeSql, queryRows, toDate } from '@/cms/client/sql.server'
import { waitingPosts } from '@/cms/community/waiting'
import type { Viewer } from '@/platform/session/viewer.server'
import { isModerator } from '@/rules/forum/board-access'
import { NOTIFICATION_KINDS } from '@/rules/forum/terms'
import { commentUri, postUri } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { databaseId, wholeNumberParam } from '@/rules/schemas'
import { AUTHOR_COLUMNS, authorColumns, authorOf } from './author.server'
import { idList, memberOf, REASON, type Reader, readableBoards } from './boards.server'
import { readableComments } from './comment-place.server'

/** GET /api/notifications */
export const notificationsQuery = z.object({
  first: wholeNumberParam.min(1, 'Use 1 or more.').max(LIMITS.forumNotifications, 'Use 100 at most.').optional(),
  page: wholeNumberParam.min(1, 'Pages begin at 1.').max(10_000, 'Pages end at 10,000.').optional(),
})

/** POST /api/notifications/read */
export const markReadBody = z.union([
  z.object({ ids: z.array(databaseId).max(1_000) }),
  z.object({ all: z.literal(true) }),
])

const notificationRow = authorColumns.extend({
  id: z.coerce.number(),
  kind: z.enum(NOTIFICATION_KINDS),
  post_id: z.coerce.number().nullable(),
  topic_id: z.coerce.number().nullable(),
  topic_title: z.string().nullable(),
  item_uri: z.string().nullable(),
  people: z.coerce.number(),
  reason: z.string().nullable(),
  at: z.unknown(),
  read_at: z.unknown(),
})

/** What the member may still see: warnings, and posts that are published on a board within the plan. */
async function visibleTo(viewer: Viewer) {
  const boards = await readableBoards(viewer)
  return sql`(notifications.kind = 'warning' or (posts.state = 'published' and topics.state = 'published'
    and (topics.board_id in (${idList(boards.keys())}) or ${readableComments(viewer)}) and notifications.people > 0))`
}

const FROM = sql`notifications
  left join forum_posts as posts on posts.id = notifications.post_id
  left join forum_topics as topics on topics.id = posts.topic_id
  left join catalogue on catalogue.database_id = topics.item`

/** Where the post is: a comment on the page of its item. */
function uriOf({ item_uri, post_id }: z.infer<typeof notificationRow>): string | null {
  if (post_id === null) return null
  return item_uri === null ? postUri(post_id) : commentUri(item_uri, post_id)
}

/** The shape of a notification in calls. */
const toView = (row: z.infer<typeof notificationRow>) => ({
  id: row.id,
  kind: row.kind,
  by: row.kind === 'warning' ? null : authorOf(row),
  people: row.people,
  topic: row.topic_id === null ? null : { id: row.topic_id, title: row.topic_title ?? '' },
  uri: uriOf(row),
  reason: row.reason,
  at: toDate(row.at).toISOString(),
  read: row.read_at !== null,
})
export type NotificationView = ReturnType<typeof toView>

/**
 * The member's notifications, the latest first, and how many are unread; for moderators also how many posts wait for
 * them. GET /api/notifications
 */
export async function listNotifications(
  viewer: Viewer,
  { first = LIMITS.forumNotifications, page = 1 }: z.infer<typeof notificationsQuery> = {},
) {
  const member = memberOf(viewer)
  const visible = await visibleTo(viewer)
  const [rows, [unread], waiting] = await Promise.all([
    queryRows(
      REASON,
      sql`select notifications.*, ${AUTHOR_COLUMNS}, topics.id as topic_id, topics.title as topic_title,
          catalogue.uri as item_uri
        from ${FROM} left join users as people on people.id = notifications.by_id
        where notifications.member_id = ${member} and ${visible}
        order by notifications.at desc, notifications.id desc limit ${first + 1} offset ${(page - 1) * first}`,
    ),
    queryRows(
      REASON,
      sql`select count(*) as unread from ${FROM}
        where notifications.member_id = ${member} and notifications.read_at is null and ${visible}`,
    ),
    isModerator(viewer.account?.role) ? waitingPosts((statement) => queryRows(REASON, statement)) : null,
  ])
  return {
    notifications: notificationRow.array().parse(rows).slice(0, first).map(toView),
    more: rows.length > first,
    unread: Number(unread?.unread ?? 0),
    ...(waiting !== null && { waiting }),
  }
}

/**
 * The member's unread notifications about posts that they are shown, which reading marks as read.
 * @param which a condition on `posts`
 * @returns their ids; none for a visitor
 */
export async function notificationsAbout({ account }: Reader, which: SQL): Promise<number[]> {
  if (!account) return []
  const rows = await queryRows(
    REASON,
    sql`select notifications.id from notifications join forum_posts as posts on posts.id = notifications.post_id
      where notifications.member_id = ${account.id} and notifications.read_at is null and ${which}
      order by notifications.id`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Marks some of the member's notifications as read, or all. @returns as {@link listNotifications} */
export async function readNotifications(
  viewer: Viewer,
  input: z.infer<typeof markReadBody>,
  list: z.infer<typeof notificationsQuery> = {},
) {
  const member = memberOf(viewer)
  const which = 'ids' in input ? sql`id in (${idList(input.ids)})` : sql`true`
  await executeSql(
    REASON,
    sql`update notifications set read_at = ${new Date().toISOString()}
      where member_id = ${member} and read_at is null and ${which} returning id`,
  )
  return listNotifications(viewer, list)
}
