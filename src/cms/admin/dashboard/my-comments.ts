import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { documentTitles, placeKey } from '@/cms/documents/titles'
import { shorten } from '@/rules/shorten'
import { type DashboardUser, MAX_ITEMS, type PendingItems } from './reader'

/** The newest comment of an open thread. */
export type MyComment = { id: number; entity: string; docId: number; title: string; text: string; at: string }

const TEXT_CHARS = 80
/** More threads than anybody has open. */
const MAX_THREADS = 200

const row = z.object({
  id: z.coerce.number(),
  entity: z.string(),
  doc_id: z.coerce.number(),
  text: z.string().nullable(),
  created_at: z.coerce.date(),
})

/** Open threads of comments in which the user wrote or is mentioned, the latest first, of documents that they can read. */
export async function myComments({ payload, user }: DashboardUser): Promise<PendingItems<MyComment>> {
  const me = Number(user.id)
  const rows = row.array().parse(
    await connectionRunner(payload.db)(sql`select last.id, last.entity, last.doc_id, last.text, last.created_at
      from (select coalesce(thread, id) as thread, max(id) as id from editor_comments
          where coalesce(thread, id) in (select coalesce(mine.thread, mine.id) from editor_comments as mine
            where mine.author_id = ${me} or exists (select 1 from editor_comments_rels as mentions
              where mentions.parent_id = mine.id and mentions.users_id = ${me}))
          group by coalesce(thread, id)) as threads
        join editor_comments as first on first.id = threads.thread and first.done_at is null
        join editor_comments as last on last.id = threads.id
      order by last.id desc limit ${MAX_THREADS}`),
  )
  const places = rows.map((comment) => ({ entity: comment.entity, docId: comment.doc_id }))
  const titles = await documentTitles(payload, user, places)
  const items = rows.flatMap(({ created_at, doc_id: docId, entity, id, text }): MyComment[] => {
    const title = titles.get(placeKey({ entity, docId }))
    if (title === undefined) return []
    const words = shorten((text ?? '').replace(/\s+/g, ' ').trim(), TEXT_CHARS).text
    return [{ id, entity, docId, title, text: words, at: created_at.toISOString() }]
  })
  return { count: items.length, items: items.slice(0, MAX_ITEMS) }
}
