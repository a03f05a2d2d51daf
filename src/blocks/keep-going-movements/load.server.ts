import 'server-only'
import type { BlockContext, BlockOf } from '@/blocks/block'
import type { KeepGoingData } from '@/blocks/KeepGoingList'
import { chosenOrNewest } from '@/catalogue/chosen-or-newest.server'

/** The chosen movements in their order, or the newest. */
export async function loadKeepGoingMovements(
  block: BlockOf<'keepGoingMovements'>,
  { audience }: BlockContext,
): Promise<KeepGoingData> {
  return { cards: await chosenOrNewest('movementGuides', block, audience) }
}
