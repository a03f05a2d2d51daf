import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { durationText, extraText } from '@/cards/parts/meta'
import { PlayButton, PlayIcon } from '@/cards/parts/PlayButton'
import { Badge } from '@/ui/Badge'

type Props = Omit<FrameProps, 'variant'> & {
  as?: TitleLevel
  format?: 'wide' | 'square'
  /** `featured` is the featured one: larger, with its summary. */
  variant?: 'default' | 'featured'
  /** Plays it where one is: then its picture is pressed for that, and its title leads to its page. */
  onPlay?: () => void
}

/** A video as a card: its picture with a mark to play and how long it takes. SPEC 2.2 (video card). */
export function VideoCard({ as, format = 'wide', onPlay, ...frame }: Props) {
  const { card, variant } = frame
  const { duration, excerpt, isRestrictedForMember, title, uri } = card
  const time = durationText(duration)
  const meta = [extraText(card, 'level'), extraText(card, 'teacher')].filter((text) => text !== null)
  return (
    <CardFrame {...frame} format={format}>
      {!isRestrictedForMember && !onPlay && <PlayIcon />}
      <div className="card-text">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && variant === 'featured' && <p className="card-summary">{excerpt}</p>}
        {meta.length > 0 && <p className="card-meta">{meta.join(', ')}</p>}
      </div>
      {!isRestrictedForMember && onPlay && <PlayButton title={title} onPlay={onPlay} />}
      {time && (
        <p className="card-duration">
          <Badge variant="raised">{time}</Badge>
        </p>
      )}
    </CardFrame>
  )
}
