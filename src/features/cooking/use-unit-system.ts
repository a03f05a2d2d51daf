import { useSyncExternalStore } from 'react'
import type { UnitSystem } from '@/rules/recipes/convert'

/** A preference of the browser, not personal data, and never sent to a server. */
const KEY = 'ebs-measures'

let current: UnitSystem | null | undefined
const listeners = new Set<() => void>()

/**
 * The unit system that this browser shows recipes in: null leaves them as written, as in the server's HTML. Without
 * storage a choice lasts as long as the page.
 */
export function useUnitSystem(): [UnitSystem | null, (system: UnitSystem | null) => void] {
  return [useSyncExternalStore(onChange, currentSystem, initialSystem), setSystem]
}

const initialSystem = () => null

function currentSystem(): UnitSystem | null {
  current ??= readStored()
  return current
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
  current = system
  try {
    if (system) window.localStorage.setItem(KEY, system)
    else window.localStorage.removeItem(KEY)
  } catch {
    // Then it lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    current = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}
