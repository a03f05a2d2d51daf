import { type EventTimes, eventSpan, isPastEvent } from './event-times'

/** An event with its times. */
type TimedItem<Item> = { item: Item; times: EventTimes }

const startMs = <Item>({ times }: TimedItem<Item>) => eventSpan(times)?.from.getTime() ?? Number.POSITIVE_INFINITY

/**
 * Sorts upcoming and current events first, the next one on top, then past events, the latest one on top. Events that
 * start at the same time keep the given order.
 */
export function sortEvents<Item>(items: readonly Item[], timesOf: (item: Item) => EventTimes, now: Date): Item[] {
  const timed = items.map((item) => ({ item, times: timesOf(item) }))
  const past = timed.filter(({ times }) => isPastEvent(times, now)).sort((a, b) => startMs(b) - startMs(a))
  const upcoming = timed.filter(({ times }) => !isPastEvent(times, now)).sort((a, b) => startMs(a) - startMs(b) || 0)
  return [...upcoming, ...past].map(({ item }) => item)
}
