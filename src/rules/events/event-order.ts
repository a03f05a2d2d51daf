import { type EventTimes, eventSpan, isPastEvent } from './event-times'

/** An event, and when it is. */
type TimedItem<Item> = { item: Item; times: EventTimes }

const startMs = <Item>({ times }: TimedItem<Item>) => eventSpan(times)?.from.getTime() ?? Number.POSITIVE_INFINITY

/**
 * Events as one looks for them: those to come and under way, the next one first, then those that are over, the last
 * one first. What begins at the same time stays in the given order.
 */
export function sortEvents<Item>(items: readonly Item[], timesOf: (item: Item) => EventTimes, now: Date): Item[] {
  const timed = items.map((item) => ({ item, times: timesOf(item) }))
  const past = timed.filter(({ times }) => isPastEvent(times, now)).sort((a, b) => startMs(b) - startMs(a))
  const upcoming = timed.filter(({ times }) => !isPastEvent(times, now)).sort((a, b) => startMs(a) - startMs(b) || 0)
  return [...upcoming, ...past].map(({ item }) => item)
}
