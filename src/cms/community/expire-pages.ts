import { COMMENT_COUNTS, commentsTag, docTag, RECENT_TOPICS_TAG, typeTag } from '@/rules/cache-tags'
import { bridge } from '@/runtime/bridge'
import { expireThrottled } from '@/runtime/throttled-expiry'
import { afterCommit } from '../database/after-commit'
import { type RunSql, requestOf } from '../database/sql-adapter'

/** A list of the latest topics is on pages such as the home page, which a busy forum must not render all the time. */
const RECENT_TOPICS_DELAY_MS = 1_000

/**
 * Expires what shows a topic, once the change has committed. Every change of a topic's posts locks the topic first, so
 * the lock calls this.
 * @param item the databaseId of the item whose comments the topic has; null for a topic of members
 */
export async function expireTopicPages(run: RunSql, item: number | null): Promise<void> {
  const req = requestOf(run)
  if (!req) return
  await afterCommit(req, () => {
    if (item === null) return expireThrottled(RECENT_TOPICS_TAG, RECENT_TOPICS_DELAY_MS)
    bridge().server?.expire([commentsTag(item)])
    // Lists with many cards show nothing of the comments but their number.
    for (const tag of [docTag(COMMENT_COUNTS, item), typeTag(COMMENT_COUNTS)]) expireThrottled(tag)
  })
}
