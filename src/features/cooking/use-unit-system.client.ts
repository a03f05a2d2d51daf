import { useSyncExternalStore } from 'react'
import { createStore } from '@/platform/store/create-store'
import type { UnitSystem } from '@/rules/recipes/convert'

/** A preference of the browser, not personal data, and never sent to a server. */
const KEY = 'ebs-measures'

/** The choice made on this page; undefined: the stored one applies. */
const chosen = createStore<UnitSystem | null | undefined>(undefined)

/**
 * The unit system that this browser shows recipes in: null leaves them as written, as in the server's HTML. Without
 * storage a choice lasts as long as the page.
 */
export function useUnitSystem(): [UnitSystem | null, (system: UnitSystem | null) => void] {
  return [useSyncExternalStore(onChange, currentSystem, initialSystem), setSystem]
}

const initialSystem = () => null

function currentSystem(): UnitSystem | null {
  return chosen.current() ?? readStored()
}

function readStored(): UnitSystem | null {
  try {
    const value = window.localStorage.getItem(KEY)
    return value === 'metric' || value === 'us' ? value : null
  } catch {
    return null
  }
}

function setSystem(system: UnitSystem | null): void {
  try {
    if (system) window.localStorage.setItem(KEY, system)
    else window.localStorage.removeItem(KEY)
  } catch {
    // Then it lasts as long as the page.
  }
  chosen.set(system)
}

function onChange(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    chosen.set(undefined)
    listener()
  }
  const unsubscribe = chosen.onChange(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', handleStorage)
  }
}
