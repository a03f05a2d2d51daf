import { sql } from 'drizzle-orm'
import type { RunSql } from '../database/sql-adapter'

/** Posts that moderators have yet to decide about: held ones, and those with reports. A condition on `posts`. */
export const WAITING_POSTS = sql`(posts.state = 'held' or (posts.state in ('published', 'hidden')
  and posts.id in (select post_id from forum_reports where resolved_at is null)))`

/** How many posts wait for moderators. */
export async function waitingPosts(run: RunSql): Promise<number> {
  const [row] = await run(sql`select count(*) as waiting from forum_posts as posts where ${WAITING_POSTS}`)
  return Number(row?.waiting ?? 0)
}
