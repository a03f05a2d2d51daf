import { TEXTS } from '@/rules/texts'
import { Badge } from '@/ui/Badge'

/** Says that the person who looks has watched it; the card around it turns pale. SPEC 2.2. Renders a `span`. */
export function WatchedBadge() {
  return (
    <span data-watched-badge>
      <Badge variant="done">{TEXTS.watched}</Badge>
    </span>
  )
}
