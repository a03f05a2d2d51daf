import { memo } from 'react'
import { ContentCard } from '@/cards/content-card/ContentCard'
import { CardGrid } from '@/cards/grid/CardGrid'
import { type Columns, gridSizes } from '@/cards/grid/sizes'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { seasonOf } from '@/cards/parts/facts'
import { PodcastCard } from '@/cards/podcast-card/PodcastCard'
import type { PostCard } from '@/catalogue/cards'
import { heartOf } from '@/features/favourites/heart-of'
import { watchedOf } from '@/features/watching/watched-of'

type Props = {
  cards: readonly PostCard[]
  columns: Columns
  as: TitleLevel
  /** The first one stands larger. */
  lead?: boolean
  /** The first one is in the first view. */
  leading?: boolean
}

/** A list of cards with their hearts, made on the server and in the browser alike. Renders a `ul`. SPEC 2.3, 9. */
export const GridCards = memo(function GridCards({ as, cards, columns, lead = false, leading = false }: Props) {
  return (
    <CardGrid kind="posts" columns={columns} lead={lead}>
      {cards.map((card, index) => (
        <li key={card.databaseId} data-of-season={seasonOf(card)}>
          <GridCard as={as} card={card} columns={columns} lead={lead && index === 0} leading={leading && index === 0} />
        </li>
      ))}
    </CardGrid>
  )
})

/** A card that stays as it is while others come and go around it. */
const GridCard = memo(function GridCard({
  as,
  card,
  columns,
  lead,
  leading,
}: Omit<Props, 'cards'> & { card: PostCard }) {
  const frame = {
    as,
    card,
    leading,
    heart: heartOf(card),
    watched: watchedOf(card),
    sizes: gridSizes('posts', { columns, lead }),
  }
  if (card.postType === 'podcasts') return <PodcastCard {...frame} />
  return <ContentCard {...frame} look={lead ? 'lead' : 'default'} />
})
