import { type Image, Picture } from '@/ui/Picture'
import { type Quote, QuoteContent } from './QuoteCard'

const SIZES = '(min-width: 90rem) 44rem, (min-width: 64rem) 52vw, 92vw'

/** A testimonial in large letters beside a large picture. Renders a `figure`. */
export function LargeQuote({ image, quote }: { image: Image; quote: Quote }) {
  return (
    <figure className="large-quote">
      <div className="large-quote-picture cover-frame">
        <Picture image={image} sizes={SIZES} />
      </div>
      <div className="grid justify-items-start gap-6">
        <QuoteContent {...quote} avatarSize="large" />
      </div>
    </figure>
  )
}
