import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { listCards, type PostCard } from '@/catalogue/cards.server'
import { nextDate } from '@/features/masterclasses/next-date.server'
import { programmesFor } from '@/features/programmes/plan.server'
import { loadProgram } from '@/features/weekly-program/load-program.server'
import { DEFAULT_LEVEL } from '@/features/weekly-program/program'
import type { PostType } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { relationId } from '@/rules/relation-id'
import { expireRenderAt } from '@/runtime/cached'
import { nextUtcDay, planDays } from './plan-days'
import { type MemberTodayData, quickEnough, type TodayItem } from './today'

const toItem = ({ databaseId, duration, image, postType, recipes, title, uri }: PostCard): TodayItem => ({
  databaseId,
  postType,
  title,
  uri,
  image,
  minutes: (postType === 'recipes' ? recipes.totalTime : duration) || null,
})

type Categories = BlockOf<'memberToday'>['morning']

/** The newest items of a type that the audience may open, two weeks of them. */
export async function openItems(
  postType: PostType,
  audience: Audience,
  categories: Categories = [],
  maxMinutes = Number.POSITIVE_INFINITY,
): Promise<TodayItem[]> {
  const categoryIds = (categories ?? []).map(relationId).filter((id) => id !== null)
  const query = { postTypes: [postType], first: LIMITS.todayCandidates }
  const cards = await listCards(categoryIds.length > 0 ? { ...query, categoryIds } : query, audience)
  const open = cards.filter(({ isRestrictedForMember }) => !isRestrictedForMember).map(toItem)
  return quickEnough(open, maxMinutes).slice(0, LIMITS.todayItems)
}

/**
 * The recipe of each meal, the movement and the meditation of the days around now, of which the browser knows the day,
 * and what else is next.
 */
export async function loadMemberToday(
  { evening, midday, morning, weekRotationStartDate }: BlockOf<'memberToday'>,
  { audience }: BlockContext,
): Promise<MemberTodayData> {
  const now = new Date()
  const meal = (categories: Categories, maxMinutes: number) => openItems('recipes', audience, categories, maxMinutes)
  const [forMorning, forMidday, forEvening, sleep, { movements, start, weeks }, programmes, date] = await Promise.all([
    meal(morning, LIMITS.todayMealMin),
    meal(midday, LIMITS.todayMealMin),
    meal(evening, LIMITS.todaySupperMin),
    openItems('guidedMeditations', audience),
    loadProgram(weekRotationStartDate, audience),
    programmesFor(audience),
    nextDate(audience, now),
  ])
  const open = new Map(
    movements
      .filter(({ isRestrictedForMember }) => !isRestrictedForMember)
      .map(({ databaseId, duration, image, title, uri }): [number, TodayItem] => [
        databaseId,
        { databaseId, postType: 'movementGuides', title, uri, image, minutes: duration },
      ]),
  )
  expireRenderAt(nextUtcDay(now))
  const choices = {
    eat: { morning: forMorning, midday: forMidday, evening: forEvening },
    burn: { start, weeks: weeks.map((week) => week[DEFAULT_LEVEL].map((id) => open.get(id ?? 0) ?? null)) },
    sleep,
  }
  return { days: planDays(choices, now), programmes, date }
}
