'use client'

import { eventTexts } from '@/rules/events/event-texts'
import type { EventTimes } from '@/rules/events/event-times'
import { useTimeZone } from '@/ui/use-time-zone.client'

/**
 * Day and time of an event, those of its place or of the reader. For the latter the server renders UTC, which has as many
 * lines. Renders a `time`.
 */
export function EventTime(times: EventTimes) {
  const texts = eventTexts(times, useTimeZone())
  if (!texts) return null
  return (
    <time className="grid" dateTime={times.start}>
      <span>{texts.day}</span>
      <span className="sr-only">, </span>
      <span>{texts.time.join(' ')}</span>
    </time>
  )
}
