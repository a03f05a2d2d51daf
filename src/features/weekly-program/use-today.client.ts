import { useEffect, useSyncExternalStore } from 'react'
import { type CalendarDay, calendarDay, weekdayOf } from '@/rules/weekly-program'

function subscribe(onChange: () => void): () => void {
  let timer = 0
  const scheduleMidnight = () => {
    const now = new Date()
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    timer = window.setTimeout(() => {
      onChange()
      scheduleMidnight()
    }, midnight.getTime() - now.getTime())
  }
  scheduleMidnight()
  // Timers of a background tab are delayed or dropped.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/** The current day in the reader's time zone; null on the server, whose pages are cached and read in other time zones. */
export function useToday(): CalendarDay | null {
  const today = useSyncExternalStore<CalendarDay | null>(
    subscribe,
    () => calendarDay(new Date()),
    () => null,
  )
  useEffect(() => {
    // The attribute is first set before the first paint (app/(site)/layout.tsx); it changes at midnight.
    if (today) document.documentElement.dataset.weekday = String(weekdayOf(today))
  }, [today])
  return today
}
