import { authoredHtml } from '@/catalogue/authored'
import { Content } from '@/content/Content'
import type { ContentModalItem } from '@/features/content-modal/ContentModal.client'
import type { Modal } from '@/payload-types'
import type { Audience } from '@/rules/audience'

/**
 * The windows that editors wrote, rendered. They go to the browser once, as data beside the
 * page, and become elements when they are opened; a site without windows sends nothing. SPEC 2.2.
 */
export async function contentModals({ contents }: Modal, audience: Audience): Promise<ContentModalItem[]> {
  const modals = contents ?? []
  const html = await authoredHtml(...modals.map(({ text, textHtml }) => ({ richText: text, html: textHtml })))
  return modals.map(({ key, title }, index) => ({
    key,
    title,
    content: <Content html={html[index]} audience={audience} idPrefix={`w${index}`} />,
  }))
}
