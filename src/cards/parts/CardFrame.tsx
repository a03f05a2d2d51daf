import type { ReactElement, ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import type { PostCard } from '@/catalogue/cards'
import { CardBadges } from './CardBadges'
import { CardPicture } from './CardPicture'
import { timesOf } from './facts'
import { JoinPill } from './JoinPill'
import { TYPE_LOOKS } from './type-looks'

/** What every card of an item can be told. */
export type FrameProps = {
  card: PostCard
  /** `lead` is the first of a list, larger; `tile` is picture and title, for rows beside something else. */
  look?: 'default' | 'lead' | 'tile'
  /** The toggle of a favourite: always at the picture's upper right. */
  heart?: ReactNode
  /** True says Watched; an element decides for itself who has (watchedOf of src/features/watching). */
  watched?: boolean | ReactElement
  /** How wide its picture stands; see gridSizes. */
  sizes?: string
  /** True where its picture is in the first view. */
  leading?: boolean
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
export function CardFrame({ card, children, format, heart, label, leading, look = 'default', sizes, watched }: Props) {
  const { image, isRestrictedForMember, postType, title, uri } = card
  const { Icon, light } = TYPE_LOOKS[postType]
  return (
    <article className="card" data-look={look} data-locked={isRestrictedForMember || undefined}>
      <CardPicture
        image={image}
        Icon={Icon}
        light={light}
        format={format}
        sizes={sizes ?? gridSizes('posts', { lead: look === 'lead' })}
        leading={leading}
      />
      <CardBadges label={label} times={timesOf(card)} watched={watched} />
      {children}
      {isRestrictedForMember && <JoinPill title={title} uri={uri} postType={postType} roomy={look === 'lead'} />}
      {heart && <div className="card-heart">{heart}</div>}
    </article>
  )
}
