'use client'

import { longDate } from '@/rules/dates'
import { useTimeZone } from '@/ui/use-time-zone'

/** The day on which an event begins where whoever reads is, as on its page. DESIGN 10. @param at ISO 8601 */
export function EventDay({ at }: { at: string }) {
  return <time dateTime={at}>{longDate(at, useTimeZone())}</time>
}
