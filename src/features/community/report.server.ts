import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { withTransaction } from '@/cms/client/sql.server'
import { lockTopicOfPost, settleTopics } from '@/cms/community/counts'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { NEW_ACCOUNT_DAYS } from '@/rules/forum/board-access'
import { reportsHide } from '@/rules/forum/post-limits'
import { LIMITS } from '@/rules/limits'
import { memberOf, REASON } from './boards.server'
import { expireTopic } from './expire.server'
import { findPublishedPost } from './find-post.server'
import { appendLog } from './log.server'

/** POST /api/forum/posts/{id}/report */
export const reportBody = z.object({
  reason: z.string().trim().min(1, 'Say why.').max(100, 'Use 100 characters at most.'),
  note: z.string().trim().max(LIMITS.forumReasonMaxChars, 'Use 500 characters at most.').optional(),
})

/**
 * Reports a post to the moderators: once for each member, again changes nothing. Enough reports by people whose accounts
 * are not new hide the post until a moderator has looked at it.
 * @throws AppError not_found; forbidden for one's own post
 */
export async function reportPost(viewer: Viewer, id: number, input: z.infer<typeof reportBody>, now = new Date()) {
  const member = memberOf(viewer)
  const { post, topic: place } = await findPublishedPost(viewer, id)
  if (post.author_id === member) throw new AppError('forbidden', 'This is your own post.')
  const isHidden = await withTransaction(REASON, async (_req, run) => {
    const topic = await lockTopicOfPost(run, id)
    if (!topic) throw new AppError('not_found', 'There is no such post.')
    const at = now.toISOString()
    const [added] = await run(
      sql`insert into forum_reports (member_id, post_id, reason, note, updated_at, created_at)
        values (${member}, ${id}, ${input.reason}, ${input.note ?? null}, ${at}, ${at})
        on conflict (member_id, post_id) do nothing returning id`,
    )
    if (!added) return false
    const joinedBefore = new Date(now.getTime() - NEW_ACCOUNT_DAYS * 24 * 60 * 60 * 1_000).toISOString()
    const [row] = await run(
      sql`select count(*) as trusted from forum_reports as reports join users on users.id = reports.member_id
        where reports.post_id = ${id} and reports.resolved_at is null and users.created_at <= ${joinedBefore}`,
    )
    if (!reportsHide(Number(row?.trusted))) return false
    const hidden = await run(
      sql`update forum_posts set state = 'hidden' where id = ${id} and state = 'published' returning id`,
    )
    if (hidden.length === 0) return false
    await settleTopics(run, [topic])
    const line = { action: 'hide', by: null, subject: post.author_id, post: id, topic: topic.id }
    await appendLog(run, { ...line, reason: 'Reported by several members' }, now)
    return true
  })
  if (isHidden) expireTopic({ board: place.board.id, topic: place.id, titles: post.position === 1 })
  return { reported: true as const }
}
