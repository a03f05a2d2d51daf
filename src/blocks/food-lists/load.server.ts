import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { FoodLists } from '@/features/food-lists/food-list'
import { foodListsFor } from '@/features/food-lists/food-lists.server'
import { logEntry } from '@/rules/log-entry'

/** null: the lists could not be read, and the browser requests them again. */
export type FoodListsData = { lists: FoodLists | null }

/** The food lists. A failure is logged, since the rest of the page is rendered all the same. */
export async function loadFoodLists(_block: BlockOf<'foodLists'>, { audience }: BlockContext): Promise<FoodListsData> {
  try {
    return { lists: await foodListsFor(audience) }
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the page is rendered without the lists, so only the log shows the failure
    console.error(logEntry('Reading the food lists', error, new Date()))
    return { lists: null }
  }
}
