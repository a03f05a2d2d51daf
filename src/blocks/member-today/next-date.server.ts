import 'server-only'
import { isShown } from '@/blocks/hidden-when'
import { eventTimesOf } from '@/cards/parts/meta'
import { listCards } from '@/catalogue/cards.server'
import { rowByUri } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import { liveCalendarPath } from '@/features/masterclasses/live-calendar-path'
import { loadLiveMasterclass } from '@/features/masterclasses/live-masterclass.server'
import type { Audience } from '@/rules/audience'
import { isPastEvent } from '@/rules/events/event-times'
import { LIMITS } from '@/rules/limits'
import { pathRules } from '@/rules/path-rules'
import { relationId } from '@/rules/relation-id'
import type { NextDate } from './today'

/** The page of the classes. See docs/product.md#routes. */
const CLASSES = '/masterclasses/'

/** The next live class that an audience may join; else the next event that is open to it. */
export const nextDate = async (audience: Audience, now: Date): Promise<NextDate | null> =>
  (await nextLiveClass(audience, now)) ?? (await nextEvent(audience, now))

async function nextLiveClass(audience: Audience, now: Date): Promise<NextDate | null> {
  const row = await rowByUri(CLASSES)
  if (row?.postType !== 'pages') return null
  const page = await readAs(audience).document('pages', row.docId)
  const context = { audience, rules: pathRules(CLASSES) }
  const next = (page?.layout ?? [])
    .filter((block) => block.blockType === 'masterclassLive')
    .filter(({ startsAt }) => startsAt && !isPastEvent({ start: startsAt, end: null }, now))
    .find((block) => isShown(block, context, now))
  const id = relationId(next?.masterclass)
  const live = id === null ? null : await loadLiveMasterclass(id, audience)
  if (!live?.memberContent || !next?.startsAt || !next.id) return null
  const title = next.title || live.card.title
  return { kind: 'class', title, start: next.startsAt, uri: CLASSES, calendar: liveCalendarPath(CLASSES, next.id) }
}

async function nextEvent(audience: Audience, now: Date): Promise<NextDate | null> {
  const events = await listCards({ postTypes: ['events'], first: LIMITS.todayCandidates }, audience)
  for (const event of events) {
    const times = eventTimesOf(event)
    if (!times || isPastEvent(times, now) || event.isRestrictedForMember || !event.uri) continue
    const { databaseId, title, uri } = event
    return { kind: 'event', title, start: times.start, uri, calendar: `/events/feed.ics?event=${databaseId}` }
  }
  return null
}
