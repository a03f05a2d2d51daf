'use client'

import { eventBegins } from '@/rules/events/event-times'
import { useTimeZone } from '@/ui/use-time-zone.client'

/**
 * When an event begins, in the viewer's time zone, in one line.
 * @param at ISO 8601
 */
export function EventDay({ at }: { at: string }) {
  return <time dateTime={at}>{eventBegins(at, useTimeZone())}</time>
}
