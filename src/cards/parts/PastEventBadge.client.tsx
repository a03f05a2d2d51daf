'use client'

import type { EventTimes } from '@/rules/events/event-times'
import { TEXTS } from '@/rules/texts'
import { Badge } from '@/ui/Badge'
import { useIsOver } from './use-is-over.client'

/** The badge of a past event; renders nothing before its end. */
export function PastEventBadge(times: EventTimes) {
  return useIsOver(times) && <Badge variant="raised">{TEXTS.pastEvent}</Badge>
}
