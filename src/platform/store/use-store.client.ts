import { useSyncExternalStore } from 'react'
import type { Store } from './create-store'

/** The value of a store; the component renders again when it changes. The server renders the initial one. */
export const useStore = <Value>({ current, initial, onChange }: Omit<Store<Value>, 'set'>): Value =>
  useSyncExternalStore(onChange, current, initial)
