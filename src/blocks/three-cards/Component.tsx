import { ArrowRight } from 'lucide-react'
import { BlockHead } from '@/blocks/BlockHead'
import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { newTab } from '@/ui/new-tab'
import { Picture } from '@/ui/Picture'
import { HOURS, hourAt } from './hours'
import type { ThreeCardsData } from './load.server'
import { SunPath } from './SunPath'

/** Three cards below a drawing of the sun's path, each with its own crop; on phones in one column. Two texts below. */
export function ThreeCards({ block, context, data }: BlockProps<'threeCards', ThreeCardsData>) {
  const { introText, subtitle, title } = block
  const cards = (block.cards ?? []).slice(0, HOURS.length)
  const { childHeading: CardTitle, sectionClass } = outlineOf(context, title)
  const prefix = `b${block.id ?? ''}`
  const head = <BlockHead context={context} eyebrow={subtitle} title={title} titleWidth={16} />
  return (
    <section className={sectionClass('wrap grid gap-8 py-section')}>
      {introText ? (
        <div className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[7fr_5fr]">
          {head}
          <p className="max-w-measure text-text-soft">{introText}</p>
        </div>
      ) : (
        head
      )}
      {cards.length > 0 && (
        <div className="three-cards">
          <SunPath />
          <ul>
            {cards.map(({ button, id, ...card }, index) => {
              const { light, Icon } = hourAt(index)
              const image = data.images[index]
              return (
                <li
                  className={button?.url && button.title ? 'three-cards-item hover-zoom' : 'three-cards-item'}
                  data-light={light}
                  key={id ?? index}
                >
                  {image && (
                    <div className="picture cover-frame">
                      <Picture image={image} sizes="(max-width: 768px) 86vw, 30vw" />
                    </div>
                  )}
                  <div className="grid justify-items-start gap-2">
                    <p className="three-cards-hour">
                      <Icon className="size-5 flex-none" aria-hidden="true" />
                      {card.subtitle}
                    </p>
                    <CardTitle className="type-h3">{card.title}</CardTitle>
                    {card.text && <p className="max-w-measure text-text-soft">{card.text}</p>}
                    {button?.url && button.title && (
                      <a className="three-cards-link stretched-link link" href={button.url} {...newTab(button.target)}>
                        {button.title}
                        <ArrowRight className="size-4" aria-hidden="true" />
                      </a>
                    )}
                  </div>
                </li>
              )
            })}
          </ul>
        </div>
      )}
      {(data.left || data.right) && (
        <div className="grid items-start gap-7 md:grid-cols-[7fr_5fr] md:gap-8">
          <BlockText context={context} html={data.left} idPrefix={`${prefix}l`} />
          <BlockText context={context} html={data.right} idPrefix={`${prefix}r`} />
        </div>
      )}
    </section>
  )
}
