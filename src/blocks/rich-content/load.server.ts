import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'
import { loadReviews, type Reviews } from '@/features/review-bar/reviews.server'

export type RichContentData = { html: string; reviews: Reviews | null }

/** The text as HTML, with the current addresses of linked documents, and the rating from the reviews site. */
export async function loadRichContent(
  block: BlockOf<'richContent'>,
  { audience }: BlockContext,
): Promise<RichContentData> {
  const [[html = ''], reviews] = await Promise.all([
    authoredHtml({ richText: block.body, html: block.bodyHtml }),
    loadReviews(audience),
  ])
  return { html, reviews }
}
