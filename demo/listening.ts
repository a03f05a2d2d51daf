/** The shapes of what one listens to, comes to, or follows for a week. Texts are HTML as in item.ts. */
import type { RequiredPlan } from '@/rules/audience'
import type { VideoSlug } from './videos'

interface DemoText {
  slug: string
  title: string
  /** One or two sentences, shown to everyone. */
  summary: string
  body: string
  requiredPlan: RequiredPlan
  /** Counted back from the day of loading, so that the demo stays fresh. */
  publishedDaysAgo: number
  /** Slugs of demo/topics.ts. */
  topics: readonly string[]
}

/** A replay of a class. The video's id is made up when it is loaded: there is no recording behind it. */
export interface DemoReplay {
  title: string
  /** As shown: '14 min'. */
  length: string
  description: string
  /** Name of a picture in demo/media/pictures. */
  picture: string
}

/** A class of /masterclasses: recorded, with replays, or still to come, without any. */
export interface DemoMasterclass extends DemoText {
  teacher: string
  /** The picture of the teacher in demo/media/pictures.json. */
  portrait: string
  durationMin: number
  /** Absent while the class is still to come. */
  video?: VideoSlug
  /** The event of a class that is still to come, on whose day it is. */
  event?: DemoEvent
  replays: readonly DemoReplay[]
}

/** An episode of the podcast. Its links have the right shape and lead to no real episode. */
export interface DemoPodcast extends DemoText {
  durationMin: number
  /** Its number, from which its links are made. */
  episode: number
  /** Whether there is a video of it elsewhere too. */
  youtube?: boolean
}

/** Something that happens. Its dates count from the day of loading. */
export interface DemoEvent extends DemoText {
  /** Negative: it is over. */
  startsInDays: number
  /** The first such day of the week from then on, 0 for Sunday. */
  weekday?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /** On the clocks of its place; of an online one in UTC. */
  startHour: number
  lastsMin: number
  location: string
  /** Where its place is; absent for an online one. */
  timeZone?: string
  /** What it costs, as visitors read it. */
  price: string
  /** The last part of its booking address at example.com. */
  bookingSlug: string
}

/** A week of the reboot and revive program, two for each season. */
export interface DemoRebootWeek extends DemoText {
  season: 'Spring' | 'Summer' | 'Fall' | 'Winter'
  /** 'Week 1'. */
  weekLabel: string
}
