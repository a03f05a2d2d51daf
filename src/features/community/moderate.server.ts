import 'server-only'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { withTransaction } from '@/cms/client/sql.server'
import { type LockedTopic, lockTopicOfPost, settleTopics } from '@/cms/community/counts'
import type { Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { mentionedUsernames } from '@/rules/forum/mentions'
import { LIMITS } from '@/rules/limits'
import { databaseId, wholeNumber } from '@/rules/schemas'
import { REASON, readableBoards } from './boards.server'
import { commentBoardOf } from './comment-place.server'
import { expireCommunity } from './expire.server'
import { appendLog, type LoggedAction, logLines, requireModerator } from './log.server'
import { changeStanding } from './moderate-members.server'
import { mergeTopics, moveTopic, splitTopic } from './moderate-topics.server'
import { lockedTopic, type Moderation } from './moderation.server'
import { notifyOfPost } from './notify.server'
import { titleText } from './write-topic.server'

const reason = z.string().trim().min(1, 'Say why.').max(LIMITS.forumReasonMaxChars, 'Use 500 characters at most.')
const post = z.object({ post: databaseId })
const topic = z.object({ topic: databaseId })
/** A member by id or username; a post stands for its author. */
const person = z.union([z.object({ member: z.union([databaseId, z.string().min(1).max(60)]) }), post])

/** POST /api/forum/moderate */
export const moderateBody = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['hide', 'show', 'approve', 'reject']), target: z.union([post, topic]), reason }),
  z.object({ action: z.enum(['lock', 'unlock', 'pin', 'unpin']), target: topic, reason }),
  z.object({ action: z.literal('move'), target: topic, reason, board: z.string().max(100) }),
  z.object({ action: z.literal('merge'), target: topic, reason, into: databaseId }),
  z.object({
    action: z.literal('split'),
    target: topic,
    reason,
    posts: z.array(databaseId).min(1).max(500),
    title: titleText.min(1).max(LIMITS.forumTitleMaxChars),
  }),
  z.object({ action: z.enum(['warn', 'unsilence', 'ban', 'unban']), target: person, reason }),
  z.object({
    action: z.literal('silence'),
    target: person,
    reason,
    days: wholeNumber.min(1, 'Use 1 or more.').max(LIMITS.forumSilenceMaxDays),
  }),
])
type Input = z.infer<typeof moderateBody>
/** `topic` is the one that the posts are in after a merge or a split. */
type Moderated = { changed: boolean; topic?: { id: number }; last?: LoggedAction | null }

const notFound = () => new AppError('not_found', 'There is nothing like that here.')

/**
 * A moderator's action, with a line in the log. What is so already stays without a second line.
 * POST /api/forum/moderate
 * @returns whether it changed anything; if not, what was done last, perhaps by another moderator; for split and merge the
 * topic that the posts are in
 * @throws AppError forbidden, not_found, conflict
 */
export async function moderate(viewer: Viewer, input: Input, now = new Date()): Promise<Moderated> {
  const by = requireModerator(viewer)
  const boards = await readableBoards(viewer)
  const moderated = await withTransaction<Moderated>(REASON, async (_req, run) => {
    const moderation: Moderation = { run, by, now, reason: input.reason, boards }
    switch (input.action) {
      case 'hide':
      case 'show':
      case 'approve':
      case 'reject':
        return changeState(moderation, input.action, input.target)
      case 'lock':
      case 'unlock':
        return changeFlag(moderation, input.action, input.target.topic, sql`locked`, input.action === 'lock')
      case 'pin':
      case 'unpin':
        return changeFlag(moderation, input.action, input.target.topic, sql`pinned`, input.action === 'pin')
      case 'move':
        return moveTopic(moderation, input.target.topic, input.board)
      case 'merge':
        return mergeTopics(moderation, input.target.topic, input.into)
      case 'split':
        return splitTopic(moderation, input.target.topic, input.posts, input.title)
      case 'warn':
      case 'silence':
      case 'unsilence':
      case 'ban':
      case 'unban':
        return changeStanding(moderation, input)
      default:
        return input satisfies never
    }
  })
  if (!moderated.changed) return { ...moderated, last: await lastAction(input.target) }
  expireCommunity()
  return moderated
}

/** What moderators did last about a post, a topic or a person. */
async function lastAction(target: Input['target']): Promise<LoggedAction | null> {
  const where =
    'post' in target
      ? sql`lines.post_id = ${target.post}`
      : 'topic' in target
        ? sql`lines.topic_id = ${target.topic}`
        : typeof target.member === 'number'
          ? sql`lines.subject_id = ${target.member}`
          : sql`lower(subjects.username) = ${target.member.toLowerCase()}`
  const [line] = await logLines(where, 1)
  return line ?? null
}

/** Refuses what another moderator has decided otherwise, and says who and why. */
async function decidedOtherwise(what: string, state: unknown, target: Input['target']): Promise<AppError> {
  const last = await lastAction(target)
  const why = last ? ` ${last.by?.name ?? 'The site'} did this: ${last.action}, “${last.reason}”.` : ''
  return new AppError('conflict', `This ${what} is ${state}.${why}`)
}

