import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { connectionRunner } from '@/cms/database/sql-adapter'
import { CONTENT_TYPES, type PostType, TYPES_WITH_PAGES } from '@/model/content-types'
import { typeTag } from '@/rules/cache-tags'
import { cached, recordTags } from '@/runtime/cached'
import { canWrite, type DashboardUser } from './reader'

/** What a published document can lack, with the fields that are all empty then. A summary stands in for a description. */
export const PARTS = {
  picture: { label: 'Picture', fields: ['image'] },
  summary: { label: 'Summary', fields: ['summary'] },
  description: { label: 'Description', fields: ['seo.description', 'summary'] },
} as const
export type Part = keyof typeof PARTS
export const PART_NAMES = Object.keys(PARTS) as Part[]

/** How many published documents of a type lack each part. */
export type MissingParts = { postType: PostType; label: string; missing: Record<Part, number> }

const number = z.coerce.number()
const row = z.object({
  type: z.enum(TYPES_WITH_PAGES),
  picture: number,
  summary: number,
  description: number,
})

/** The table of a collection: its slug in snake case. */
const tableOf = (slug: string) => sql.identifier(slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))

/** One statement over all types; types of which nothing lacks a part are left out. */
const countMissing = TYPES_WITH_PAGES.map(
  (type) => sql`select ${type} as type, count(case when image_id is null then 1 end) as picture,
      count(case when coalesce(summary, '') = '' then 1 end) as summary,
      count(case when coalesce(seo_description, '') = '' and coalesce(summary, '') = '' then 1 end) as description
    from ${tableOf(type)} where _status = 'published' and deleted_at is null`,
)

/** Published documents without a picture, a summary or a description, by type, of the types that the user can write. */
export async function missingParts(reader: DashboardUser): Promise<MissingParts[]> {
  const writes = new Set(canWrite(reader))
  if (writes.size === 0) return []
  // Every document is looked at, so the counts are kept until one of them changes.
  const rows = await cached('missing parts', async () => {
    recordTags(...TYPES_WITH_PAGES.map(typeTag))
    return row.array().parse(await connectionRunner(reader.payload.db)(sql.join(countMissing, sql` union all `)))
  })
  return rows
    .filter(({ type, ...missing }) => writes.has(type) && PART_NAMES.some((part) => missing[part] > 0))
    .map(({ type, ...missing }) => ({ postType: type, label: CONTENT_TYPES[type].many, missing }))
}

/** The query of a list that shows the published documents of a type without a part. */
export const missingQuery = (part: Part): string =>
  new URLSearchParams([
    ['where[or][0][and][0][_status][equals]', 'published'],
    ...PARTS[part].fields.map((field, index) => [`where[or][0][and][${index + 1}][${field}][exists]`, 'false']),
  ]).toString()
