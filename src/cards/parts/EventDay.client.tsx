'use client'

import { eventTexts } from '@/rules/events/event-times'
import { useTimeZone } from '@/ui/use-time-zone.client'

/**
 * When an event begins, in the viewer's time zone: its weekday and hour with the zone. The date is on the
 * picture, so that here only screen readers have it.
 * @param at ISO 8601
 * @param leaf day and month, on the picture
 */
export function EventDay({ at, leaf }: { at: string; leaf?: boolean }) {
  const texts = eventTexts({ start: at, end: null }, useTimeZone())
  if (!texts) return null
  if (leaf) {
    return (
      <span className="event-leaf" aria-hidden="true">
        {`${texts.dayOfMonth}\n${texts.month.slice(0, 3)}`}
      </span>
    )
  }
  const [weekday, ...date] = texts.day.split(', ')
  return (
    <time dateTime={at}>
      {weekday}
      <span className="sr-only">, {date.join(', ')}</span>, {texts.time}
    </time>
  )
}
