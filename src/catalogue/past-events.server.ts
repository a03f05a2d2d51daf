import 'server-only'
import { typeTag } from '@/rules/cache-tags'
import { isPastEvent } from '@/rules/events/event-times'
import { bridge } from '@/runtime/bridge'
import { eventTimesOf, startedEvents } from './queries.server'

/**
 * Expires cached lists of events when an event has ended since the previous check: lists begin with upcoming events.
 */
export async function expirePastEvents(previousCheck: Date, now: Date): Promise<void> {
  const started = (await startedEvents(now)).map(eventTimesOf)
  const ended = started.some((times) => isPastEvent(times, now) && !isPastEvent(times, previousCheck))
  if (ended) bridge().server?.expire([typeTag('events')])
}
