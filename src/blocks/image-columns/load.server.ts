import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'

export type ImageColumnsData = { image: CardImage | null; left: string; right: string }

/** The image, and both texts as HTML; links to documents have their current addresses. */
export async function loadImageColumns(
  block: BlockOf<'imageColumns'>,
  { audience }: BlockContext,
): Promise<ImageColumnsData> {
  const [[image = null], [left = '', right = '']] = await Promise.all([
    imagesOf(audience, [block.image]),
    authoredHtml({ richText: block.left, html: block.leftHtml }, { richText: block.right, html: block.rightHtml }),
  ])
  return { image, left, right }
}
