import { z } from 'zod'
import { CONTENT_TYPES, type PostType } from '@/model/content-types'
import { accessArgs, canWrite, type DashboardUser, MAX_ITEMS, type PendingItems } from './reader'

/** What has drafts: content, and the sections of pages. */
type Drafted = PostType | 'sections'

/** What one of them, and several, are called. */
export const DRAFTED: Readonly<Record<Drafted, { one: string; many: string }>> = {
  ...CONTENT_TYPES,
  sections: { one: 'Section', many: 'Sections' },
}

export type Draft = { postType: Drafted; id: number; title: string; updatedAt: string }
export type DraftsOfType = { postType: Drafted; label: string; count: number }
export type Drafts = PendingItems<Draft> & {
  /** Types that have drafts, in navigation order. */
  byType: DraftsOfType[]
}

const row = z.object({ id: z.number(), title: z.string().nullish(), updatedAt: z.string() })

/** A draft can be saved before it has a title. */
export const titleOf = (title: string | null | undefined) => title?.trim() || 'Untitled'

/**
 * Documents whose newest version is a draft (never published, or changed since), of the types that the user can write;
 * newest first, of all authors.
 */
export async function drafts(reader: DashboardUser): Promise<Drafts> {
  const types: Drafted[] = canWrite(reader)
  if (reader.permissions.collections?.sections?.update) types.push('sections')
  const found = await Promise.all(types.map((postType) => draftsOf(postType, reader)))
  const items = found
    .flatMap((type) => type.items)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, MAX_ITEMS)
  const byType = found
    .filter(({ count }) => count > 0)
    .map(({ postType, label, count }) => ({ postType, label, count }))
  return { count: byType.reduce((sum, { count }) => sum + count, 0), items, byType }
}

async function draftsOf(postType: Drafted, reader: DashboardUser) {
  const { docs, totalDocs } = await reader.payload.find({
    collection: postType,
    draft: true,
    where: { _status: { equals: 'draft' } },
    select: { title: true, updatedAt: true },
    sort: '-updatedAt',
    limit: MAX_ITEMS,
    ...accessArgs(reader),
  })
  const { one, many } = DRAFTED[postType]
  const items = row
    .array()
    .parse(docs)
    .map(({ title, ...rest }): Draft => ({ ...rest, postType, title: titleOf(title) }))
  return { postType, label: totalDocs === 1 ? one : many, count: totalDocs, items }
}
