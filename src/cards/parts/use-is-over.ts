import { useSyncExternalStore } from 'react'
import { type EventTimes, isPastEvent } from '@/rules/events/event-times'

const noSubscribe = () => () => {}

/** Whether an event is over: pages are kept for longer than that, so the browser decides. */
export function useIsOver(times: EventTimes): boolean {
  return useSyncExternalStore(
    noSubscribe,
    () => isPastEvent(times, new Date()),
    () => false,
  )
}
