import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { CardTitle, type TitleLevel } from '@/cards/parts/CardTitle'
import { TileArrow } from './TileArrow'

type Props = {
  Icon: LucideIcon
  label: string
  as: TitleLevel
  /** Absent while it is loading: the room is the same. */
  title?: string
  href?: string
  /** One or two lines. */
  text?: ReactNode
  /** A control beside the link of the tile, in the place of its arrow. */
  control?: ReactNode
}

/** What is next of one thing, in short: its link leads there. Renders an `article`. */
export function NextTile({ Icon, as, control, href, label, text, title }: Props) {
  return (
    <article className="next-tile" aria-busy={title === undefined || undefined}>
      <div className="grid grid-cols-1 gap-0.5">
        <p className="flex items-center gap-2 font-semibold text-light-ink text-sm">
          <Icon className="size-4.5 flex-none" aria-hidden="true" />
          {label}
        </p>
        <div className="next-tile-title">{title && <CardTitle as={as} title={title} href={href ?? null} />}</div>
        <div className="next-tile-text">{text}</div>
      </div>
      {title && (control ?? <TileArrow />)}
    </article>
  )
}
