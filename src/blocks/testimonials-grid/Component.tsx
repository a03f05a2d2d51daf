import { BlockHead } from '@/blocks/BlockHead'
import type { BlockProps } from '@/blocks/block'
import { outlineOf } from '@/blocks/outline'
import { QuoteCard } from '@/cards/quote-card/QuoteCard'
import { LazyQuoteList } from '@/features/testimonials/LazyQuoteList.client'
import { TEXTS } from '@/rules/texts'
import type { TestimonialsGridData } from './load.server'

/** Testimonials: the first one in large letters, the others as cards. Twelve, and all on request. */
export function TestimonialsGrid({ block, context, data }: BlockProps<'testimonialsGrid', TestimonialsGridData>) {
  const { selectedRest, first, total } = data
  const { sectionClass } = outlineOf(context, block.title)
  return (
    <section className={sectionClass('wrap grid grid-cols-1 gap-7 py-section')} data-light="morning">
      <BlockHead context={context} eyebrow={block.subtitle} title={block.title} titleWidth={22} />
      {first.length === 0 ? (
        <p className="text-text-soft">{TEXTS.noTestimonials}</p>
      ) : (
        <LazyQuoteList chosenRest={selectedRest} firstIds={first.map(({ id }) => id)} hasMore={total > first.length}>
          {first.map((quote, index) => (
            <li key={quote.id} data-lead={index === 0 || undefined}>
              <QuoteCard quote={quote} lead={index === 0} />
            </li>
          ))}
        </LazyQuoteList>
      )}
    </section>
  )
}
