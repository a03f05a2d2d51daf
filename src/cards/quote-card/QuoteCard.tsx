import { Avatar } from '@/ui/Avatar'

/** A testimonial, shortened for a card. */
export type Quote = {
  text: string
  author: string
  profession: string | null
  imageUrl: string | null
  uri: string | null
  /** True when the text was cut; the whole is on its own page. */
  more: boolean
}

/**
 * A testimonial with its author, and a link to the whole text. Renders a `figure`.
 * @param lead the first of a list, in large letters
 */
export function QuoteCard({ lead, quote }: { quote: Quote; lead?: boolean }) {
  return (
    <figure className="quote-card">
      <QuoteContent {...quote} avatarSize={lead ? 'large' : 'normal'} />
    </figure>
  )
}

/** What a testimonial says, and who. */
export function QuoteContent({
  author,
  avatarSize,
  imageUrl,
  more,
  profession,
  text,
  uri,
}: Quote & { avatarSize?: 'normal' | 'large' }) {
  return (
    <>
      <blockquote>{text}</blockquote>
      <figcaption className="flex items-center gap-3">
        <Avatar name={author} imageUrl={imageUrl} size={avatarSize} />
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
    </>
  )
}
