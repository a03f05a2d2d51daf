import { memo } from 'react'
import { ContentCard } from '@/cards/content-card/ContentCard'
import { CardGrid } from '@/cards/grid/CardGrid'
import { type Columns, gridSizes } from '@/cards/grid/sizes'
import type { FrameProps } from '@/cards/parts/CardFrame'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { seasonOf } from '@/cards/parts/meta'
import { PodcastCard } from '@/cards/podcast-card/PodcastCard'
import type { PostCard } from '@/catalogue/cards.server'
import { favoriteButtonFor } from '@/features/favorites/favorite-button-for'
import { watchedBadgeFor } from '@/features/video/watched-badge-for'

type Props = {
  cards: readonly PostCard[]
  columns: Columns
  as: TitleLevel
  /** The first card is larger. */
  featured?: boolean
  /** The first card is in the first viewport: its image loads with priority. */
  priority?: boolean
  /** The label of the button of movement cards. */
  movementAction?: string
}

/** A list of cards with favorite buttons, rendered on the server and in the browser alike. Renders a `ul`. */
export const GridCards = memo(function GridCards({
  as,
  cards,
  columns,
  featured = false,
  movementAction,
  priority = false,
}: Props) {
  return (
    <CardGrid kind="posts" columns={columns} featured={featured}>
      {cards.map((card, index) => (
        <li key={card.databaseId} data-of-season={seasonOf(card)}>
          <GridCard
            as={as}
            card={card}
            columns={columns}
            featured={featured && index === 0}
            movementAction={movementAction}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </CardGrid>
  )
})

/** Memoized: a card does not render again when others are added or removed. */
const GridCard = memo(function GridCard({
  as,
  card,
  columns,
  featured,
  movementAction,
  priority,
}: Omit<Props, 'cards'> & { card: PostCard }) {
  const cardProps: FrameProps & { as: TitleLevel } = {
    as,
    card,
    priority,
    favoriteButton: favoriteButtonFor(card),
    watched: watchedBadgeFor(card),
    sizes: gridSizes('posts', { columns, featured }),
    variant: featured ? 'featured' : 'default',
  }
  if (card.postType === 'podcasts') return <PodcastCard {...cardProps} />
  const action = card.postType === 'movementGuides' ? movementAction : undefined
  return <ContentCard {...cardProps} action={action} />
})
