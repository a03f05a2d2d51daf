import { addDays, type Day, daysBetween } from './calendar-days'

/** Days that do not count: from the first one to `until`, which counts again; null while the pause lasts. */
export type Pause = { from: Day; until: Day | null }

type Span = { from: Day; until: Day }

/**
 * Paused days as separate spans in order. Pauses can overlap, since a member who travels west pauses again on a day
 * that was paused already.
 * @param today ends a pause that lasts
 */
function spansOf(pauses: readonly Pause[], startedOn: Day, today: Day): Span[] {
  const spans = pauses
    .map(({ from, until }) => ({ from: from < startedOn ? startedOn : from, until: until ?? today }))
    .filter(({ from, until }) => from < until)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
  const merged: Span[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (!last || span.from > last.until) merged.push({ ...span })
    else if (span.until > last.until) last.until = span.until
  }
  return merged
}

/** The enrollment's own clock: when it began and when it stood still. */
export type Clock = { startedOn: Day; pauses: readonly Pause[] }

/**
 * The day that the plan has reached: `today` less the paused days. It never goes back while days pass.
 * @returns before the start, `today` itself
 */
export function reachedDay({ pauses, startedOn }: Clock, today: Day): Day {
  const paused = spansOf(pauses, startedOn, today)
    .filter(({ from }) => from < today)
    .reduce((sum, { from, until }) => sum + daysBetween(from, until < today ? until : today), 0)
  return addDays(today, -paused)
}

/**
 * The day on which the plan reaches a day: that day, moved by the pauses before it. A pause that lasts counts as if it
 * ended today.
 */
export function dateOfReaching({ pauses, startedOn }: Clock, planned: Day, today: Day): Day {
  let date = planned
  for (const { from, until } of spansOf(pauses, startedOn, today)) {
    if (from >= date) break
    date = addDays(date, daysBetween(from, until))
  }
  return date
}

/** The first day of the pause that lasts; null if there is none. */
export const pausedSince = (pauses: readonly Pause[]): Day | null =>
  pauses.find(({ until }) => until === null)?.from ?? null
