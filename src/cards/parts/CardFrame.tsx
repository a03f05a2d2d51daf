import type { ReactElement, ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import type { PostCard } from '@/catalogue/cards'
import { CardBadges } from './CardBadges'
import { CardPicture } from './CardPicture'
import { JoinPill } from './JoinPill'
import { eventTimesOf } from './meta'
import { TYPE_STYLES } from './type-styles'

/** What every card of an item can be told. */
export type FrameProps = {
  card: PostCard
  /** `featured` is the first of a list, larger; `tile` is picture and title, for rows beside something else. */
  variant?: 'default' | 'featured' | 'tile'
  /** The toggle of a favourite: always at the picture's upper right. */
  favoriteButton?: ReactNode
  /** True says Watched; an element decides for itself who has (watchedOf of src/features/video). */
  watched?: boolean | ReactElement
  /** How wide its picture stands; see gridSizes. */
  sizes?: string
  /** True where its picture is in the first view. */
  priority?: boolean
}

type Props = FrameProps & {
  format?: 'wide' | 'square'
  /** Lies on the picture, before Watched. */
  label?: string | null
  /** The words, and what else is the card's own. */
  children: ReactNode
}

/**
 * What the cards of items share: picture, badges, lock and heart, in the order in which they are
 * read. Heart and lock lie above the title's link, which reaches over the card. SPEC 2.2. Renders an `article`.
 */
export function CardFrame({
  card,
  children,
  format,
  favoriteButton,
  label,
  priority,
  variant = 'default',
  sizes,
  watched,
}: Props) {
  const { image, isRestrictedForMember, postType, title, uri } = card
  const { Icon, light } = TYPE_STYLES[postType]
  return (
    <article className="card hover-zoom" data-variant={variant} data-locked={isRestrictedForMember || undefined}>
      <CardPicture
        image={image}
        Icon={Icon}
        light={light}
        format={format}
        sizes={sizes ?? gridSizes('posts', { featured: variant === 'featured' })}
        priority={priority}
      />
      <CardBadges label={label} times={eventTimesOf(card)} watched={watched} />
      {children}
      {isRestrictedForMember && (
        <JoinPill title={title} uri={uri} postType={postType} longLabel={variant === 'featured'} />
      )}
      {favoriteButton && <div className="card-favorite">{favoriteButton}</div>}
    </article>
  )
}
