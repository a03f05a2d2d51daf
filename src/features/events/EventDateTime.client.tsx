'use client'

import { Fragment, type ReactNode } from 'react'
import { eventTexts } from '@/rules/events/event-texts'
import type { EventTimes } from '@/rules/events/event-times'
import { useTimeZone } from '@/ui/use-time-zone.client'

/**
 * The date and time of an event: its day as a large numeral above month and year, beside it weekday and hours. Without the
 * time zone of a place the server renders UTC, the browser the user's time zone. Each has two lines, so that the layout does
 * not shift. Renders a `p`.
 * @param children the place, below the hours
 */
export function EventDateTime({ children, ...times }: EventTimes & { children?: ReactNode }) {
  const texts = eventTexts(times, useTimeZone())
  if (!texts) return children && <p className="event-date-time">{children}</p>
  const [weekday, , year] = texts.day.split(', ')
  return (
    <p className="event-date-time">
      {/* For screen readers the whole date is in the text beside it. */}
      <span className="event-numeral" aria-hidden="true">
        {texts.dayOfMonth}
        <span className="event-month">{`${texts.month} ${year}`}</span>
      </span>
      <span>
        <time dateTime={times.start}>
          <span className="event-day">
            <span aria-hidden="true">{weekday}</span>
            <span className="sr-only">{texts.day}</span>
          </span>
          <span className="sr-only">, </span>
          <span className="event-time">
            {texts.time.map((part) => (
              <Fragment key={part}>
                <span>{part}</span>{' '}
              </Fragment>
            ))}
          </span>
        </time>
        {children}
      </span>
    </p>
  )
}
