import type { Page } from '@/payload-types'
import type { DemoBlock, DemoPage } from '../page'
import { demoPages } from '../pages'
import { daysAgo, type Loading, mondayWeeksAgo } from './context'
import type { PictureOf } from './pictures'

type Block = NonNullable<Page['layout']>[number]

/** What the blocks of a page refer to: ids by slug, and pictures by name. */
type Ids = ReadonlyMap<string, number>
type Known = {
  categoryIds: Ids
  faqIds: Ids
  testimonialIds: Ids
  /** databaseIds of the items with videos. */
  videoIds: Ids
  formIds: Ids
  pictureOf: PictureOf
}

/** A row of the newest has nothing to find. */
const ROW = {
  showSearch: false,
  showCategories: false,
  showLetters: false,
  showSort: false,
  showDiets: false,
  pagination: false,
}

function idsOf(slugs: readonly string[], ids: Ids): number[] {
  return slugs.map((slug) => ids.get(slug)).filter((id) => id !== undefined)
}

function layoutBlock(block: DemoBlock, known: Known): Block {
  const { categoryIds, faqIds, videoIds, formIds, pictureOf, testimonialIds } = known
  if (block.blockType === 'hero' || block.blockType === 'backgroundCta') {
    return { ...block, backgroundImage: pictureOf(block.backgroundImage) }
  }
  if (block.blockType === 'threeCards') {
    return { ...block, cards: block.cards.map((card) => ({ ...card, image: pictureOf(card.image) })) }
  }
  if (block.blockType === 'videosGrid') {
    const videos = block.videos.map(({ item, thumbnail, ...video }) => ({
      ...video,
      thumbnail: pictureOf(thumbnail),
      databaseId: item === undefined ? undefined : videoIds.get(item),
    }))
    return { ...block, videos }
  }
  if (block.blockType === 'relatedFaqs') return { ...block, faqs: idsOf(block.faqs, faqIds) }
  if (block.blockType === 'testimonialsGrid') {
    return { ...block, testimonials: block.selection === 'Manual' ? idsOf(block.testimonials, testimonialIds) : [] }
  }
  if (block.blockType === 'testimonialsSection') {
    const { left, right, ...rest } = block
    return { ...rest, leftHtml: left, rightHtml: right }
  }
  if (block.blockType === 'weeklySchedule') {
    const { startsWeeksAgo, ...rest } = block
    return { ...rest, weekRotationStartDate: mondayWeeksAgo(startsWeeksAgo) }
  }
  if (block.blockType === 'postsGrid') {
    return { ...block, ...(block.numberOfPosts && ROW), categories: idsOf(block.categories ?? [], categoryIds) }
  }
  if (block.blockType === 'form') return { ...block, source: 'own', form: formIds.get(block.form) }
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
