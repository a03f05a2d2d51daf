import { BlockHead } from '@/blocks/BlockHead'
import { BlockText } from '@/blocks/BlockText'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { QuoteCard } from '@/cards/quote-card/QuoteCard'
import type { TestimonialsSectionData } from './load.server'

/** Two texts, and testimonials below them. Nothing without any of them. */
export function TestimonialsSection({
  block,
  context,
  data,
}: BlockProps<'testimonialsSection', TestimonialsSectionData>) {
  const { left, quotes, right } = data
  if (!block.title && !left && !right && quotes.length === 0) return null
  const { sectionClass } = outlineOf(context, block.title)
  const prefix = `b${block.id ?? ''}`
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-9')} data-light="morning">
      <BlockHead context={context} eyebrow={block.subtitle} title={block.title} titleWidth={22} />
      {(left || right) && (
        <div className={left && right ? 'grid items-start gap-7 md:grid-cols-[7fr_5fr] md:gap-8' : undefined}>
          {left && <BlockText context={context} html={left} idPrefix={`${prefix}l`} />}
          {right && <BlockText context={context} html={right} idPrefix={`${prefix}r`} />}
        </div>
      )}
      {quotes.length > 0 && (
        <ul className="quote-grid">
          {quotes.map((quote) => (
            <li key={quote.id}>
              <QuoteCard quote={quote} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
