import { useSyncExternalStore } from 'react'
import type { System } from '@/rules/recipes/convert'

/** A choice of the browser, not of a person: it names nobody, and no server is told. */
const KEY = 'ebs-measures'

let chosen: System | null | undefined
const listeners = new Set<() => void>()

/**
 * The measures that this browser's reader wants in recipes: null leaves them as written. Pages come from the server as
 * written. Where nothing can be remembered, a choice holds for the page.
 */
export function useMeasures(): [System | null, (system: System | null) => void] {
  return [useSyncExternalStore(onChange, now, atStart), choose]
}

const atStart = () => null

function now(): System | null {
  chosen ??= stored()
  return chosen
}

function stored(): System | null {
  try {
    const kept = window.localStorage.getItem(KEY)
    return kept === 'metric' || kept === 'us' ? kept : null
  } catch {
    return null
  }
}

function choose(system: System | null): void {
  chosen = system
  try {
    if (system) window.localStorage.setItem(KEY, system)
    else window.localStorage.removeItem(KEY)
  } catch {
    // Then it holds for this page.
  }
  for (const listener of listeners) listener()
}

function onChange(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key !== KEY) return
    chosen = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heard)
  }
}
