'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { eventClock } from '@/rules/events/event-clock'
import { isPlaceTimeZone } from '@/rules/events/time-zones'
import { Time } from '../dashboard/Time.client'

/** In the list of events: a moment as the clocks of its place show it; without a place's time zone, as the user's do. */
export function EventDateCell({ cellData, rowData: { timeZone } }: DefaultCellComponentProps<DateFieldClient>) {
  if (!cellData) return null
  const at = new Date(cellData)
  if (!isPlaceTimeZone(timeZone)) return <Time iso={at.toISOString()} />
  const format = eventClock({ timeZone }, timeZone)
  return <time dateTime={at.toISOString()}>{format(at, { dateStyle: 'medium', timeStyle: 'short' }, true)}</time>
}
