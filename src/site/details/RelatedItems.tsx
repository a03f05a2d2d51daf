import { ContentCard } from '@/cards/content-card/ContentCard'
import { CardGrid } from '@/cards/grid/CardGrid'
import { gridSizes } from '@/cards/grid/sizes'
import type { PostCard } from '@/catalogue/cards.server'
import { favoriteButtonFor } from '@/features/favorites/favorite-button-for'
import { TextLink } from '@/ui/TextLink'

export type RelatedTexts = {
  title: string
  subtitle: string
  /** Link to the full list. */
  archive: { title: string; url: string }
}

type Props = RelatedTexts & { cards: readonly PostCard[] }

/** Cards of related items in two columns, four from medium width up, and a link to more. Nothing without cards. */
export function RelatedItems({ archive, cards, subtitle, title }: Props) {
  if (cards.length === 0) return null
  return (
    <section className="related wrap" aria-labelledby="related">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid gap-2">
          <h2 className="type-h2" id="related">
            {title}
          </h2>
          <p className="text-lg text-text-soft">{subtitle}</p>
        </div>
        <TextLink href={archive.url} arrow>
          {archive.title}
        </TextLink>
      </div>
      <CardGrid kind="related">
        {cards.map((card) => (
          <li key={card.databaseId}>
            <ContentCard
              card={{ ...card, excerpt: null }}
              favoriteButton={favoriteButtonFor(card)}
              sizes={gridSizes('related')}
              as="h3"
            />
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
