'use client'

import { type EventTimes, eventTexts } from '@/rules/events/event-times'
import { useTimeZone } from '@/ui/use-time-zone.client'

/**
 * When an event takes place, in the viewer's time zone: its weekday and hours. The date is on the picture, so that here
 * only screen readers have it.
 * @param leaf day and month, on the picture
 */
export function EventDay({ leaf, times }: { times: EventTimes; leaf?: boolean }) {
  const texts = eventTexts(times, useTimeZone())
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
    <time dateTime={times.start}>
      {weekday}
      <span className="sr-only">, {date.join(', ')}</span>, {texts.time.join(' ')}
    </time>
  )
}
