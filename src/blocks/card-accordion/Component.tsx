import { BlockTitle } from '@/blocks/BlockHead'
import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { Accordion } from '@/ui/Accordion'
import { button } from '@/ui/button-variants'
import { newTab } from '@/ui/new-tab'
import { Picture } from '@/ui/Picture'
import type { CardAccordionData } from './load.server'

/** Numbered cards with text, image and button. One is open at a time, at first the first one. */
export function CardAccordion({ block, context, data }: BlockProps<'cardAccordion', CardAccordionData>) {
  const cards = block.cards ?? []
  if (cards.length === 0) return null
  const { childHeading, sectionClass } = outlineOf(context, block.title)
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap grid gap-6 py-section')} data-light="morning">
      <BlockTitle context={context} title={block.title} width={22} />
      <Accordion
        items={cards.map(({ button: link, id, title }, index) => {
          const { image, text } = data.cards[index] ?? {}
          return {
            key: id ?? index,
            title,
            content: (
              <div className="accordion-card">
                <div className="grid justify-items-start gap-5">
                  <BlockText context={context} html={text} idPrefix={`${prefix}c${index}`} />
                  {link?.url && link.title && (
                    <a className={button({ variant: 'plain' })} href={link.url} {...newTab(link.target)}>
                      {link.title}
                    </a>
                  )}
                </div>
                {image && <Picture image={image} sizes="(max-width: 768px) 100vw, 30vw" />}
              </div>
            ),
          }
        })}
        name={prefix}
        heading={childHeading}
        numbered
        firstOpen
      />
    </section>
  )
}
