import type { PostCard } from '@/catalogue/cards'
import type { CalendarDay } from '@/rules/weekly-program'

/** As the tabs stand. SPEC 2.3. */
export const LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const
export type Level = (typeof LEVELS)[number]
export const DEFAULT_LEVEL: Level = 'Intermediate'

/** What a tile shows of a movement; nothing that a plan protects. SPEC 3 (movement day). */
export type Movement = Pick<PostCard, 'databaseId' | 'title' | 'uri' | 'image' | 'duration' | 'isRestrictedForMember'>

/** Monday to Sunday, by databaseId; null is a day of rest. Without any movement it is empty. */
export type Days = readonly (number | null)[]

/** Every week of the rotation, since only the browser knows which day it is for its reader. */
export type Program = {
  weeks: readonly Readonly<Record<Level, Days>>[]
  /** Each once, however many days it has. */
  movements: readonly Movement[]
  start: CalendarDay | null
  /** The day on which the page was made, for who reads it without scripts. */
  renderedOn: CalendarDay
}
