import 'server-only'
import { imagesById } from '@/catalogue/cards'
import { readAs } from '@/cms/client'
import type { FoodList as StoredLists } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { FOOD_COLORS, type FoodColor, type FoodList, type FoodLists } from './food-list'

type Stored = NonNullable<StoredLists[FoodColor]>

/** No picture's id. */
const NOBODY = -1

function listOf({ asterisk, introduction, lists, title }: NonNullable<Stored['lists']>[number]): FoodList {
  return {
    title,
    introduction: introduction || null,
    lists: (lists ?? []).map(({ list, subtitle }) => ({ subtitle: subtitle || null, list })),
    asterisk: asterisk || null,
  }
}

/**
 * The green, orange and red foods. SPEC 3.
 * @returns null for visitors, who may not have them (src/cms/globals/food-lists.ts), and where no color has a list
 */
export async function foodListsFor(audience: Audience): Promise<FoodLists | null> {
  const stored = await readAs(audience).global('foodLists')
  if (!FOOD_COLORS.some((color) => stored[color]?.lists?.length)) return null
  const idOf = (color: FoodColor) => {
    const image = stored[color]?.image
    return typeof image === 'number' ? image : NOBODY
  }
  const images = await imagesById(audience, FOOD_COLORS.map(idOf))
  const of = (color: FoodColor) => ({
    introduction: stored[color]?.introduction || null,
    image: images.get(idOf(color)) ?? null,
    lists: (stored[color]?.lists ?? []).map(listOf),
  })
  return { green: of('green'), orange: of('orange'), red: of('red') }
}

/** GET /api/food-lists. */
export async function foodLists(audience: Audience): Promise<{ foodLists: FoodLists | null }> {
  return { foodLists: await foodListsFor(audience) }
}
