import 'server-only'
import type { BlockOf } from '@/blocks/block'
import type { FoodLists } from '@/features/food-lists/food-list'
import { foodListsFor } from '@/features/food-lists/food-lists'
import type { Audience } from '@/rules/audience'
import { logEntry } from '@/rules/log-entry'

export type FoodListsData = { lists: FoodLists | null }

/** The lists for a member's page. Where they cannot be read, the rest of the page stands, and the browser asks again. SPEC 2.3. */
export async function loadFoodLists(_block: BlockOf<'foodLists'>, audience: Audience): Promise<FoodListsData> {
  if (audience === 'visitor') return { lists: null }
  try {
    return { lists: await foodListsFor(audience) }
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page stands without them, so the log alone tells the operator
    console.error(logEntry('Reading the food lists', error, new Date()))
    return { lists: null }
  }
}
