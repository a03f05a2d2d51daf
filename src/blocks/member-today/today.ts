import type { CardImage } from '@/catalogue/cards.server'
import type { PostType } from '@/model/content-types'
import type { Meal } from '@/rules/hour-of-day'
import { type CalendarDay, itemOfDay, rotationWeek, weekdayOf } from '@/rules/weekly-program'

/** What a tile shows of an item that the viewer may open. */
export type TodayItem = {
  databaseId: number
  postType: PostType
  title: string
  uri: string | null
  image: CardImage | null
  minutes: number | null
}

/** What there is to choose from; the same for all members of an audience. */
export type MemberTodayData = {
  eat: Readonly<Record<Meal, readonly TodayItem[]>>
  /** The weeks of the rotation, Monday to Sunday; null is a rest day. */
  burn: { start: CalendarDay | null; weeks: readonly (readonly (TodayItem | null)[])[] }
  sleep: readonly TodayItem[]
}

export type Pillar = 'eat' | 'burn' | 'sleep'

/** The three of a day: null where there is nothing, or a rest day. */
export type Three = Readonly<Record<Pillar, TodayItem | null>>

/** @param day and meal in the viewer's time zone */
export function threeOfDay({ burn, eat, sleep }: MemberTodayData, day: CalendarDay, meal: Meal): Three {
  const week = burn.weeks[rotationWeek(burn.start, day, burn.weeks.length)]
  return {
    eat: itemOfDay(eat[meal], day) ?? null,
    burn: week?.[weekdayOf(day)] ?? null,
    sleep: itemOfDay(sleep, day) ?? null,
  }
}

/** Minutes of all three; null while one of them has none. */
export function minutesOf(three: Three): number | null {
  const minutes = Object.values(three).map((item) => item?.minutes ?? null)
  return minutes.includes(null) ? null : minutes.reduce<number>((sum, each) => sum + (each ?? 0), 0)
}
