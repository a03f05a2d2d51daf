import { sql } from 'drizzle-orm'
import type { RunSql } from '../database/sql-adapter'

/**
 * Posts that moderators have yet to decide about: held ones, and those with reports. A condition on `posts`. Each half
 * of the union follows an index; with `or` PostgreSQL would read all posts.
 */
export const WAITING_POSTS = sql`posts.id in (
  select id from forum_posts where state = 'held'
  union select forum_posts.id from forum_reports join forum_posts on forum_posts.id = forum_reports.post_id
    where forum_reports.resolved_at is null and forum_posts.state in ('published', 'hidden'))`

/** How many posts wait for moderators. */
export async function waitingPosts(run: RunSql): Promise<number> {
  const [row] = await run(sql`select count(*) as waiting from forum_posts as posts where ${WAITING_POSTS}`)
  return Number(row?.waiting ?? 0)
}

/** How many posts wait, how many of them for approval, and how many reports are open on the others. */
export async function waitingCounts(run: RunSql): Promise<{ count: number; held: number; reports: number }> {
  const [row] = await run(sql`select (select count(*) from forum_posts where state = 'held') as held,
    (select count(*) from forum_reports join forum_posts on forum_posts.id = forum_reports.post_id
      where forum_reports.resolved_at is null and forum_posts.state in ('published', 'hidden')) as reports`)
  return { count: await waitingPosts(run), held: Number(row?.held ?? 0), reports: Number(row?.reports ?? 0) }
}
