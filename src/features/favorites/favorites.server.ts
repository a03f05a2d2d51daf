import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cardsOf, type PostCard } from '@/catalogue/cards.server'
import { accessSummary, rowsByDatabaseId } from '@/catalogue/queries.server'
import { executeSql, queryRows } from '@/cms/client/sql.server'
import { requireAccount, type Viewer } from '@/platform/session/viewer.server'
import { AppError } from '@/rules/app-error'
import { databaseId } from '@/rules/schemas'

/** POST /api/favorites/toggle: an item's databaseId, and the signed-in user's id. */
export const toggleBody = z.object({ postId: databaseId, userId: databaseId })

const REASON = 'the favorites of the signed-in user'

/** A member's favorites, the latest first, as databaseIds. */
export async function favoriteIdsOf(member: number): Promise<number[]> {
  const rows = await queryRows(
    REASON,
    sql`select item from favourites where member_id = ${member} and kept order by updated_at desc, id desc`,
  )
  return rows.map(({ item }) => Number(item))
}

/** The user's favorites as cards, the latest first; unpublished ones are left out. */
export async function favoritePosts(viewer: Viewer): Promise<{ posts: PostCard[] }> {
  const favoriteIds = await favoriteIdsOf(requireAccount(viewer).id)
  const rows = await rowsByDatabaseId(favoriteIds)
  const byId = new Map(rows.map((row) => [row.databaseId, row]))
  const orderedRows = favoriteIds.map((databaseId) => byId.get(databaseId)).filter((row) => row !== undefined)
  return { posts: await cardsOf(orderedRows, viewer.audience) }
}

/**
 * Adds or removes a favorite. Concurrent calls each toggle it once.
 * @returns whether it is a favorite now, and all favorites, as databaseIds
 * @throws AppError forbidden (another user's id), not_found (neither published nor a favorite)
 */
export async function toggleFavorite(
  viewer: Viewer,
  { postId, userId }: z.infer<typeof toggleBody>,
): Promise<{ favorite: boolean; newFavorites: number[] }> {
  const member = requireAccount(viewer).id
  if (userId !== member) throw new AppError('forbidden', 'These favorites belong to another user.')
  const published = await accessSummary(postId)
  const favorite = published ? await toggle(member, postId) : await removeFavorite(member, postId)
  return { favorite, newFavorites: await favoriteIdsOf(member) }
}

async function toggle(member: number, item: number): Promise<boolean> {
  const nowIso = new Date().toISOString()
  const [row] = await executeSql(
    REASON,
    sql`insert into favourites (member_id, item, kept, updated_at, created_at)
      values (${member}, ${item}, true, ${nowIso}, ${nowIso})
      on conflict (member_id, item) do update set kept = not favourites.kept, updated_at = excluded.updated_at
      returning kept`,
  )
  return Boolean(row?.kept)
}

/** An unpublished item can only be removed. */
async function removeFavorite(member: number, item: number): Promise<false> {
  const removed = await executeSql(
    REASON,
    sql`update favourites set kept = false, updated_at = ${new Date().toISOString()}
      where member_id = ${member} and item = ${item} and kept
      returning id`,
  )
  if (removed.length === 0) throw new AppError('not_found', 'There is no such post.')
  return false
}
