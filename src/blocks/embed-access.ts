import type { StoredRow } from '@/catalogue/queries.server'
import { isVideoType, type PostType } from '@/model/content-types'
import { type Audience, isRestrictedFor } from '@/rules/audience'

/** A video as an editor entered it: an embed code, or the number of an item, whose plan then applies. */
type EnteredVideo = { databaseId?: number | null; embedCode?: string | null }

/** What an audience may have of a video. */
export type EmbedAccess = {
  /** The id of its published item, if that is of a type with videos: watching it then counts. */
  databaseId: number | null
  /** Null without the required plan, or where none is set. */
  embedCode: string | null
  /** The item behind it, without the required plan; otherwise null. */
  locked: { uri: string | null; postType: PostType } | null
}

/**
 * What an audience may have of a video in a block.
 * @param rows the catalogue's rows of the numbers in the block
 * @returns null while the item with the video's number is not published
 */
export function embedAccess(
  { databaseId, embedCode }: EnteredVideo,
  rows: readonly Pick<StoredRow, 'databaseId' | 'postType' | 'requiredPlan' | 'uri'>[],
  audience: Audience,
): EmbedAccess | null {
  const row = rows.find((candidate) => candidate.databaseId === databaseId)
  if (typeof databaseId === 'number' && !row) return null
  // An item of a type without videos restricts this one too, but cannot be watched.
  const watched = row && isVideoType(row.postType) ? row.databaseId : null
  if (row && isRestrictedFor(audience, row.requiredPlan)) {
    return { databaseId: watched, embedCode: null, locked: { uri: row.uri ?? null, postType: row.postType } }
  }
  return { databaseId: watched, embedCode: embedCode?.trim() || null, locked: null }
}
