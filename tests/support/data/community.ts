import type { Payload } from 'payload'
import type { ForumBoard } from '@/payload-types'
import type { Viewer } from '@/platform/session/viewer.server'
import { aBody } from '@/rules/forum/testing/bodies'
import type { Role } from '@/rules/roles'
import { anAccount } from './users'

/** The calls of the community. Imported late, because they load the CMS, which reads the environment. */
export async function communityCalls() {
  return {
    ...(await import('@/features/community/boards.server')),
    ...(await import('@/features/community/topics.server')),
    ...(await import('@/features/community/read-topic.server')),
    ...(await import('@/features/community/write-topic.server')),
    ...(await import('@/features/community/write-post.server')),
    ...(await import('@/features/community/edit-post.server')),
    ...(await import('@/features/community/react.server')),
    ...(await import('@/features/community/members.server')),
    ...(await import('@/features/community/notifications.server')),
    ...(await import('@/features/community/notification-settings.server')),
    ...(await import('@/features/community/report.server')),
    ...(await import('@/features/community/queue.server')),
    ...(await import('@/features/community/log.server')),
    ...(await import('@/features/community/history.server')),
    ...(await import('@/features/community/moderate.server')),
    ...(await import('@/features/community/drafts.server')),
    ...(await import('@/features/community/pictures.server')),
    ...(await import('@/features/community/preview.server')),
    ...(await import('@/features/community/find-members.server')),
  }
}
export type CommunityCalls = Awaited<ReturnType<typeof communityCalls>>

/** A board that everybody reads and all members write on. */
export async function aBoard(payload: Payload, slug: string, own: Partial<ForumBoard> = {}): Promise<ForumBoard> {
  return payload.create({
    collection: 'forumBoards',
    data: {
      title: slug,
      slug,
      requiredPlan: 'none',
      writers: 'everyone',
      holdFirst: 0,
      slowModeS: 0,
      order: 0,
      topicCount: 0,
      replyCount: 0,
      ...own,
    },
    depth: 0,
  })
}

/** A person of the staff, as calls receive them. */
export async function aStaffMember(payload: Payload, mark: string, role: Role = 'organizer') {
  const { id } = await anAccount(payload, mark, { role, plan: 'free' })
  const viewer: Viewer = { audience: 'premium', account: { id, role, plan: 'free', sid: 's', expiresAtS: 1 } }
  return { id, viewer }
}

/** Makes an account older than the days for which it counts as new. */
export async function makeOld(payload: Payload, ...ids: number[]): Promise<void> {
  const createdAt = new Date(Date.now() - 30 * 86_400_000).toISOString()
  for (const id of ids) await payload.db.updateOne({ collection: 'users', id, data: { createdAt }, returning: false })
}

/** Posts a topic that appears at once. @returns its id, and that of its opening post */
export async function aTopic(calls: CommunityCalls, viewer: Viewer, board: string, title = 'A question', text = title) {
  const input = { board, title, body: aBody(text), draft: false }
  const result = await calls.createTopic(viewer, input)
  if (result.outcome !== 'posted') throw new Error(`The topic is ${result.outcome}.`)
  const { posts } = await calls.readTopic(viewer, result.topic.id, { page: 1 })
  return { id: result.topic.id, topic: result.topic, opening: posts[0]?.id ?? 0 }
}

/** Replies in a topic. @returns the id of the post */
export async function aReply(calls: CommunityCalls, viewer: Viewer, topic: number, text: string, quote?: number) {
  const { outcome, post } = await calls.createPost(viewer, topic, { body: aBody(text), quote })
  if (outcome !== 'posted') throw new Error(`The reply is ${outcome}.`)
  return post.id
}
