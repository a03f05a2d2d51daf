import 'server-only'
import type { BlockOf } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored.server'

/** The HTML of each panel, in order. */
export type VerticalAccordionData = { texts: string[] }

/** The text of each panel. */
export async function loadVerticalAccordion({ panels }: BlockOf<'verticalAccordion'>): Promise<VerticalAccordionData> {
  const texts = (panels ?? []).map(({ text, textHtml }) => ({ richText: text, html: textHtml }))
  return { texts: await authoredHtml(...texts) }
}
