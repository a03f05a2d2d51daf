import type { CardImage } from '@/catalogue/cards.server'
import type { NextDate } from '@/features/masterclasses/next-date.server'
import type { ProgrammeName } from '@/features/programmes/plan-controls/StartForm.client'
import type { PostType } from '@/model/content-types'
import type { Meal } from '@/rules/hour-of-day'
import type { CalendarDay } from '@/rules/weekly-program'

/** What a tile shows of an item that the viewer may open. */
export type TodayItem = {
  databaseId: number
  postType: PostType
  title: string
  uri: string | null
  image: CardImage | null
  minutes: number | null
}

/** What there is for a day: null where there is nothing, or a rest day. */
export type DayItems = {
  day: CalendarDay
  eat: Readonly<Record<Meal, TodayItem | null>>
  burn: TodayItem | null
  sleep: TodayItem | null
}

/** The days that it may be for a reader, in order; the same for all members of an audience. */
export type TodayDays = readonly DayItems[]

export type MemberTodayData = {
  days: TodayDays
  /** The programs that the viewer can follow or start; what is personal comes by call. */
  programmes: readonly ProgrammeName[]
  /** Null while none is planned that is open to the viewer. */
  date: NextDate | null
}

export type Pillar = 'eat' | 'burn' | 'sleep'

/** The three of a day: null where there is nothing, or a rest day. */
export type Three = Readonly<Record<Pillar, TodayItem | null>>

export const NOTHING: Three = { eat: null, burn: null, sleep: null }

/** Those that a meal leaves time for; all where none is as short. */
export function quickEnough(items: readonly TodayItem[], maxMinutes: number): readonly TodayItem[] {
  const quick = items.filter(({ minutes }) => minutes !== null && minutes <= maxMinutes)
  return quick.length > 0 ? quick : items
}

/**
 * @param day and meal in the viewer's time zone. A page that was left open for days does not have it: it keeps the last
 * that it has.
 */
export function threeOfDay(days: TodayDays, day: CalendarDay, meal: Meal): Three {
  const items = days.find((each) => each.day === day) ?? days.at(-1)
  return items ? { eat: items.eat[meal], burn: items.burn, sleep: items.sleep } : NOTHING
}

/** Minutes of all three; null while one of them has none. */
export function minutesOf(three: Three): number | null {
  const minutes = Object.values(three).map((item) => item?.minutes ?? null)
  return minutes.includes(null) ? null : minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}
