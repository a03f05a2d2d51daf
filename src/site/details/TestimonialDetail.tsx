import { QuoteCard } from '@/cards/quote-card/QuoteCard'
import { textsOf } from '@/catalogue/authored.server'
import { Content } from '@/content/Content'
import { textParts } from '@/features/rich-text/text-parts'
import type { Quote } from '@/features/testimonials/testimonial'
import { newestQuotes } from '@/features/testimonials/testimonials.server'
import { pathRules } from '@/rules/path-rules'
import { Avatar } from '@/ui/Avatar'
import { Picture } from '@/ui/Picture'
import { TextLink } from '@/ui/TextLink'
import type { DetailProps } from './props'
import { ReadStep } from './ReadStep'

const SIZES = '(min-width: 64rem) 38vw, 92vw'

/** A row of cards. */
const OTHERS = 3

/** The page of a testimonial, and the newest of the others. */
export async function TestimonialDetail({ image, locked, page }: DetailProps<'testimonials'>) {
  const { doc, row } = page
  const [html = ''] = await textsOf(doc)
  const { quotes } = await newestQuotes(page.audience)
  const { testimonialText } = pathRules(row.uri ?? '/')
  return (
    <article className="wrap pt-header pb-section" data-light="morning">
      <div className="testimonial pt-8" data-picture={image ? '' : undefined}>
        {image && (
          <div className="testimonial-picture cover-frame">
            <Picture image={image} sizes={SIZES} priority />
          </div>
        )}
        <div className="grid max-w-measure-wide gap-6">
          <h1 className="type-h2">{row.title}</h1>
          <blockquote className="testimonial-text prose" data-size={testimonialText}>
            <Content html={html} audience={page.audience} parts={textParts(page.audience)} />
          </blockquote>
          <p className="flex items-center gap-4">
            {!image && <Avatar name={doc.firstName} size="large" />}
            <span className="grid">
              <span className="font-semibold">{doc.firstName}</span>
              {doc.profession && <span className="text-sm text-text-soft">{doc.profession}</span>}
            </span>
          </p>
        </div>
      </div>
      <OtherQuotes quotes={quotes.filter(({ uri }) => uri !== row.uri).slice(0, OTHERS)} />
      <ReadStep page={page} locked={locked} />
    </article>
  )
}

function OtherQuotes({ quotes }: { quotes: readonly Quote[] }) {
  if (quotes.length === 0) return null
  return (
    <section className="grid gap-6 pt-section" aria-labelledby="others">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 className="type-h3" id="others">
          More from members
        </h2>
        <TextLink href="/ebs-testimonials" arrow>
          All testimonials
        </TextLink>
      </div>
      <ul className="quote-grid">
        {quotes.map((quote) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} />
          </li>
        ))}
      </ul>
    </section>
  )
}
