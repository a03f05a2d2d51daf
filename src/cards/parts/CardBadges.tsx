import type { ReactElement } from 'react'
import type { EventTimes } from '@/rules/events/event-times'
import { Badge } from '@/ui/Badge'
import { PastEventBadge } from './PastEventBadge.client'
import { WatchedBadge } from './WatchedBadge'

type Props = {
  /** True says it; an element decides for itself who has watched (watchedOf of src/features/video). */
  watched?: boolean | ReactElement
  label?: string | null
  /** When it is, of an event: afterwards it says so. */
  times?: EventTimes | null
}

/** What lies on the upper left of a picture: the week, whether it is past, and whether it was watched. SPEC 2.2. */
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
