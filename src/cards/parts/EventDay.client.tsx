'use client'

import { longDate } from '@/rules/dates'
import { useTimeZone } from '@/ui/use-time-zone.client'

/** The start date of an event in the viewer's time zone. @param at ISO 8601 */
export function EventDay({ at }: { at: string }) {
  return <time dateTime={at}>{longDate(at, useTimeZone())}</time>
}

/** Day and month on the picture, for the eye: the date is in the text below. @param at ISO 8601 */
export function EventLeaf({ at }: { at: string }) {
  const [month, day] = longDate(at, useTimeZone())?.split(/[ ,]/) ?? []
  return (
    <span className="event-leaf" aria-hidden="true">
      <b>{day}</b>
      {month?.slice(0, 3)}
    </span>
  )
}
