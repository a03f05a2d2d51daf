import { ContentCard } from '@/cards/content-card/ContentCard'
import { gridSizes } from '@/cards/grid/sizes'
import { OverlayThumbnail } from '@/cards/overlay-thumbnail/OverlayThumbnail'
import type { TitleLevel } from '@/cards/parts/CardTitle'
import { PodcastCard } from '@/cards/podcast-card/PodcastCard'
import type { PostCard } from '@/catalogue/cards'
import { heartOf } from '@/features/favourites/heart-of'
import { watchedOf } from '@/features/watching/watched-of'

/** How the posts of a carousel look. SPEC 2.3 (related posts). */
export type ListLook = 'cards' | 'thumbnails'

/** As wide as an item of the carousel. */
const SIZES = '(min-width: 22rem) 18rem, 85vw'

/** A post in a carousel, with its heart; as a thumbnail, picture and title alone. */
export function ListCard({ as, card, look }: { as: TitleLevel; card: PostCard; look: ListLook }) {
  const heart = heartOf(card)
  if (look === 'thumbnails') {
    const { image, postType, title, uri } = card
    return <OverlayThumbnail {...{ as, heart, image, postType, title, uri }} sizes={gridSizes('thumbnails')} />
  }
  const frame = { as, card, heart, watched: watchedOf(card), sizes: SIZES }
  return card.postType === 'podcasts' ? <PodcastCard {...frame} /> : <ContentCard {...frame} />
}
