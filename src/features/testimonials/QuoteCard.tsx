import type { Quote } from './testimonial'

/** What a member says, who says it, and the way to all of it. SPEC 2.3. Renders a `figure`. */
export function QuoteCard({ quote: { author, imageUrl, more, profession, text, uri } }: { quote: Quote }) {
  return (
    <figure className="quote-card">
      <blockquote>{text}</blockquote>
      <figcaption className="flex items-center gap-3">
        {imageUrl ? (
          // biome-ignore lint/performance/noImgElement: pictures come in one size until the media pipeline exists
          <img className="quote-face" src={imageUrl} alt="" loading="lazy" />
        ) : (
          <span className="quote-face" aria-hidden="true">
            {[...author][0]}
          </span>
        )}
        <span className="grid">
          <span className="font-semibold">{author}</span>
          {profession && <span className="text-sm text-text-quiet">{profession}</span>}
        </span>
      </figcaption>
      {more && uri && (
        <a className="link text-sm" href={uri} aria-label={`Read all that ${author} says`}>
          Read it all
        </a>
      )}
    </figure>
  )
}
