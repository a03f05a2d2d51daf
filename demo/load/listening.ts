import { inDays } from '../dates'
import { demoEvents } from '../events'
import type { DemoEvent, DemoMasterclass, DemoPodcast, DemoRebootWeek } from '../listening'
import { demoMasterclasses } from '../masterclasses'
import { demoPodcasts } from '../podcasts'
import { demoRebootWeeks } from '../reboot'
import type { Loading } from './context'
import { recordingData } from './recordings'
import { textData } from './texts'
import type { Found } from './videos'

const MINUTE_MS = 60_000

type DemoWeek = Omit<DemoRebootWeek, 'season' | 'weekLabel'>

/** Addresses of the shape that an episode has elsewhere. The ids are made up. */
function podcastLinks({ episode, youtube }: DemoPodcast) {
  const number = (digits: number) => String(episode).padStart(digits, '0')
  return {
    applePodcastsLink: `https://podcasts.apple.com/us/podcast/example/id0000000000?i=${number(13)}`,
    spotifyLink: `https://open.spotify.com/episode/example${number(15)}`,
    ...(youtube && { youtubeLink: `https://www.youtube.com/watch?v=example${number(4)}` }),
  }
}

const startOf = ({ startHour, startsInDays, timeZone, weekday }: DemoEvent) =>
  inDays(startsInDays, startHour, weekday, timeZone)

function eventData(event: DemoEvent) {
  const { bookingSlug, lastsMin, location, price, timeZone } = event
  const starts = startOf(event)
  return {
    eventDate: starts.toISOString(),
    eventEnd: new Date(starts.getTime() + lastsMin * MINUTE_MS).toISOString(),
    location,
    timeZone,
    price,
    bookingUrl: `https://example.com/book/${bookingSlug}`,
  }
}

/** @param number of the class, from which the ids of its replays are made */
function classData(
  { durationMin, event, portrait, replays, requiredPlan, teacher, video }: DemoMasterclass,
  number: number,
  { videoOf, pictureOf }: Found,
) {
  return {
    teacher,
    teacherImage: pictureOf(portrait),
    duration: durationMin,
    // At noon, as the CMS stores a day.
    comesOn: event && `${startOf(event).toISOString().slice(0, 10)}T12:00:00.000Z`,
    ...(video && {
      video: { file: videoOf(video).video.file },
      trailer: requiredPlan === 'none' ? null : videoOf(video).trailer,
    }),
    replays: replays.map((replay, i) => ({
      resourceTitle: replay.title,
      resourceLength: replay.length,
      resourceDescription: replay.description,
      resourceImage: pictureOf(replay.picture),
      // As long as the id of a video elsewhere, and made up.
      resourceLink: `example${String(number * 10 + i).padStart(4, '0')}`,
    })),
  }
}

/** Classes, episodes, events, and the weeks of the reboot program. */
export async function loadListening(loading: Loading, found: Found): Promise<void> {
  const { payload, req } = loading
  const text = (item: DemoMasterclass | DemoPodcast | DemoEvent | DemoWeek) => ({
    ...textData(item, found.pictureOf),
    categories: found.topicsOf(item.topics),
    showFirstLines: item.requiredPlan !== 'none',
  })
  for (const [number, item] of demoMasterclasses.entries()) {
    const data = { ...text(item), ...classData(item, number, found), comments: true }
    await payload.create({ collection: 'masterclasses', data, req })
  }
  for (const item of demoPodcasts) {
    const recording = await recordingData(loading, item)
    const data = { ...text(item), duration: item.durationMin, ...recording, ...podcastLinks(item) }
    await payload.create({ collection: 'podcasts', data, req })
  }
  for (const item of demoEvents) {
    await payload.create({ collection: 'events', data: { ...text(item), ...eventData(item) }, req })
  }
  for (const { season, weekLabel, ...item } of demoRebootWeeks) {
    const data = { ...text(item), season, weekLabel }
    await payload.create({ collection: 'rebootReviveWeeks', data, req })
  }
}
