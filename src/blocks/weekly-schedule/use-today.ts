import { useEffect, useSyncExternalStore } from 'react'
import { type CalendarDay, calendarDay, weekdayOf } from '@/rules/weekly-program'

function follow(tell: () => void): () => void {
  let timer = 0
  const wait = () => {
    const now = new Date()
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
    timer = window.setTimeout(() => {
      tell()
      wait()
    }, midnight.getTime() - now.getTime())
  }
  wait()
  // A tab that slept is told late, if at all.
  document.addEventListener('visibilitychange', tell)
  return () => {
    window.clearTimeout(timer)
    document.removeEventListener('visibilitychange', tell)
  }
}

/**
 * The reader's day, from midnight to midnight; null on the server, whose pages are older and read elsewhere. DESIGN 10.
 */
export function useToday(): CalendarDay | null {
  const today = useSyncExternalStore<CalendarDay | null>(
    follow,
    () => calendarDay(new Date()),
    () => null,
  )
  useEffect(() => {
    // What the document was told before it was painted (app/(site)/layout.tsx) holds until midnight.
    if (today) document.documentElement.dataset.weekday = String(weekdayOf(today))
  }, [today])
  return today
}
