import { BlockTitle } from '@/blocks/BlockHead'
import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { Accordion } from '@/ui/Accordion'
import type { VerticalAccordionData } from './load.server'

/** Panels numbered with two digits. One is open at a time, at first the first one. */
export function VerticalAccordion({ block, context, data }: BlockProps<'verticalAccordion', VerticalAccordionData>) {
  const panels = block.panels ?? []
  if (panels.length === 0) return null
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap grid gap-6 py-section')} data-light="noon">
      <BlockTitle context={context} title={block.title} width={22} />
      <Accordion
        items={panels.map(({ id, title }, index) => ({
          key: id ?? index,
          title,
          content: <BlockText context={context} html={data.texts[index]} idPrefix={`${prefix}p${index}`} />,
        }))}
        name={prefix}
        heading={childHeading}
        numbered
        firstOpen
      />
    </section>
  )
}
