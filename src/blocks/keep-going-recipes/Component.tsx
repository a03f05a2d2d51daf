import type { BlockProps } from '@/blocks/block'
import { type KeepGoingData, KeepGoingList } from '@/blocks/KeepGoingList'

/** Recipes to go on cooking after the programme. */
export function KeepGoingRecipes(props: BlockProps<'keepGoingRecipes', KeepGoingData>) {
  return <KeepGoingList {...props} light="morning" label="Recipes to keep going with" />
}
