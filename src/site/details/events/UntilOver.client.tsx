'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { type EventTimes, isOver } from '@/rules/events/event-times'
import { TEXTS } from '@/rules/texts'

const never = () => () => {}

/** What one can do about an event until it is over: the page is kept for longer than that, so the browser decides. */
export function UntilOver({ children, ...times }: EventTimes & { children: ReactNode }) {
  const over = useSyncExternalStore(
    never,
    () => isOver(times, new Date()),
    () => false,
  )
  return <div className="event-actions">{over ? <p className="font-semibold">{TEXTS.eventOver}</p> : children}</div>
}
