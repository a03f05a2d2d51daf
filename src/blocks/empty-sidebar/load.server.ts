import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'

export type EmptySidebarData = { html: string }

/** The text as HTML, with the current addresses of linked documents. */
export async function loadEmptySidebar(block: BlockOf<'emptySidebarNavigation'>): Promise<EmptySidebarData> {
  const [html = ''] = await authoredHtml({ richText: block.body, html: block.bodyHtml })
  return { html }
}
