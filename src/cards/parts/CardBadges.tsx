import type { ReactElement } from 'react'
import type { EventTimes } from '@/rules/events/event-times'
import { Badge } from '@/ui/Badge'
import { PastEventBadge } from './PastEventBadge.client'
import { WatchedBadge } from './WatchedBadge'

type Props = {
  /** True shows the badge; an element decides on the client (watchedOf in src/features/video). */
  watched?: boolean | ReactElement
  label?: string | null
  /** Times of an event, for the badge of a past one. */
  times?: EventTimes | null
}

/** The badges at the upper left of a picture: week, past event, watched. */
export function CardBadges({ label, times, watched }: Props) {
  if (!label && !times && !watched) return null
  return (
    <div className="card-badges">
      {label && <Badge variant="raised">{label}</Badge>}
      {times && <PastEventBadge {...times} />}
      {watched === true ? <WatchedBadge /> : watched}
    </div>
  )
}
