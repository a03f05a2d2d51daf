import type { ReactElement, ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import type { PostCard } from '@/catalogue/cards.server'
import { JOIN_FORM_HASH } from '@/rules/safe-return'
import { CardBadges } from './CardBadges'
import { CardPicture } from './CardPicture'
import { JoinPill } from './JoinPill'
import { eventTimesOf } from './meta'
import { typeStyle } from './type-styles'

/** The props of every card of an item. */
export type FrameProps = {
  card: PostCard
  /** `featured` is the larger first card of a list; `tile` has only picture and title, for rows beside other content. */
  variant?: 'default' | 'featured' | 'tile'
  /** The favorite button, at the picture's upper right. */
  favoriteButton?: ReactNode
  /** True shows the badge; an element decides on the client (watchedOf in src/features/video). */
  watched?: boolean | ReactElement
  /** The `sizes` of its picture; see gridSizes. */
  sizes?: string
  /** True when its picture is in the first viewport, so that it is preloaded. */
  priority?: boolean
}

type Props = FrameProps & {
  format?: 'wide' | 'square'
  /** A badge on the picture, before Watched. */
  label?: string | null
  /** The text and other parts of the card. */
  children: ReactNode
}

/**
 * The common parts of item cards: picture, badges, lock and favorite button, in reading order. Favorite button and lock
 * are above the title's link, which covers the card. Renders an `article`.
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
  const { freeIsEnough, image, isRestrictedForMember, postType, title, uri } = card
  const { Icon, light } = typeStyle(postType)
  return (
    <article
      className="card hover-zoom"
      data-variant={variant}
      data-locked={isRestrictedForMember ? (freeIsEnough ? 'free' : 'paid') : undefined}
    >
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
        <JoinPill
          title={title}
          uri={uri}
          postType={postType}
          hash={freeIsEnough ? JOIN_FORM_HASH : undefined}
          longLabel={variant === 'featured'}
        />
      )}
      {favoriteButton && <div className="card-favorite">{favoriteButton}</div>}
    </article>
  )
}
