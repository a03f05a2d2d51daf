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
  // A tab that slept is told late, if at all.
  document.addEventListener('visibilitychange', onChange)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', onChange)
  }
}

/**
 * The reader's day, from midnight to midnight; null on the server, whose pages are older and read elsewhere. DESIGN 10.
 */
export function useToday(): CalendarDay | null {
  const today = useSyncExternalStore<CalendarDay | null>(
    subscribe,
    () => calendarDay(new Date()),
    () => null,
  )
  useEffect(() => {
    // What the document was told before it was painted (app/(site)/layout.tsx) holds until midnight.
    if (today) document.documentElement.dataset.weekday = String(weekdayOf(today))
  }, [today])
  return today
}
