import 'server-only'
import { imagesById } from '@/catalogue/cards'
import { readAs } from '@/cms/client/local-api'
import type { FoodList as StoredLists } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { FOOD_COLORS, type FoodColor, type FoodList, type FoodLists } from './food-list'

type StoredColor = NonNullable<StoredLists[FoodColor]>

/** An id that no picture has. */
const NO_IMAGE = -1

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
  const imageIdOf = (color: FoodColor) => {
    const image = stored[color]?.image
    return typeof image === 'number' ? image : NO_IMAGE
  }
  const images = await imagesById(audience, FOOD_COLORS.map(imageIdOf))
  const toSection = (color: FoodColor) => ({
    introduction: stored[color]?.introduction || null,
    image: images.get(imageIdOf(color)) ?? null,
    lists: (stored[color]?.lists ?? []).map(toFoodList),
  })
  return { green: toSection('green'), orange: toSection('orange'), red: toSection('red') }
}

/** GET /api/food-lists. */
export async function foodLists(audience: Audience): Promise<{ foodLists: FoodLists | null }> {
  return { foodLists: await foodListsFor(audience) }
}
