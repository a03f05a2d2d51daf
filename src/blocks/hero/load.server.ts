import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { CardImage } from '@/catalogue/cards.server'
import { memberHeroPicture } from '@/catalogue/fallback-pictures.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { publishedCount } from '@/catalogue/queries.server'
import { type ProgrammeWeek, publishedProgrammes } from '@/features/programmes/plan.server'
import { loadReviews, type Reviews } from '@/features/review-bar/reviews.server'
import { CONTENT_TYPES } from '@/model/content-types'

export type HeroData = {
  image: CardImage | null
  /** The image from the settings that members see on a home banner without an image. */
  memberImage?: CardImage | null
  /** "48 recipes, 24 movement guides, 8 guided meditations" */
  counts?: string
  /** Their score, 0 to 5, and how many there are. */
  reviews?: Pick<Reviews, 'score' | 'count'> | null
  /** The weeks of the program, in their order. */
  weeks?: readonly Pick<ProgrammeWeek, 'title' | 'uri'>[]
}

/** What a banner counts. */
const COUNTED = ['recipes', 'movementGuides', 'guidedMeditations'] as const

async function countsText(): Promise<string> {
  const counted = await Promise.all(
    COUNTED.map(async (postType) => {
      const count = await publishedCount(postType)
      const { many, one } = CONTENT_TYPES[postType]
      return count === 0 ? '' : `${count} ${(count === 1 ? one : many).toLowerCase()}`
    }),
  )
  return counted.filter(Boolean).join(', ')
}

async function programmeWeeks(): Promise<HeroData['weeks']> {
  const [oldest] = (await publishedProgrammes()).toSorted((one, other) => one.id - other.id)
  return oldest?.weeks.map(({ title, uri }) => ({ title, uri }))
}

/** The banner's image, or the one from the settings for members, how much there is, and the reviews. */
export async function loadHero(
  { backgroundImage, proof, showCounts, showWeeks }: BlockOf<'hero'>,
  { audience }: Pick<BlockContext, 'audience'>,
): Promise<HeroData> {
  const memberPicture = backgroundImage ? null : await memberHeroPicture(audience)
  const [[image = null, memberImage = null], counts, reviews, weeks] = await Promise.all([
    imagesOf(audience, [backgroundImage, memberPicture]),
    showCounts ? countsText() : '',
    proof ? loadReviews(audience) : null,
    showWeeks ? programmeWeeks() : [],
  ])
  return { image, memberImage, counts, reviews, weeks }
}
