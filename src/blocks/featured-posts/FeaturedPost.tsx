import { ArrowRight } from 'lucide-react'
import type { PostCard } from '@/catalogue/cards.server'
import { favoriteButtonFor } from '@/features/favorites/favorite-button-for'
import { longDate } from '@/rules/dates'
import { TEXTS } from '@/rules/texts'
import { PageLink } from '@/ui/PageLink'
import { Picture } from '@/ui/Picture'

type Props = { card: PostCard; Title: 'h1' | 'h2' | 'h3'; priority: boolean }

/** The large post: image, date, title, excerpt and "Read More". Renders an `article`. */
export function FeaturedPost({ card, Title, priority }: Props) {
  const { excerpt, image, publishedAt, title, uri } = card
  const date = longDate(publishedAt)
  return (
    <article className="featured-post hover-zoom">
      {image && (
        <div className="picture cover-frame">
          <Picture image={image} priority={priority} sizes="(max-width: 1024px) 100vw, 56vw" />
        </div>
      )}
      <div className="grid justify-items-start gap-3">
        {date && (
          <p className="text-sm text-text-quiet">
            <time dateTime={publishedAt}>{date}</time>
          </p>
        )}
        <Title className="type-h3 max-w-[26ch]">{title}</Title>
        {excerpt && <p className="max-w-measure text-text-soft">{excerpt}</p>}
        {uri && (
          <PageLink className="featured-post-link stretched-link link" href={uri}>
            {TEXTS.readMore}
            <span className="sr-only">: {title}</span>
            <ArrowRight className="size-4" aria-hidden="true" />
          </PageLink>
        )}
      </div>
      <div className="absolute end-2 top-2 z-1">{favoriteButtonFor(card)}</div>
    </article>
  )
}
