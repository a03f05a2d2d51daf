import { TIMERS_KEY } from './timer-names'
import type { Timer } from './timers'

/** The timers of this tab's last page. What is broken, or not ours, is left out. */
export function keptTimers(): Timer[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(TIMERS_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isTimer) : []
  } catch {
    return []
  }
}

/** Keeps timers for the next page of this tab, where the browser lets us. */
export function keepTimers(timers: readonly Timer[]): void {
  try {
    if (timers.length === 0) window.sessionStorage.removeItem(TIMERS_KEY)
    else window.sessionStorage.setItem(TIMERS_KEY, JSON.stringify(timers))
  } catch {
    // Then they live as long as the page.
  }
}

function isTimer(value: unknown): value is Timer {
  const timer = value as Record<string, unknown> | null
  if (typeof timer !== 'object' || timer === null) return false
  const isNamed = [timer.id, timer.label, timer.recipe].every((text) => typeof text === 'string')
  if (!isNamed || !isSpan(timer.durationMs)) return false
  if (timer.state === 'running') return isSpan(timer.endsAtMs)
  return timer.state === 'paused' ? isSpan(timer.leftMs) : timer.state === 'ringing'
}

const isSpan = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0
