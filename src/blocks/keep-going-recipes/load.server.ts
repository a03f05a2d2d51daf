import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { KeepGoingData } from '@/blocks/KeepGoingList'
import { chosenOrNewest } from '@/catalogue/chosen-or-newest.server'

/** The chosen recipes in their order, or the newest. */
export async function loadKeepGoingRecipes(
  block: BlockOf<'keepGoingRecipes'>,
  { audience }: BlockContext,
): Promise<KeepGoingData> {
  return { cards: await chosenOrNewest('recipes', block, audience) }
}
