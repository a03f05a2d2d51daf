import { Play } from 'lucide-react'
import { CardPicture } from '@/cards/parts/CardPicture'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { TYPE_LOOKS } from '@/cards/parts/type-looks'
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
  /** As in "Intermediate". */
  level?: string | null
  watched?: boolean
  as?: TitleLevel
}

const SIZES = '(min-width: 75rem) 24vw, 18rem'

/** A day of the weekly program. SPEC 2.2 (day tile), 2.3 (weekly schedule). */
export function DayTile(props: Props) {
  const { as, durationMin, label, title, today, uri, watched } = props
  if (today) return <TodayTile {...props} />
  return (
    <article className="tile" data-watched={watched || undefined}>
      <p className="tile-day">{label}</p>
      {watched && <Badge look="done">{TEXTS.watched}</Badge>}
      {durationMin !== null && durationMin > 0 && (
        <p className="tile-minutes">
          {Math.round(durationMin)}
          <small> MIN</small>
        </p>
      )}
      <div className="tile-title">
        <CardTitle as={as} title={title} href={uri} />
      </div>
    </article>
  )
}

function TodayTile({ as, durationMin, image, label, level, title, uri, watched }: Props) {
  const { Icon, light } = TYPE_LOOKS.movementGuides
  const minutes = durationMin !== null && durationMin > 0 ? `${Math.round(durationMin)} MIN` : null
  return (
    <article className="tile" data-today data-watched={watched || undefined}>
      <div className="tile-badges">
        <Badge look="sun">{label}</Badge>
        {watched && <Badge look="done">{TEXTS.watched}</Badge>}
      </div>
      <CardPicture image={image} Icon={Icon} light={light} sizes={SIZES} />
      <div className="tile-row">
        <span className="play-disc" aria-hidden="true">
          <Play />
        </span>
        <div>
          <div className="tile-title">
            <CardTitle as={as} title={title} href={uri} />
          </div>
          <p>{[minutes, level].filter(Boolean).join(', ')}</p>
        </div>
      </div>
    </article>
  )
}
