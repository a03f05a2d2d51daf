import { CardFrame, type FrameProps } from '@/cards/parts/CardFrame'
import { CardMeta } from '@/cards/parts/CardMeta'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { extraText, metaOf } from '@/cards/parts/meta'
import { PlayButton, PlayIcon } from '@/cards/parts/PlayButton'
import { Avatar } from '@/ui/Avatar'

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

/** The card of a video: picture with play icon, then its title and how long it is. */
export function VideoCard({ as, format = 'wide', onPlay, withSummary, ...frame }: Props) {
  const { card, variant } = frame
  const { excerpt, isRestrictedForMember, title, uri } = card
  const teacher = extraText(card, 'teacher')
  const hasVideo = card.extras.hasVideo !== false
  const playable = !isRestrictedForMember && hasVideo
  return (
    <CardFrame {...frame} format={format} label={extraText(card, 'comingUp')}>
      {playable && !onPlay && <PlayIcon />}
      <div className="card-text">
        <CardTitle as={as} title={title} href={uri} />
        {excerpt && (withSummary || variant === 'featured') && <p className="card-summary">{excerpt}</p>}
        {teacher && (
          <p className="card-person">
            <Avatar name={teacher} imageUrl={extraText(card, 'teacherImage')} size="small" />
            {teacher}
          </p>
        )}
        <CardMeta items={metaOf(card).filter(({ kind }) => kind !== 'teacher')} />
      </div>
      {playable && onPlay && <PlayButton title={title} onPlay={onPlay} />}
    </CardFrame>
  )
}
