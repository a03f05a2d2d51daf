import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { docTag } from '@/rules/cache-tags'
import { FORMER_MEMBER } from '@/rules/forum/terms'
import { recordTags } from '@/runtime/cached'

/** Whom a topic, a post or a notification is from. Nothing else of an account is public. */
export type Author = { name: string; username: string | null; avatar: string | null }

/**
 * The columns of {@link authorOf}, for a query that joins `users as people`.
 * The picture is the person's own upload, or the one that staff chose for them.
 */
export const AUTHOR_COLUMNS = sql`people.id as person_id, people.username as person_username,
  people.first_name as person_name,
  (select filename from avatars where member_id = people.id order by id desc limit 1) as person_avatar,
  (select filename from media where media.id = people.avatar_id and media.deleted_at is null) as person_picture`

const text = z.string().nullable()
export const authorColumns = z.object({
  person_id: z.coerce.number().nullable(),
  person_username: text,
  person_name: text,
  person_avatar: text,
  person_picture: text,
})

const pictureUrl = ({ person_avatar: own, person_picture: chosen }: z.infer<typeof authorColumns>): string | null => {
  if (own !== null) return `/cms/api/avatars/file/${own}`
  return chosen === null ? null : `/cms/api/media/file/${chosen}`
}

/** Records the authors of some rows, so that pages with them expire when their names or pictures change. */
export function recordAuthors(rows: readonly z.infer<typeof authorColumns>[]): void {
  recordTags(...rows.flatMap(({ person_id: id }) => (id === null ? [] : [docTag('users', id)])))
}

/** The author of a row with {@link AUTHOR_COLUMNS}: the first name, never the last name or the email address. */
export function authorOf(row: z.infer<typeof authorColumns>): Author {
  if (row.person_id === null) return { name: FORMER_MEMBER, username: null, avatar: null }
  return {
    name: row.person_name?.trim() || row.person_username || 'Member',
    username: row.person_username,
    avatar: pictureUrl(row),
  }
}
