'use client'

import type { ReactNode } from 'react'
import { useIsOver } from '@/cards/parts/use-is-over.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import type { EventTimes } from '@/rules/events/event-times'

/** Actions of an event, shown until it is over. */
export function UpcomingEventActions({ children, ...times }: EventTimes & { children: ReactNode }) {
  const over = useIsOver(times)
  return (
    <div className="event-actions">{over ? <p className="font-semibold">{COMMON_TEXTS.eventEnded}</p> : children}</div>
  )
}
