import { allBlocks } from '@/blocks/fields'
import type { Page } from '@/payload-types'
import { daysAgo } from '../dates'
import type { DemoBlock, DemoPage } from '../page'
import { demoFolders, demoPages } from '../pages'
import type { Loading } from './context'
import { type IdsByName, withIds } from './with-ids'

type Layout = NonNullable<Page['layout']>

function layoutBlock(block: DemoBlock, ids: IdsByName): Layout[number] {
  const config = allBlocks.find(({ slug }) => slug === block.blockType)
  if (!config) throw new Error(`There is no block ${block.blockType}.`)
  // Its fields are those of the CMS, and names are now ids: DemoBlock differs in nothing else.
  return withIds(config.fields, block, ids) as unknown as Layout[number]
}

function pageData(page: DemoPage, parent: number | null, ids: IdsByName) {
  return {
    title: page.title,
    slug: page.slug || 'home',
    summary: page.seo.description,
    parent,
    requiredPlan: page.requiredPlan,
    seo: { description: page.seo.description },
    layout: page.blocks.map((block) => layoutBlock(block, ids)),
    publishedAt: daysAgo(30),
    _status: 'published' as const,
  }
}

/** The pages, parents before their children. @returns the id of each by its path */
export async function loadPages({ payload, req }: Loading, ids: IdsByName): Promise<Map<string, number>> {
  const pageIds = new Map<string, number>()
  for (const { path, ...folder } of demoFolders) {
    const { id } = await payload.create({
      collection: 'pages',
      data: { ...folder, _status: 'draft' },
      draft: true,
      req,
    })
    pageIds.set(path, id)
  }
  for (const page of demoPages) {
    const parent = page.parentPath ? (pageIds.get(page.parentPath) ?? null) : null
    const { id } = await payload.create({ collection: 'pages', data: pageData(page, parent, ids), req })
    pageIds.set(page.path, id)
  }
  return pageIds
}
