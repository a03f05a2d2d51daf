import 'server-only'
import type { Page } from '@/payload-types'
import type { BlockVisibility } from '@/rules/block-visibility'
import { escapeHtml } from '@/rules/escape-html'
import { type AuthoredText, authoredHtml } from './authored.server'

type Block = NonNullable<Page['layout']>[number]

/**
 * The texts of a page's blocks as one HTML document, each block's below its title; src/content still has to sanitize it.
 * Blocks that are for some of those who can open the page, or for a time, are left out.
 * @param layout with the blocks of its sections in their places
 */
export async function htmlOfLayout(layout: readonly Block[]): Promise<string> {
  const blocks = layout.flatMap((block) => textBlock(block) ?? [])
  const html = await authoredHtml(...blocks.flatMap(({ texts }) => texts))
  const next = html.values()
  return blocks
    .map(({ texts, title }) => {
      const heading = title ? `<h2>${escapeHtml(title)}</h2>` : ''
      return heading + texts.map(() => next.next().value ?? '').join('')
    })
    .join('')
}

const isForSome = (block: BlockVisibility) =>
  Boolean(block.visibleTo?.length || block.visibleFrom || block.visibleUntil)

/** Title and texts of a block that is mainly text; null for every other block, and for one that is for some alone. */
function textBlock(block: Block): { title: string | null | undefined; texts: AuthoredText[] } | null {
  if (block.blockType === 'retired' || isForSome(block)) return null
  switch (block.blockType) {
    case 'richContent':
      return { title: block.title, texts: [{ richText: block.body, html: block.bodyHtml }] }
    case 'richColumns':
    case 'imageColumns':
      return {
        title: block.title,
        texts: [
          { richText: block.left, html: block.leftHtml },
          { richText: block.right, html: block.rightHtml },
        ],
      }
    case 'textImageVideo':
      return { title: block.title, texts: [{ richText: block.text, html: block.textHtml }] }
    default:
      return null
  }
}
