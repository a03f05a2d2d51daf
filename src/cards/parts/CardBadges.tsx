import { TEXTS } from '@/rules/texts'
import { Badge } from '@/ui/Badge'

type Props = { watched?: boolean; label?: string | null }

/** What lies on the upper left of a picture: the week, and whether it was watched. Nothing where neither is. SPEC 2.2. */
export function CardBadges({ label, watched }: Props) {
  if (!label && !watched) return null
  return (
    <div className="card-badges">
      {label && <Badge look="raised">{label}</Badge>}
      {watched && <Badge look="done">{TEXTS.watched}</Badge>}
    </div>
  )
}
