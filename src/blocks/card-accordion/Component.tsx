import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { Accordion } from '@/ui/Accordion'
import { button } from '@/ui/ButtonLink'
import { newTab } from '@/ui/new-tab'
import type { CardAccordionData } from './load'

/** Numbered cards with text, picture and button, one open at a time, the first at the beginning. SPEC 2.3, 3, 4. */
export function CardAccordion({ block, context, data }: BlockProps<'cardAccordion', CardAccordionData>) {
  const cards = block.cards ?? []
  if (cards.length === 0) return null
  const { Title, below, room } = outlineOf(context, block.title)
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={`wrap grid gap-6 py-8 ${room}`} data-light="morning">
      {block.title && <Title className="type-h2 max-w-[22ch]">{block.title}</Title>}
      <Accordion
        folds={cards.map(({ button: link, id, title }, index) => ({
          key: id ?? index,
          title,
          content: (
            <div className="fold-card">
              <div className="grid justify-items-start gap-5">
                <BlockText context={context} html={data.cards[index]?.text} idPrefix={`${prefix}c${index}`} />
                {link?.url && link.title && (
                  <a className={button({ look: 'plain' })} href={link.url} {...newTab(link.target)}>
                    {link.title}
                  </a>
                )}
              </div>
              <Picture image={data.cards[index]?.image ?? null} />
            </div>
          ),
        }))}
        name={prefix}
        heading={below}
        numbered
        firstOpen
      />
    </section>
  )
}

function Picture({ image }: { image: CardAccordionData['cards'][number]['image'] }) {
  if (!image) return null
  const { alt, height, url, width } = image
  // biome-ignore lint/performance/noImgElement: pictures come in one size until the media pipeline exists
  return <img src={url} alt={alt} width={width ?? undefined} height={height ?? undefined} loading="lazy" />
}
