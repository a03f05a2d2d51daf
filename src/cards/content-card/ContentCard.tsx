import type { ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import { CardBadges } from '@/cards/parts/CardBadges'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { Facts } from '@/cards/parts/Facts'
import { extraText, factsOf } from '@/cards/parts/facts'
import { JoinPill } from '@/cards/parts/JoinPill'
import { TYPE_LOOKS } from '@/cards/parts/type-looks'
import type { PostCard } from '@/catalogue/cards'

type Props = {
  card: PostCard
  /** The title's level, by the outline of the page. */
  as?: TitleLevel
  /** `lead` is the first of a list, larger; `tile` is picture and title, for rows beside something else. */
  look?: 'default' | 'lead' | 'tile'
  /** The toggle of a favourite: always at the picture's upper right. */
  heart?: ReactNode
  watched?: boolean
  /** How wide its picture stands; see gridSizes. */
  sizes?: string
  /** True where its picture is in the first view. */
  leading?: boolean
}

/**
 * An item as a card: picture, title, summary, numbers; a restricted one with a prompt to join.
 * The whole card is pressed through the title's link; heart and join lie above it. SPEC 2.2.
 */
export function ContentCard({ as, card, heart, leading, look = 'default', sizes, watched }: Props) {
  const { excerpt, image, isRestrictedForMember, postType, title, uri } = card
  const { Icon, light } = TYPE_LOOKS[postType]
  return (
    <article
      className="card"
      data-look={look}
      data-locked={isRestrictedForMember || undefined}
      data-watched={watched || undefined}
    >
      <CardPicture
        image={image}
        Icon={Icon}
        light={light}
        sizes={sizes ?? gridSizes('posts', { lead: look === 'lead' })}
        leading={leading}
      />
      <CardBadges label={extraText(card, 'weekLabel')} watched={watched} />
      <div className="card-words">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && look !== 'tile' && <p className="card-summary">{excerpt}</p>}
        <Facts facts={look === 'tile' ? [] : factsOf(card)} />
      </div>
      {isRestrictedForMember && <JoinPill title={title} uri={uri} postType={postType} roomy={look === 'lead'} />}
      {heart && <div className="card-heart">{heart}</div>}
    </article>
  )
}
