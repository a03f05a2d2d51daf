import { useSyncExternalStore } from 'react'
import { type EventTimes, isOver } from '@/rules/events/event-times'

const never = () => () => {}

/** Whether an event is over: pages are kept for longer than that, so the browser decides. */
export function useIsOver(times: EventTimes): boolean {
  return useSyncExternalStore(
    never,
    () => isOver(times, new Date()),
    () => false,
  )
}
