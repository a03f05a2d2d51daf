'use client'

import { useDeferred } from '@/ui/use-deferred.client'
import type { CardState } from './CardState.client'

const load = () => import('./CardState.client').then(({ CardState: State }) => State)

/** What a card says about the member, whose code the page does not wait for. */
export function DeferredCardState(props: Parameters<typeof CardState>[0]) {
  const State = useDeferred(load)
  return State && <State {...props} />
}
