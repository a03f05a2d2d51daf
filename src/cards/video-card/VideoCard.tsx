import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { durationText, extraText } from '@/cards/parts/facts'
import { PlayButton, PlayMark } from '@/cards/parts/Play'
import { Badge } from '@/ui/Badge'

type Props = Omit<FrameProps, 'look'> & {
  as?: TitleLevel
  format?: 'wide' | 'square'
  /** `lead` is the featured one: larger, with its summary. */
  look?: 'default' | 'lead'
  /** Plays it where one is: then its picture is pressed for that, and its title leads to its page. */
  onPlay?: () => void
}

/** A video as a card: its picture with a mark to play and how long it takes. SPEC 2.2 (video card). */
export function VideoCard({ as, format = 'wide', onPlay, ...frame }: Props) {
  const { card, look } = frame
  const { duration, excerpt, isRestrictedForMember, title, uri } = card
  const time = durationText(duration)
  const about = [extraText(card, 'level'), extraText(card, 'teacher')].filter((text) => text !== null)
  return (
    <CardFrame {...frame} format={format}>
      {!isRestrictedForMember && !onPlay && <PlayMark />}
      <div className="card-words">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && look === 'lead' && <p className="card-summary">{excerpt}</p>}
        {about.length > 0 && <p className="facts">{about.join(', ')}</p>}
      </div>
      {!isRestrictedForMember && onPlay && <PlayButton title={title} onPlay={onPlay} />}
      {time && (
        <p className="card-minutes">
          <Badge look="raised">{time}</Badge>
        </p>
      )}
    </CardFrame>
  )
}
