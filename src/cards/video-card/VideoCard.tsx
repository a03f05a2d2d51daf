import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { commentsText, durationText, extraText } from '@/cards/parts/meta'
import { PlayButton, PlayIcon } from '@/cards/parts/PlayButton'
import { Avatar } from '@/ui/Avatar'
import { Badge } from '@/ui/Badge'

type Props = Omit<FrameProps, 'variant'> & {
  as?: TitleLevel
  format?: 'wide' | 'square'
  /** `featured` is larger, with the summary. */
  variant?: 'default' | 'featured'
  /** The summary on every card; a featured one has it always. */
  withSummary?: boolean
  /** Plays the video in place: then the picture is the play button, and the title links to the page. */
  onPlay?: () => void
}

/** The card of a video: picture with play icon and duration. */
export function VideoCard({ as, format = 'wide', onPlay, withSummary, ...frame }: Props) {
  const { card, variant } = frame
  const { duration, excerpt, isRestrictedForMember, title, uri } = card
  const time = durationText(duration)
  const teacher = extraText(card, 'teacher')
  const meta = [extraText(card, 'level'), commentsText(card)].filter((text) => text !== null)
  return (
    <CardFrame {...frame} format={format}>
      {!isRestrictedForMember && !onPlay && <PlayIcon />}
      <div className="card-text">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && (withSummary || variant === 'featured') && <p className="card-summary">{excerpt}</p>}
        {teacher && (
          <p className="card-person">
            <Avatar name={teacher} imageUrl={extraText(card, 'teacherImage')} size="small" />
            {teacher}
          </p>
        )}
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
