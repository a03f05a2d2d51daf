import { daysAgo } from '../dates'
import type { DemoPage } from '../page'
import { demoFolders, demoPages } from '../pages'
import type { Loading } from './context'
import { layoutBlocks } from './layout-blocks'
import type { IdsByName } from './with-ids'

function pageData(page: DemoPage, parent: number | null, ids: IdsByName) {
  return {
    title: page.title,
    slug: page.slug || 'home',
    summary: page.summary ?? page.seo.description,
    parent,
    requiredPlan: page.requiredPlan,
    showFirstLines: page.showFirstLines,
    seo: { description: page.seo.description },
    layout: layoutBlocks(page.blocks, ids),
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
