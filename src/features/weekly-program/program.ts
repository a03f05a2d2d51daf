import type { PostCard } from '@/catalogue/cards.server'
import type { CalendarDay } from '@/rules/weekly-program'

/** In the order of the tabs. */
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Level = (typeof LEVELS)[number]
export const DEFAULT_LEVEL: Level = 'Intermediate'

/** What a tile shows of a movement, without content behind a plan. */
export type Movement = Pick<PostCard, 'databaseId' | 'title' | 'uri' | 'image' | 'duration' | 'isRestrictedForMember'>

/** Monday to Sunday, by databaseId; null is a rest day. Empty without any movement. */
export type Days = readonly (number | null)[]

/** All weeks of the rotation, since only the browser knows the reader's current day. */
export type Program = {
  weeks: readonly Readonly<Record<Level, Days>>[]
  /** Each once, however many days it has. */
  movements: readonly Movement[]
  start: CalendarDay | null
  /** The day of the server's render, for readers without scripts. */
  renderedOn: CalendarDay
}
