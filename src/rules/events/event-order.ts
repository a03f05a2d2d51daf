import { type EventTimes, eventSpan, isOver } from './event-times'

/** An event, and when it is. */
type Timed<Item> = { item: Item; times: EventTimes }

const startOf = <Item>({ times }: Timed<Item>) => eventSpan(times)?.from.getTime() ?? Number.POSITIVE_INFINITY

/**
 * Events as one looks for them: those to come and under way, the next one first, then those that are over, the last
 * one first. What begins at the same time stays in the given order.
 */
export function inEventOrder<Item>(items: readonly Item[], timesOf: (item: Item) => EventTimes, now: Date): Item[] {
  const timed = items.map((item) => ({ item, times: timesOf(item) }))
  const over = timed.filter(({ times }) => isOver(times, now)).sort((a, b) => startOf(b) - startOf(a))
  const others = timed.filter(({ times }) => !isOver(times, now)).sort((a, b) => startOf(a) - startOf(b) || 0)
  return [...others, ...over].map(({ item }) => item)
}
