import 'server-only'
import { type BlockOf, type RenderBlock, withData } from '@/blocks/block'
import { authoredHtml } from '@/catalogue/authored'
import { VerticalAccordion } from './Component'
import type { VerticalAccordionData } from './data'

/** The text of each panel, in order. */
async function loadVerticalAccordion({ panels }: BlockOf<'verticalAccordion'>): Promise<VerticalAccordionData> {
  const texts = (panels ?? []).map(({ text, textHtml }) => ({ richText: text, html: textHtml }))
  return { texts: await authoredHtml(...texts) }
}

const render = withData(loadVerticalAccordion, VerticalAccordion)

/** Visitors of the six-week-reset pages get nothing of it: nothing is read, nothing sent. SPEC 2.3, 6. */
export const renderVerticalAccordion: RenderBlock<'verticalAccordion'> = async (block, context) =>
  context.sixWeekReset && context.audience === 'visitor' ? null : render(block, context)
