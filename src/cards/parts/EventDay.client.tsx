'use client'

import { eventBegins } from '@/rules/events/event-begins'
import type { EventTimes } from '@/rules/events/event-times'
import { useTimeZone } from '@/ui/use-time-zone.client'

/** When an event begins, in one line: at its place, or for the viewer. */
export function EventDay(times: EventTimes) {
  return <time dateTime={times.start}>{eventBegins(times, useTimeZone())}</time>
}
