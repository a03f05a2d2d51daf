'use client'

import { longDate } from '@/rules/dates'
import { useTimeZone } from '@/ui/use-time-zone.client'

/** The start date of an event in the viewer's time zone. @param at ISO 8601 */
export function EventDay({ at }: { at: string }) {
  return <time dateTime={at}>{longDate(at, useTimeZone())}</time>
}
