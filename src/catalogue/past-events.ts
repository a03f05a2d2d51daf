import 'server-only'
import { typeTag } from '@/rules/cache-tags'
import { isPastEvent } from '@/rules/events/event-times'
import { bridge } from '@/server/bridge'
import { eventTimesOf, startedEvents } from './queries'

/**
 * Drops what was made from events when one of them has ended since the last look: lists begin with those to come, and
 * what is kept has been put in order before.
 */
export async function expirePastEvents(previousCheck: Date, now: Date): Promise<void> {
  const started = (await startedEvents(now)).map(eventTimesOf)
  const ended = started.some((times) => isPastEvent(times, now) && !isPastEvent(times, previousCheck))
  if (ended) bridge().server?.expire([typeTag('events')])
}
