import { useSyncExternalStore } from 'react'
import { type EventTimes, isPastEvent } from '@/rules/events/event-times'

const noSubscribe = () => () => {}

/** Whether an event is over. Pages are cached for longer than an event lasts, so the browser decides. */
export function useIsOver(times: EventTimes): boolean {
  return useSyncExternalStore(
    noSubscribe,
    () => isPastEvent(times, new Date()),
    () => false,
  )
}
