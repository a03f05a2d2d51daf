import 'server-only'
import type { Payload } from 'payload'
import type { Page } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { docTags } from '@/rules/cache-tags'
import { expandSections, SECTION, sectionIds } from '@/rules/sections/expand'
import { recordTags } from '@/runtime/cached'

type Layout = NonNullable<Page['layout']>

/**
 * A document whose layout has the published blocks of its sections in their places, so that whatever shows a page need
 * not know about sections. Each section's tag is recorded, so that a page follows its sections.
 * @param missing what becomes of a section that is not published: visitors get nothing, a preview a note
 */
export async function withSections<Document extends object | null>(
  payload: Payload,
  audience: Audience,
  document: Document,
  missing: Parameters<typeof expandSections>[2] = 'leave out',
): Promise<Document> {
  // Only pages have a layout; a plan that does not reach it has removed it.
  const { layout } = (document ?? {}) as { layout?: Layout | null }
  if (!layout?.some(({ blockType }) => blockType === SECTION)) return document
  const blocks = await publishedBlocks(payload, audience, sectionIds(layout))
  return { ...document, layout: expandSections(layout, (id) => blocks.get(id) ?? null, missing) }
}

async function publishedBlocks(payload: Payload, audience: Audience, ids: number[]): Promise<Map<number, Layout>> {
  if (ids.length === 0) return new Map()
  recordTags(...docTags('sections', ids))
  const { docs } = await payload.find({
    collection: 'sections',
    where: { id: { in: ids } },
    select: { layout: true },
    depth: 0,
    draft: false,
    overrideAccess: false,
    context: { audience },
    pagination: false,
  })
  return new Map(docs.map(({ id, layout }) => [id, layout ?? []]))
}
