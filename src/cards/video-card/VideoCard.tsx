import { Play } from 'lucide-react'
import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { durationText, extraText } from '@/cards/parts/facts'
import { Badge } from '@/ui/Badge'

type Props = Omit<FrameProps, 'look'> & {
  as?: TitleLevel
  format?: 'wide' | 'square'
  /** `lead` is the featured one: larger, with its summary. */
  look?: 'default' | 'lead'
}

/** A video as a card: its picture with a mark to play and how long it takes. SPEC 2.2 (video card). */
export function VideoCard({ as, format = 'wide', ...frame }: Props) {
  const { card, look } = frame
  const { duration, excerpt, isRestrictedForMember, title, uri } = card
  const time = durationText(duration)
  const about = [extraText(card, 'level'), extraText(card, 'teacher')].filter((text) => text !== null)
  return (
    <CardFrame {...frame} format={format}>
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
    </CardFrame>
  )
}