async function changeFlag(moderation: Moderation, action: string, id: number, column: SQL, on: boolean) {
  const { by, now, reason: why, run } = moderation
  const found = await lockedTopic(moderation, id)
  const value = on ? sql`true` : sql`false`
  const changed = await run(
    sql`update forum_topics set ${column} = ${value} where id = ${id} and ${column} <> ${value} returning id`,
  )
  if (changed.length === 0) return { changed: false }
  await appendLog(run, { action, by, subject: found.author_id, topic: id, reason: why }, now)
  return { changed: true }
}

type StateAction = 'hide' | 'show' | 'approve' | 'reject'

/** What each action makes of a post or topic: from which state, to which. */
const STATES = {
  hide: ['published', 'hidden'],
  show: ['hidden', 'published'],
  approve: ['held', 'published'],
  reject: ['held', 'rejected'],
} as const satisfies Record<StateAction, readonly [string, string]>

async function changeState(moderation: Moderation, action: StateAction, target: { post: number } | { topic: number }) {
  const { run } = moderation
  if ('post' in target) {
    const found = await lockTopicOfPost(run, target.post)
    if (!found) throw notFound()
    return changePostState(moderation, action, found, target.post)
  }
  const found = await lockedTopic(moderation, target.topic)
  if (action === 'approve' || action === 'reject') {
    const [opening] = await run(sql`select id from forum_posts where topic_id = ${found.id} and position = 1`)
    if (!opening) throw notFound()
    return changePostState(moderation, action, found, Number(opening.id))
  }
  const [from, to] = STATES[action]
  if (found.state === to) return { changed: false }
  if (found.state !== from) throw await decidedOtherwise('topic', found.state, target)
  await run(sql`update forum_topics set state = ${to} where id = ${found.id} returning id`)
  await settleTopics(run, [found])
  const { by, now, reason: why } = moderation
  await appendLog(run, { action, by, subject: found.author_id, topic: found.id, reason: why }, now)
  return { changed: true }
}

/** Whatever moderators decide about a post, the reports on it are answered. @returns whether there were any */
async function resolveReports({ now, run }: Moderation, id: number): Promise<boolean> {
  const resolved = await run(
    sql`update forum_reports set resolved_at = ${now.toISOString()} where post_id = ${id} and resolved_at is null
      returning id`,
  )
  return resolved.length > 0
}

async function changePostState(moderation: Moderation, action: StateAction, found: LockedTopic, id: number) {
  const { by, now, reason: why, run } = moderation
  const [from, to] = STATES[action]
  const [row] = await run(
    sql`select state, author_id, position, text, quote_id, created_at from forum_posts where id = ${id}`,
  )
  if (!row) throw notFound()
  const wasReported = await resolveReports(moderation, id)
  if (row.state !== from && row.state !== to) throw await decidedOtherwise('post', row.state, { post: id })
  if (row.state === to && !wasReported) return { changed: false }
  const author = row.author_id === null ? null : Number(row.author_id)
  if (row.state === from) {
    await run(sql`update forum_posts set state = ${to} where id = ${id} returning id`)
    const isOpening = Number(row.position) === 1 && row.position !== null
    if (action === 'approve' && !isOpening) {
      await run(
        sql`update forum_posts set position = ${found.last_position + 1}, created_at = ${now.toISOString()}
          where id = ${id} returning id`,
      )
    }
    if (isOpening && from === 'held') {
      const at = now.toISOString()
      await run(sql`update forum_topics set state = ${to}, created_at = ${at} where id = ${found.id} returning id`)
      await run(sql`update forum_posts set created_at = ${at} where id = ${id} returning id`)
    }
    await settleTopics(run, [found])
    if (action === 'approve') await announce(moderation, found, { id, author, isOpening, row })
  }
  await appendLog(run, { action, by, subject: author, post: id, topic: found.id, reason: why }, now)
  return { changed: true }
}

type Approved = { id: number; author: number | null; isOpening: boolean; row: Record<string, unknown> }

/** People are notified of a held post when it appears, never before. */
async function announce({ boards, now, run }: Moderation, found: LockedTopic, approved: Approved): Promise<void> {
  const board = found.item === null ? boards.get(found.board_id) : await commentBoardOf(found.item)
  if (!board) return
  const { author, id, isOpening, row } = approved
  const [quoted] =
    row.quote_id === null ? [] : await run(sql`select author_id from forum_posts where id = ${Number(row.quote_id)}`)
  const quotedAuthor = quoted?.author_id ? Number(quoted.author_id) : null
  const mentions = mentionedUsernames(String(row.text ?? ''))
  const people = { author, topicAuthor: found.author_id, quotedAuthor, mentions }
  await notifyOfPost(run, board, { id, topic: found.id, isOpening, ...people }, now)
}
