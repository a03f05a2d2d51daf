import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { cardsOf, type PostCard } from '@/catalogue/cards'
import { accessSummary, rowsByDatabaseId } from '@/catalogue/queries'
import { executeSql, queryRows } from '@/cms/sql'
import { requireAccount, type Viewer } from '@/features/session/viewer'
import { AppError } from '@/rules/app-error'
import { databaseId } from '@/rules/schemas'

/** SPEC 7 (POST /api/favorites/toggle): an item's databaseId, and who is signed in. */
export const toggleBody = z.object({ postId: databaseId, userId: databaseId })

const REASON = 'the hearts of the person who asks'

/** What a person has hearted, the latest first, as databaseIds. */
async function favoriteIdsOf(member: number): Promise<number[]> {
  const rows = await queryRows(
    REASON,
    sql`select item from favourites where member_id = ${member} and kept order by updated_at desc, id desc`,
  )
  return rows.map(({ item }) => Number(item))
}

/** The favorites of whoever asks as cards, the latest first; what is published no more is left out. SPEC 7. */
export async function favoritePosts(viewer: Viewer): Promise<{ posts: PostCard[] }> {
  const favoriteIds = await favoriteIdsOf(requireAccount(viewer).id)
  const rows = await rowsByDatabaseId(favoriteIds)
  const byId = new Map(rows.map((row) => [row.databaseId, row]))
  const orderedRows = favoriteIds.map((databaseId) => byId.get(databaseId)).filter((row) => row !== undefined)
  return { posts: await cardsOf(orderedRows, viewer.audience) }
}

/**
 * Hearts an item, or takes the heart back. However many come at once, each turns it around once. SPEC 4, 7; DESIGN 10.
 * @returns what it is now, and all hearts, as databaseIds
 * @throws AppError forbidden (somebody else's), not_found (nothing of that number is published, or hearted)
 */
export async function toggleFavorite(
  viewer: Viewer,
  { postId, userId }: z.infer<typeof toggleBody>,
): Promise<{ favorite: boolean; newFavorites: number[] }> {
  const member = requireAccount(viewer).id
  if (userId !== member) throw new AppError('forbidden', 'These favorites belong to somebody else.')
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

/** Of what is published no more, only the heart can be taken away. */
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
