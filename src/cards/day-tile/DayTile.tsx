import type { ReactNode } from 'react'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { JoinPill } from '@/cards/parts/JoinPill'
import { TYPE_STYLES } from '@/cards/parts/type-styles'
import type { CardImage } from '@/catalogue/cards'
import { TEXTS } from '@/rules/texts'
import { Badge } from '@/ui/Badge'

type Props = {
  /** Yesterday, Today, Tomorrow or the weekday: the viewer's day, so whoever shows the tile says it. SPEC 2.2. */
  label: string
  /** The one raised tile. */
  today?: boolean
  title: string
  uri: string | null
  image: CardImage | null
  /** In minutes; null where it is unknown. */
  durationMin: number | null
  watched?: boolean
  /** The viewer's plan does not reach it. */
  locked?: boolean
  /** What starts the video; it lies on the picture, above the title's link. */
  play?: ReactNode
  as?: TitleLevel
}

const SIZES = '(min-width: 80rem) 24vw, 18rem'

/** A day of the weekly program. Whatever it shows, its box stays the same. SPEC 2.2 (day tile), 2.3 (weekly schedule). */
export function DayTile(props: Props) {
  const { as, durationMin, image, label, locked, play, title, today, uri, watched } = props
  const { Icon, light } = TYPE_STYLES.movementGuides
  return (
    <article
      className="day-tile"
      data-today={today || undefined}
      data-watched={watched || undefined}
      data-locked={locked || undefined}
    >
      <p className="day-tile-label">{today ? <Badge variant="sun">{label}</Badge> : label}</p>
      <CardPicture image={image} Icon={Icon} light={light} sizes={SIZES}>
        {watched && (
          <div className="day-tile-watched">
            <Badge variant="done">{TEXTS.watched}</Badge>
          </div>
        )}
      </CardPicture>
      <div className="day-tile-duration">
        {durationMin !== null && durationMin > 0 && (
          <>
            {Math.round(durationMin)}
            <small> MIN</small>
          </>
        )}
      </div>
      <div className="day-tile-title">
        <CardTitle as={as} title={title} href={uri} />
      </div>
      {locked ? <JoinPill title={title} uri={uri} postType="movementGuides" /> : play}
    </article>
  )
}
