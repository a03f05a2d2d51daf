'use client'

import { longDate } from '@/rules/dates'
import { useTimeZone } from '@/ui/use-time-zone.client'

/**
 * The start date of an event in the viewer's time zone.
 * @param at ISO 8601
 * @param leaf day and month on the picture, for the eye: the date is in the text below
 */
export function EventDay({ at, leaf }: { at: string; leaf?: boolean }) {
  const date = longDate(at, useTimeZone())
  if (!leaf) return <time dateTime={at}>{date}</time>
  const [month, day] = (date ?? '').split(/[ ,]/)
  return (
    <span className="event-leaf" aria-hidden="true">
      {`${day}\n${month?.slice(0, 3)}`}
    </span>
  )
}
