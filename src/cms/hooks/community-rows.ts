import { sql } from 'drizzle-orm'
import type { CollectionBeforeDeleteHook } from 'payload'
import { type LockedTopic, lockTopic, recountReactions, settleTopics } from '../community/counts'
import { type RunSql, transactionRunner } from '../database/sql-adapter'
import { revalidateCommunity } from './revalidate'

const EMPTY_BODY = JSON.stringify({ root: { type: 'root', version: 1, children: [] } })

const idsOf = (rows: Record<string, unknown>[]) => rows.map(({ id }) => Number(id))

/** Takes back a leaving member's reactions, in the counts too. */
async function removeReactions(run: RunSql, member: number): Promise<void> {
  const posts = idsOf(await run(sql`select post_id as id from forum_reactions where member_id = ${member}`))
  await run(sql`delete from forum_reactions where member_id = ${member} returning id`)
  await recountReactions(run, posts)
}

/**
 * Removes the words of a member's posts. Their places stay, and topics in which others have replied. What waited for
 * approval never appears.
 */
async function removePosts(run: RunSql, member: number): Promise<void> {
  await run(
    sql`delete from forum_edits where post_id in (select id from forum_posts where author_id = ${member}) returning id`,
  )
  await run(
    sql`update forum_posts set state = 'deleted', body = ${EMPTY_BODY}, text = '', digest = ''
      where author_id = ${member} and position is not null returning id`,
  )
  await run(
    sql`update forum_topics set state = 'deleted'
      where author_id = ${member} and state <> 'merged' and not exists (select 1 from forum_posts
        where forum_posts.topic_id = forum_topics.id and forum_posts.state in ('published', 'hidden', 'held'))
      returning id`,
  )
}

/**
 * What a leaving member has in the community: reactions go, posts that wait for approval too; all other posts stay
 * without a name, or lose their words where the member chose that.
 */
export const leaveCommunity: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const run = await transactionRunner(req)
  if (!run) throw new Error('An account is deleted in a transaction.')
  const member = Number(id)
  const [user] = await run(sql`select remove_posts from users where id = ${member}`)
  const touched = await run(
    sql`select distinct topic_id as id from forum_posts where author_id = ${member}
      union select topic_id as id from forum_posts
        where id in (select post_id from forum_reactions where member_id = ${member})
      order by id`,
  )
  const topics: LockedTopic[] = []
  for (const topic of idsOf(touched)) {
    const locked = await lockTopic(run, topic)
    if (locked) topics.push(locked)
  }
  await removeReactions(run, member)
  await run(sql`update forum_posts set state = 'rejected' where author_id = ${member} and state = 'held' returning id`)
  await run(sql`update forum_topics set state = 'rejected' where author_id = ${member} and state = 'held' returning id`)
  if (user?.remove_posts) await removePosts(run, member)
  await settleTopics(run, topics)
  if (topics.length > 0) await revalidateCommunity(req)
  if (!user?.remove_posts) return
  const where = { author: { equals: member } }
  await req.payload.delete({ collection: 'forumPictures', where, depth: 0, req })
}
