import type { BlockProps } from '@/blocks/block'
import { Content } from '@/content/Content'
import { Accordion } from '@/ui/Accordion'
import type { VerticalAccordionData } from './data'

/** Panels numbered with two digits, one open at a time, the first at the beginning. SPEC 2.3, 4. */
export function VerticalAccordion({ block, context, data }: BlockProps<'verticalAccordion', VerticalAccordionData>) {
  const panels = block.panels ?? []
  if (panels.length === 0) return null
  const reader = { audience: context.audience, signUpTo: context.signUpTo }
  const Heading = context.first ? 'h1' : 'h2'
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={`wrap grid gap-6 py-8 ${context.first ? 'mt-header' : ''}`} data-light="noon">
      {block.title && <Heading className="type-h2 max-w-[22ch]">{block.title}</Heading>}
      <Accordion
        folds={panels.map(({ id, title }, index) => ({
          key: id ?? index,
          title,
          content: (
            <div className="prose">
              <Content html={data.texts[index]} idPrefix={`${prefix}p${index}`} {...reader} />
            </div>
          ),
        }))}
        name={prefix}
        heading={block.title && !context.first ? 'h3' : 'h2'}
        numbered
        firstOpen
      />
    </section>
  )
}
