import { BlockHead } from '@/blocks/BlockHead'
import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { LargeQuote } from '@/cards/quote-card/LargeQuote'
import { QuoteCard } from '@/cards/quote-card/QuoteCard'
import type { TestimonialsSectionData } from './load.server'

/** Two texts, and testimonials below them: with a picture, the first is large beside it. Nothing without any of them. */
export function TestimonialsSection({
  block,
  context,
  data,
}: BlockProps<'testimonialsSection', TestimonialsSectionData>) {
  const { image, left, quotes, right } = data
  const large = image ? quotes[0] : undefined
  const cards = large ? quotes.slice(1) : quotes
  if (!block.title && !left && !right && quotes.length === 0) return null
  const { sectionClass } = outlineOf(context, block.title)
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="morning">
      <BlockHead
        context={context}
        eyebrow={block.subtitle}
        title={block.title}
        titleWidth={22}
        archiveLink={block.archiveLink}
      />
      {(left || right) && (
        <div className={left && right ? 'grid items-start gap-7 md:grid-cols-[7fr_5fr] md:gap-8' : undefined}>
          {left && <BlockText context={context} html={left} idPrefix={`${prefix}l`} />}
          {right && <BlockText context={context} html={right} idPrefix={`${prefix}r`} />}
        </div>
      )}
      {image && large && <LargeQuote image={image} quote={large} />}
      {cards.length > 0 && (
        <ul className="quote-grid">
          {cards.map((quote) => (
            <li key={quote.id}>
              <QuoteCard quote={quote} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
