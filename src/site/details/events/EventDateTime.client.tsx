'use client'

import { type EventTimes, eventTexts } from '@/rules/events/event-times'
import { useTimeZone } from '@/ui/use-time-zone'

/**
 * When an event is: as the server writes it in UTC, then in the zone of whoever reads. Both stand on two lines of their
 * own, so that nothing moves. DESIGN 10. Renders a `p`.
 */
export function EventDateTime(times: EventTimes) {
  const texts = eventTexts(times, useTimeZone())
  if (!texts) return null
  return (
    <p className="event-date-time">
      <time dateTime={times.start}>
        <span className="event-day">{texts.day}</span>
        <span className="sr-only">, </span>
        <span className="event-time">{texts.time}</span>
      </time>
    </p>
  )
}
