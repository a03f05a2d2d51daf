import { useSyncExternalStore } from 'react'
import { hasSignedInBefore } from './known-browser'

const noSubscription = () => () => {}

/** Whether someone has signed in with this browser before; false in the server's HTML. */
export function useKnownBrowser(): boolean {
  return useSyncExternalStore(noSubscription, hasSignedInBefore, () => false)
}
