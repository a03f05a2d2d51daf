import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { gridSizes } from '@/cards/grid/sizes'
import { CardBadges } from '@/cards/parts/CardBadges'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { durationText, extraText } from '@/cards/parts/facts'
import { JoinPill } from '@/cards/parts/JoinPill'
import { TYPE_LOOKS } from '@/cards/parts/type-looks'
import type { PostCard } from '@/catalogue/cards'
import { Badge } from '@/ui/Badge'

type Props = {
  card: PostCard
  as?: TitleLevel
  format?: 'wide' | 'square'
  /** `lead` is the featured one: larger, with its summary. */
  look?: 'default' | 'lead'
  heart?: ReactNode
  watched?: boolean
  sizes?: string
  leading?: boolean
}

/** A video as a card: its picture with a mark to play and how long it takes. SPEC 2.2 (video card). */
export function VideoCard({ as, card, format = 'wide', heart, leading, look = 'default', sizes, watched }: Props) {
  const { duration, excerpt, image, isRestrictedForMember, postType, title, uri } = card
  const { Icon, light } = TYPE_LOOKS[postType]
  const time = durationText(duration)
  const about = [extraText(card, 'level'), extraText(card, 'teacher')].filter((text) => text !== null)
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
        format={format}
        sizes={sizes ?? gridSizes('posts', { lead: look === 'lead' })}
        leading={leading}
      />
      <CardBadges watched={watched} />
      {!isRestrictedForMember && (
        <span className="play-mark" aria-hidden="true">
          <Play />
        </span>
      )}
      <div className="card-words">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && look === 'lead' && <p className="card-summary">{excerpt}</p>}
        {about.length > 0 && <p className="facts">{about.join(', ')}</p>}
      </div>
      {time && (
        <p className="card-minutes">
          <Badge look="raised">{time}</Badge>
        </p>
      )}
      {isRestrictedForMember && <JoinPill title={title} uri={uri} postType={postType} roomy={look === 'lead'} />}
      {heart && <div className="card-heart">{heart}</div>}
    </article>
  )
}
