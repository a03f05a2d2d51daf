import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'

export type RichColumnsData = { left: string; right: string }

/** Both columns as HTML; links to documents have their current addresses. */
export async function loadRichColumns(block: BlockOf<'richColumns'>): Promise<RichColumnsData> {
  const [left = '', right = ''] = await authoredHtml(
    { richText: block.left, html: block.leftHtml },
    { richText: block.right, html: block.rightHtml },
  )
  return { left, right }
}
