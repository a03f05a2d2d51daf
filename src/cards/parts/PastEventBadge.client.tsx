'use client'

import { COMMON_TEXTS } from '@/rules/common-texts'
import type { EventTimes } from '@/rules/events/event-times'
import { Badge } from '@/ui/Badge'
import { useIsOver } from './use-is-over.client'

/** The badge of a past event, which also makes its card pale; renders nothing before its end. */
export function PastEventBadge(times: EventTimes) {
  return useIsOver(times) && <Badge variant="past">{COMMON_TEXTS.pastEvent}</Badge>
}
