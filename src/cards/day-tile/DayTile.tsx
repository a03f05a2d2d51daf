import type { ReactNode } from 'react'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { JoinPill } from '@/cards/parts/JoinPill'
import { typeStyle } from '@/cards/parts/type-styles'
import type { CardImage } from '@/catalogue/cards.server'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { Badge } from '@/ui/Badge'

type Props = {
  /** Yesterday, Today, Tomorrow or the weekday. It depends on the viewer's time zone, so the caller computes it. */
  label: string
  /** The one raised tile. */
  today?: boolean
  title: string
  uri: string | null
  image: CardImage | null
  /** In minutes; null when unknown. */
  durationMin: number | null
  watched?: boolean
  /** Restricted for the viewer's plan. */
  locked?: boolean
  /** The play button, on the picture and above the title's link. */
  play?: ReactNode
  as?: TitleLevel
}

const SIZES = '(min-width: 80rem) 24vw, 18rem'

/** A day of the weekly program. Its size is the same in all states, so that a row stays aligned. Renders an `article`. */
export function DayTile(props: Props) {
  const { as, durationMin, image, label, locked, play, title, today, uri, watched } = props
  const { Icon, light } = typeStyle('movementGuides')
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
            <Badge variant="done">{COMMON_TEXTS.watched}</Badge>
          </div>
        )}
      </CardPicture>
      <div className="day-tile-title">
        <CardTitle as={as} title={title} href={uri} />
      </div>
      <div className="day-tile-duration">
        {durationMin !== null && durationMin > 0 && (
          <>
            {Math.round(durationMin)}
            <small> MIN</small>
          </>
        )}
      </div>
      {locked ? <JoinPill title={title} uri={uri} postType="movementGuides" /> : play}
    </article>
  )
}
