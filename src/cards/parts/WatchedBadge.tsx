import { COMMON_TEXTS } from '@/rules/common-texts'
import { Badge } from '@/ui/Badge'

/** The badge of an item that the viewer has watched; it also makes its card pale. Renders a `span`. */
export function WatchedBadge() {
  return (
    <span data-watched-badge>
      <Badge variant="done">{COMMON_TEXTS.watched}</Badge>
    </span>
  )
}
