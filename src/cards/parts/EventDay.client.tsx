'use client'

import { longDate } from '@/rules/dates'
import { eventTime } from '@/rules/events/event-times'
import { useTimeZone } from '@/ui/use-time-zone.client'

/**
 * When an event begins, in the viewer's time zone: its weekday and hour. The date is on the picture, so that here only
 * screen readers have it.
 * @param at ISO 8601
 * @param leaf day and month, on the picture
 */
export function EventDay({ at, leaf }: { at: string; leaf?: boolean }) {
  const timeZone = useTimeZone()
  const date = longDate(at, timeZone)
  if (!date) return null
  const [month = '', day] = date.split(/[ ,]/)
  if (leaf) {
    return (
      <span className="event-leaf" aria-hidden="true">
        {`${day}\n${month.slice(0, 3)}`}
      </span>
    )
  }
  const part = (options: Intl.DateTimeFormatOptions) => eventTime(at, { ...options, timeZone })
  return (
    <time dateTime={at}>
      {part({ weekday: 'long' })}
      <span className="sr-only">, {date}</span>, {part({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' })}
    </time>
  )
}
