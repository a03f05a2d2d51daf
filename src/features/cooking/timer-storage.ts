import { TIMERS_KEY } from './timer-constants'
import type { Timer } from './timers'

/** The timers of this tab's last page. Malformed ones are dropped. */
export function loadTimers(): Timer[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(TIMERS_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTimer) : []
  } catch {
    return []
  }
}

/** Stores timers for the next page of this tab, if the browser allows it. */
export function saveTimers(timers: readonly Timer[]): void {
  try {
    if (timers.length === 0) window.sessionStorage.removeItem(TIMERS_KEY)
    else window.sessionStorage.setItem(TIMERS_KEY, JSON.stringify(timers))
  } catch {
    // Without storage they last as long as the page.
  }
}

function isTimer(value: unknown): value is Timer {
  const timer = value as Record<string, unknown> | null
  if (typeof timer !== 'object' || timer === null) return false
  const hasTexts = [timer.id, timer.label, timer.recipe].every((text) => typeof text === 'string')
  if (!hasTexts || !isDuration(timer.durationMs)) return false
  if (timer.state === 'running') return isDuration(timer.endsAtMs)
  return timer.state === 'paused' ? isDuration(timer.leftMs) : timer.state === 'ringing'
}

const isDuration = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0
