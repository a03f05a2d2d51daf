import { authoredHtml } from '@/catalogue/authored.server'
import { Content } from '@/content/Content'
import type { ContentModalItem } from '@/features/content-modal/ContentModal.client'
import { textParts } from '@/features/rich-text/text-parts'
import type { Modal } from '@/payload-types'
import type { Audience } from '@/rules/audience'

/**
 * The editors' modals, rendered on the server. They are sent to the browser once, as data beside the page, and become
 * elements when opened; a site without modals sends nothing.
 */
export async function contentModals({ contents }: Modal, audience: Audience): Promise<ContentModalItem[]> {
  const modals = contents ?? []
  const html = await authoredHtml(...modals.map(({ text, textHtml }) => ({ richText: text, html: textHtml })))
  return modals.map(({ key, title }, index) => ({
    key,
    title,
    content: <Content html={html[index]} audience={audience} idPrefix={`w${index}`} parts={textParts(audience)} />,
  }))
}
