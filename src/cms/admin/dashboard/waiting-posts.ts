import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { WAITING_POSTS, waitingCounts } from '@/cms/community/waiting'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { isModerator } from '@/rules/forum/board-access'
import { shorten } from '@/rules/shorten'
import { type DashboardUser, MAX_ITEMS, type PendingItems } from './reader'

export type WaitingPost = { id: number; text: string; reports: number; createdAt: string }
export type WaitingPosts = PendingItems<WaitingPost> & {
  /** Posts to approve, and open reports on others. */
  held: number
  reports: number
}

const TEXT_CHARS = 80
const row = z.object({
  id: z.coerce.number(),
  text: z.string().nullable(),
  reports: z.coerce.number(),
  created_at: z.coerce.date(),
})

/** Posts of the community that wait for moderators, the oldest first; null for everybody else. */
export async function waitingPosts({ payload, user }: DashboardUser): Promise<WaitingPosts | null> {
  if (!isModerator(user.role)) return null
  const run = connectionRunner(payload.db)
  const [counts, rows] = await Promise.all([
    waitingCounts(run),
    run(sql`select posts.id, posts.text, posts.created_at, (select count(*) from forum_reports
        where post_id = posts.id and resolved_at is null) as reports
      from forum_posts as posts where ${WAITING_POSTS} order by posts.created_at, posts.id limit ${MAX_ITEMS}`),
  ])
  const items = row
    .array()
    .parse(rows)
    .map(({ created_at, id, reports, text }) => ({
      id,
      // A post can be a picture alone.
      text: shorten((text ?? '').replace(/\s+/g, ' ').trim(), TEXT_CHARS).text || 'A post without words',
      reports,
      createdAt: created_at.toISOString(),
    }))
  return { ...counts, items }
}
