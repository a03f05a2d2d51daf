import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cardsOf, type PostCard } from '@/catalogue/cards.server'
import { rowsByDatabaseId } from '@/catalogue/queries.server'
import { asSystem } from '@/cms/client/local-api.server'
import { executeInTransaction, executeSql, queryRows } from '@/cms/client/sql.server'
import { recordActivity } from '@/features/programmes/activity.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { LIMITS } from '@/rules/limits'
import { databaseId } from '@/rules/schemas'
import { isUnfinished } from '@/rules/watch-progress'
import { requireVideoAccess } from './video-access.server'

const seconds = z.number('Use a number of seconds.').min(0, 'Use a number of seconds.').max(1e6, 'Use up to 1000000.')

/** POST /api/videos/mark-watched: an item's databaseId. */
export const markBody = z.object({ databaseId })
/** POST /api/movement/watched: the items to check; without them, all that were watched. */
export const watchedBody = z.object({
  databaseIds: z.array(databaseId).max(LIMITS.watchedIds, `Up to ${LIMITS.watchedIds}.`).optional(),
})
/** A playback position and the video's length: a live stream has no length and nothing to resume. */
export const positionBody = z.object({
  databaseId,
  positionS: seconds,
  durationS: seconds.gt(0, 'Use a number of seconds.'),
})

const REASON = 'the videos that the signed-in user has watched'

type Watch = {
  item: number
  positionS?: number | null
  durationS?: number | null
}

/** A member's rows, the latest first. */
async function watchesOf(member: number, item?: number): Promise<Watch[]> {
  const payload = await asSystem(REASON)
  const { docs } = await payload.db.find<Watch>({
    collection: 'watches',
    where: { and: [{ member: { equals: member } }, ...(item === undefined ? [] : [{ item: { equals: item } }])] },
    sort: ['-updatedAt', '-id'],
    pagination: false,
  })
  return docs
}

/** Where a member left an item's video; null if they never started it. */
export async function savedPositionOf(
  member: number,
  item: number,
): Promise<{ positionS: number | null; durationS: number | null } | null> {
  const [watch] = await watchesOf(member, item)
  return watch ? { positionS: watch.positionS ?? null, durationS: watch.durationS ?? null } : null
}

/**
 * Marks a video as watched: once per member and item, and once per day (UTC), which milestones count. It does the
 * video's step of a program that the member follows. Repeated and concurrent calls have the same result.
 * @throws AppError not_found, forbidden (the plan does not include the item)
 */
export async function markWatched(
  viewer: Viewer,
  { databaseId }: z.infer<typeof markBody>,
): Promise<{ success: true }> {
  const member = requireAccount(viewer).id
  await requireVideoAccess(databaseId, viewer.audience)
  const nowIso = new Date().toISOString()
  await executeInTransaction(REASON, [
    sql`insert into watches (member_id, item, watched_at, updated_at, created_at)
      values (${member}, ${databaseId}, ${nowIso}, ${nowIso}, ${nowIso})
      on conflict (member_id, item) do update
        set watched_at = coalesce(watches.watched_at, excluded.watched_at), updated_at = excluded.updated_at
      returning id`,
    sql`insert into viewings (member_id, item, day, updated_at, created_at)
      values (${member}, ${databaseId}, ${nowIso.slice(0, 10)}, ${nowIso}, ${nowIso})
      on conflict (member_id, item, day) do nothing
      returning id`,
  ])
  await recordActivity(viewer, databaseId, 'watched')
  return { success: true }
}

/** The items whose video a member has watched, as databaseIds, the latest first. */
export async function watchedIdsOf(member: number): Promise<number[]> {
  // By SQL, since every list of posts that a member asks for reads it.
  const rows = await queryRows(
    REASON,
    sql`select item from watches
      where member_id = ${member} and watched_at is not null
      order by updated_at desc, id desc`,
  )
  return rows.map(({ item }) => Number(item))
}

/** Whether the user has watched items: the given ones, in their order; without a list, all that they have. */
export async function watchedMovements(
  viewer: Viewer,
  { databaseIds }: z.infer<typeof watchedBody>,
): Promise<{ watchedMovements: { databaseId: number; watched: boolean }[] }> {
  const watched = new Set(await watchedIdsOf(requireAccount(viewer).id))
  const itemIds = [...new Set(databaseIds ?? watched)]
  return { watchedMovements: itemIds.map((databaseId) => ({ databaseId, watched: watched.has(databaseId) })) }
}

/**
 * Saves a playback position.
 * @throws AppError not_found, forbidden (the plan does not include the item)
 */
export async function savePosition(
  viewer: Viewer,
  { databaseId, durationS, positionS }: z.infer<typeof positionBody>,
): Promise<{ success: true }> {
  const member = requireAccount(viewer).id
  await requireVideoAccess(databaseId, viewer.audience)
  const nowIso = new Date().toISOString()
  await executeSql(
    REASON,
    sql`insert into watches (member_id, item, position_s, duration_s, updated_at, created_at)
      values (${member}, ${databaseId}, ${positionS}, ${durationS}, ${nowIso}, ${nowIso})
      on conflict (member_id, item) do update
        set position_s = excluded.position_s, duration_s = excluded.duration_s, updated_at = excluded.updated_at
      returning id`,
  )
  return { success: true }
}

type VideoInProgress = PostCard & { positionS: number; durationS: number }

/**
 * The videos that the user has started and not finished, the latest first, without those that they may not watch any
 * more.
 */
export async function videosInProgress(viewer: Viewer): Promise<{ videos: VideoInProgress[] }> {
  const inProgress = (await watchesOf(requireAccount(viewer).id)).flatMap(({ durationS, item, positionS }) =>
    typeof positionS === 'number' && typeof durationS === 'number' && isUnfinished(positionS, durationS)
      ? [{ item, positionS, durationS }]
      : [],
  )
  const rows = await rowsByDatabaseId(inProgress.map(({ item }) => item))
  const cards = new Map((await cardsOf(rows, viewer.audience)).map((card) => [card.databaseId, card]))
  const videos = inProgress.flatMap(({ durationS, item, positionS }) => {
    const card = cards.get(item)
    return card && !card.isRestrictedForMember ? [{ ...card, positionS, durationS }] : []
  })
  return { videos: videos.slice(0, LIMITS.continueItems) }
}
