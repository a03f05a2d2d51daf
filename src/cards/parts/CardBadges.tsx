import type { ReactElement } from 'react'
import { Badge } from '@/ui/Badge'
import { WatchedBadge } from './WatchedBadge'

type Props = {
  /** True says it; an element decides for itself who has watched (watchedOf of src/features/watching). */
  watched?: boolean | ReactElement
  label?: string | null
}

/** What lies on the upper left of a picture: the week, and whether it was watched. Nothing where neither is. SPEC 2.2. */
export function CardBadges({ label, watched }: Props) {
  if (!label && !watched) return null
  return (
    <div className="card-badges">
      {label && <Badge look="raised">{label}</Badge>}
      {watched === true ? <WatchedBadge /> : watched}
    </div>
  )
}
