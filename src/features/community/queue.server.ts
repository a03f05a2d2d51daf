import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows } from '@/cms/client/sql.server'
import { WAITING_POSTS, waitingPosts } from '@/cms/community/waiting'
import type { Viewer } from '@/platform/session/viewer.server'
import { LIMITS } from '@/rules/limits'
import { idList, moderatedBoards, REASON } from './boards.server'
import { historiesOf } from './history.server'
import { requireModerator } from './log.server'
import { isoOrNull } from './notify.server'
import { postRows, viewPosts } from './post-rows.server'
import { topicsByIds } from './topic-rows.server'

type Report = { reason: string; note: string | null; by: string | null; at: string | null }

/** The reports on some posts that no moderator has decided about. */
async function openReports(posts: readonly number[]): Promise<Map<number, Report[]>> {
  const rows = await queryRows(
    REASON,
    sql`select reports.post_id, reports.reason, reports.note, reports.created_at, users.username
      from forum_reports as reports join users on users.id = reports.member_id
      where reports.post_id in (${idList(posts)}) and reports.resolved_at is null order by reports.id`,
  )
  const reports = new Map<number, Report[]>()
  for (const { created_at, note, post_id, reason, username } of rows) {
    const report = {
      reason: String(reason),
      note: note === null ? null : String(note),
      by: username === null ? null : String(username),
      at: isoOrNull(created_at),
    }
    reports.set(Number(post_id), [...(reports.get(Number(post_id)) ?? []), report])
  }
  return reports
}

/** What waits for moderators, the oldest first: posts to approve, and reported posts. GET /api/forum/queue */
export async function readQueue(viewer: Viewer, now = new Date()) {
  requireModerator(viewer)
  const posts = await postRows(WAITING_POSTS, sql`posts.created_at, posts.id`, LIMITS.forumQueueItems)
  const boards = await moderatedBoards()
  const [views, topics, reports, histories, total] = await Promise.all([
    viewPosts(viewer, { editMinutes: null }, null, posts, now),
    topicsByIds(
      viewer,
      boards,
      posts.map(({ topic_id }) => topic_id),
      now,
    ),
    openReports(posts.map(({ id }) => id)),
    historiesOf(
      posts.flatMap(({ author_id }) => author_id ?? []),
      now,
    ),
    waitingPosts((statement) => queryRows(REASON, statement)),
  ])
  const topicOf = new Map(topics.map((topic) => [topic.id, topic]))
  return {
    queue: posts.map(({ author_id, held_for, id, state, text, topic_id }, index) => ({
      kind: state === 'held' ? ('held' as const) : ('reported' as const),
      heldFor: state === 'held' ? held_for : null,
      post: views[index],
      /** Its words, without pictures and links. */
      text: text ?? '',
      author: histories.get(author_id ?? 0) ?? null,
      topic: topicOf.get(topic_id) ?? null,
      reports: reports.get(id) ?? [],
    })),
    total,
  }
}
