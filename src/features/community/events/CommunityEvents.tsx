import { eventTimesOf } from '@/cards/parts/meta'
import { listCards } from '@/catalogue/cards.server'
import type { Audience } from '@/rules/audience'
import { isPastEvent } from '@/rules/events/event-times'
import { LIMITS } from '@/rules/limits'
import { EventList } from './EventList'

/** The next events, for the page of the community. A page that shows one is rendered again when it is over. */
export async function CommunityEvents({ audience }: { audience: Audience }) {
  const now = new Date()
  // The list begins with the next one, and ends with past ones.
  const cards = await listCards({ postTypes: ['events'], first: LIMITS.communityEvents }, audience)
  const upcoming = cards.filter((card) => {
    const times = eventTimesOf(card)
    return times !== null && !isPastEvent(times, now)
  })
  return <EventList events={upcoming} />
}
