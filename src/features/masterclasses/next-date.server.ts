import 'server-only'
import { eventTimesOf } from '@/cards/parts/meta'
import { listCards } from '@/catalogue/cards.server'
import { rowByUri } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import type { Audience } from '@/rules/audience'
import { isVisible } from '@/rules/block-visibility'
import { type EventTimes, eventEnd, isPastEvent } from '@/rules/events/event-times'
import { LIMITS } from '@/rules/limits'
import { relationId } from '@/rules/relation-id'
import { expireRenderAt } from '@/runtime/cached'
import { liveCalendarPath } from './live-calendar-path'
import { loadLiveMasterclass } from './live-masterclass.server'

/** A live class or an event that an audience may join, with its page and its calendar file. */
export type NextDate = Pick<EventTimes, 'start' | 'timeZone'> & {
  kind: 'class' | 'event'
  title: string
  uri: string
  calendar: string
}

/** The page of the classes. */
const CLASSES = '/masterclasses/'

/** The next live class that an audience may join; else the next event that is open to it. The render ends with it. */
export const nextDate = async (audience: Audience, now: Date): Promise<NextDate | null> =>
  (await nextLiveClass(audience, now)) ?? (await nextEvent(audience, now))

async function nextLiveClass(audience: Audience, now: Date): Promise<NextDate | null> {
  const row = await rowByUri(CLASSES)
  if (row?.postType !== 'pages') return null
  const page = await readAs(audience).document('pages', row.docId)
  const next = (page?.layout ?? [])
    .filter((block) => block.blockType === 'masterclassLive')
    .filter(({ startsAt }) => startsAt && !isPastEvent({ start: startsAt, end: null }, now))
    .find((block) => isVisible(block, audience, now))
  const id = relationId(next?.masterclass)
  const live = id === null ? null : await loadLiveMasterclass(id, audience)
  if (!live?.memberContent || !next?.startsAt || !next.id) return null
  expireAfter({ start: next.startsAt, end: null })
  const title = next.title || live.card.title
  return { kind: 'class', title, start: next.startsAt, uri: CLASSES, calendar: liveCalendarPath(CLASSES, next.id) }
}

async function nextEvent(audience: Audience, now: Date): Promise<NextDate | null> {
  const events = await listCards({ postTypes: ['events'], first: LIMITS.todayCandidates }, audience)
  for (const event of events) {
    const times = eventTimesOf(event)
    if (!times || isPastEvent(times, now) || event.isRestrictedForMember || !event.uri) continue
    expireAfter(times)
    const { databaseId, title, uri } = event
    const { start, timeZone } = times
    return { kind: 'event', title, start, timeZone, uri, calendar: `/events/feed.ics?event=${databaseId}` }
  }
  return null
}

function expireAfter(times: EventTimes): void {
  const end = eventEnd(times)
  if (end) expireRenderAt(end)
}
