import { Avatar } from '@/ui/Avatar'

/** What a member says, as much as fits a card. SPEC 3 (testimonial). */
type Quote = {
  text: string
  author: string
  profession: string | null
  imageUrl: string | null
  uri: string | null
  /** The text goes on, on its own page. */
  more: boolean
}

/** What a member says, who says it, and the way to all of it. SPEC 2.3. Renders a `figure`. */
export function QuoteCard({ quote: { author, imageUrl, more, profession, text, uri } }: { quote: Quote }) {
  return (
    <figure className="quote-card">
      <blockquote>{text}</blockquote>
      <figcaption className="flex items-center gap-3">
        <Avatar name={author} imageUrl={imageUrl} />
        <span className="grid">
          <span className="font-semibold">{author}</span>
          {profession && <span className="text-sm text-text-quiet">{profession}</span>}
        </span>
      </figcaption>
      {more && uri && (
        <a className="link justify-self-start text-sm" href={uri}>
          Read it all<span className="sr-only">, as {author} says it</span>
        </a>
      )}
    </figure>
  )
}
