import 'server-only'
import type { CardImage } from '@/catalogue/cards.server'
import { imagesOf } from '@/catalogue/images-of.server'
import { readAs } from '@/cms/client/local-api.server'
import type { FoodList as StoredLists } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { FOOD_COLORS, type FoodColor, type FoodList, type FoodLists } from './food-list'

type StoredColor = NonNullable<StoredLists[FoodColor]>

function toFoodList({ asterisk, introduction, lists, title }: NonNullable<StoredColor['lists']>[number]): FoodList {
  return {
    title,
    introduction: introduction || null,
    lists: (lists ?? []).map(({ list, subtitle }) => ({ subtitle: subtitle || null, list })),
    asterisk: asterisk || null,
  }
}

/**
 * The green, orange and red foods.
 * @returns null for visitors, who have no access (src/cms/globals/food-lists.ts), and if no color has a list
 */
export async function foodListsFor(audience: Audience): Promise<FoodLists | null> {
  const stored = await readAs(audience).global('foodLists')
  if (!FOOD_COLORS.some((color) => stored[color]?.lists?.length)) return null
  const { green, orange, red } = stored
  const images = await imagesOf(audience, [green?.image, orange?.image, red?.image])
  const [greenImage = null, orangeImage = null, redImage = null] = images
  return { green: toSection(green, greenImage), orange: toSection(orange, orangeImage), red: toSection(red, redImage) }
}

const toSection = (color: StoredColor | null | undefined, image: CardImage | null) => ({
  introduction: color?.introduction || null,
  image,
  lists: (color?.lists ?? []).map(toFoodList),
})

/** GET /api/food-lists. */
export async function foodLists(audience: Audience): Promise<{ foodLists: FoodLists | null }> {
  return { foodLists: await foodListsFor(audience) }
}
