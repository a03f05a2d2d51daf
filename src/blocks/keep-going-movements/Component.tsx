import type { BlockProps } from '@/blocks/block'
import { type KeepGoingData, KeepGoingList } from '@/blocks/KeepGoingList'

/** Movements to go on with after the programme. */
export function KeepGoingMovements(props: BlockProps<'keepGoingMovements', KeepGoingData>) {
  return <KeepGoingList {...props} light="noon" label="Movements to keep going with" />
}
