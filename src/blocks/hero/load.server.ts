import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import { openItems } from '@/blocks/member-today/load.server'
import { nextUtcDay, utcDay } from '@/blocks/member-today/plan-days'
import type { Three } from '@/blocks/member-today/today'
import type { CardImage } from '@/catalogue/cards.server'
import { memberHeroPicture } from '@/catalogue/fallback-pictures.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { publishedCount } from '@/catalogue/queries.server'
import { type ProgrammeWeek, publishedProgrammes } from '@/features/programmes/plan.server'
import { loadReviews, type Reviews } from '@/features/review-bar/reviews.server'
import { CONTENT_TYPES } from '@/model/content-types'
import type { Audience } from '@/rules/audience'
import { LIMITS } from '@/rules/limits'
import { itemOfDay } from '@/rules/weekly-program'
import { expireRenderAt } from '@/runtime/cached'

export type HeroData = {
  image: CardImage | null
  /** The image from the settings that members see on a home banner without an image. */
  memberImage?: CardImage | null
  /** "48 recipes, 24 movement guides" */
  counts?: string
  /** Their score, 0 to 5, and how many there are. */
  reviews?: Pick<Reviews, 'score' | 'count'> | null
  /** The weeks of the program, in their order. */
  weeks?: readonly Pick<ProgrammeWeek, 'title' | 'uri'>[]
  /** What the reader may open today. */
  open?: Three
}

/** What a banner counts, from a number on that says something. */
const COUNTED = ['recipes', 'movementGuides', 'guidedMeditations'] as const
const COUNTED_FROM = 10

async function countsText(): Promise<string> {
  const counted = await Promise.all(
    COUNTED.map(async (postType) => {
      const count = await publishedCount(postType)
      const { many } = CONTENT_TYPES[postType]
      return count < COUNTED_FROM ? '' : `${count} ${many.toLowerCase()}`
    }),
  )
  return counted.filter(Boolean).join(', ')
}

async function programmeWeeks(): Promise<HeroData['weeks']> {
  const [oldest] = (await publishedProgrammes()).toSorted((one, other) => one.id - other.id)
  return oldest?.weeks.map(({ title, uri }) => ({ title, uri }))
}

/** Of each kind one that the reader may open, another one tomorrow. The day is that of UTC: the page is cached for all. */
async function openToday(audience: Audience): Promise<Three> {
  const now = new Date()
  const [recipes, movements, meditations] = await Promise.all([
    openItems('recipes', audience, [], LIMITS.todayMealMin),
    openItems('movementGuides', audience),
    openItems('guidedMeditations', audience),
  ])
  expireRenderAt(nextUtcDay(now))
  const ofToday = (items: typeof recipes) => itemOfDay(items, utcDay(now.getTime())) ?? null
  return { eat: ofToday(recipes), burn: ofToday(movements), sleep: ofToday(meditations) }
}

/** The banner's image, or the one from the settings for members, what there is, and the reviews. */
export async function loadHero(
  { backgroundImage, proof, showCounts, showOpen, showWeeks }: BlockOf<'hero'>,
  { audience }: Pick<BlockContext, 'audience'>,
): Promise<HeroData> {
  const memberPicture = backgroundImage ? null : await memberHeroPicture(audience)
  const [[image = null, memberImage = null], counts, reviews, weeks, open] = await Promise.all([
    imagesOf(audience, [backgroundImage, memberPicture]),
    showCounts ? countsText() : '',
    proof ? loadReviews(audience) : null,
    showWeeks ? programmeWeeks() : [],
    showOpen ? openToday(audience) : undefined,
  ])
  return { image, memberImage, counts, reviews, weeks, open }
}
