'use client'

import { useSyncExternalStore } from 'react'
import { longDate } from '@/rules/dates'
import { timeAgo } from '@/rules/time-ago'

const noSubscribe = () => () => {}

/**
 * When something was: the date in the page's HTML, which is shared and cached, and how long ago it was in the browser.
 * Renders a `time`.
 */
export function TimeAgo({ date }: { date: string }) {
  const day = longDate(date) ?? ''
  const text = useSyncExternalStore(
    noSubscribe,
    () => timeAgo(date, new Date()) ?? day,
    () => day,
  )
  return (
    <time dateTime={date} title={day}>
      {text}
    </time>
  )
}
