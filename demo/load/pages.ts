import type { Page } from '@/payload-types'
import type { DemoBlock, DemoPage } from '../page'
import { demoPages } from '../pages'
import { daysAgo, type Loading } from './context'
import type { PictureOf } from './pictures'

type Block = NonNullable<Page['layout']>[number]

/** What the blocks of a page refer to. */
type Known = { faqIds: ReadonlyMap<string, number>; pictureOf: PictureOf }

function layoutBlock(block: DemoBlock, { faqIds, pictureOf }: Known): Block {
  if (block.blockType === 'hero') return { ...block, backgroundImage: pictureOf(block.backgroundImage) }
  if (block.blockType === 'relatedFaqs') {
    return { ...block, faqs: block.faqs.map((slug) => faqIds.get(slug)).filter((id) => id !== undefined) }
  }
  if (block.blockType !== 'richColumns') return block
  const { left, right, title, variant } = block
  const light = variant === 'plain' ? 'morning' : variant
  return {
    blockType: 'richColumns',
    title,
    leftHtml: left,
    rightHtml: right,
    light,
    variant: variant === 'plain' ? 'plain' : 'tinted',
  }
}

function pageData(page: DemoPage, parent: number | null, known: Known) {
  return {
    title: page.title,
    slug: page.slug || 'home',
    summary: page.seo.description,
    parent,
    requiredPlan: page.requiredPlan,
    seo: { description: page.seo.description },
    layout: page.blocks.map((block) => layoutBlock(block, known)),
    publishedAt: daysAgo(30),
    _status: 'published' as const,
  }
}

/** The pages, parents before their children. */
export async function loadPages({ payload, req }: Loading, known: Known): Promise<void> {
  const pageIds = new Map<string, number>()
  for (const page of demoPages) {
    const parent = page.parentPath ? (pageIds.get(page.parentPath) ?? null) : null
    const { id } = await payload.create({ collection: 'pages', data: pageData(page, parent, known), req })
    pageIds.set(page.path, id)
  }
}
