import { ContentCard } from '@/cards/content-card/ContentCard'
import { gridSizes } from '@/cards/grid/sizes'
import { OverlayThumbnail } from '@/cards/overlay-thumbnail/OverlayThumbnail'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { PodcastCard } from '@/cards/podcast-card/PodcastCard'
import type { PostCard } from '@/catalogue/cards.server'
import { favoriteButtonFor } from '@/features/favorites/favorite-button-for'
import { watchedBadgeFor } from '@/features/video/watched-badge-for'

/** The card of a post in a carousel. */
export type ListVariant = 'cards' | 'thumbnails'

/** The width of an item of the carousel. */
const SIZES = '(min-width: 22rem) 18rem, 85vw'

/** A post in a carousel, with its favorite button; a thumbnail is an image with a title. */
export function ListCard({ as, card, variant }: { as: TitleLevel; card: PostCard; variant: ListVariant }) {
  const favoriteButton = favoriteButtonFor(card)
  if (variant === 'thumbnails') {
    const { image, postType, title, uri } = card
    return <OverlayThumbnail {...{ as, favoriteButton, image, postType, title, uri }} sizes={gridSizes('thumbnails')} />
  }
  const cardProps = { as, card, favoriteButton, watched: watchedBadgeFor(card), sizes: SIZES }
  return card.postType === 'podcasts' ? <PodcastCard {...cardProps} /> : <ContentCard {...cardProps} />
}
