import 'server-only'
import { LRUCache } from 'lru-cache'

type Window = { points: number; endsAtMs: number }

/**
 * Counts points per key in this process, without a timer per key and with a maximum of keys, so that a client with
 * many addresses cannot make it grow. Beyond the maximum the least recently used key is dropped.
 * @param maxKeys the maximum of keys
 */
export function memoryCounter({ windowS, maxKeys }: { windowS: number; maxKeys: number }) {
  // With max it would allocate room for all keys at once: 1.4 MB for each of the site's limits.
  const windows = new LRUCache<string, Window>({ maxSize: maxKeys, sizeCalculation: () => 1 })
  const current = (key: string): Window => {
    const existing = windows.get(key)
    if (existing && existing.endsAtMs > Date.now()) return existing
    const started = { points: 0, endsAtMs: Date.now() + windowS * 1_000 }
    windows.set(key, started)
    return started
  }
  return {
    /** Adds to a key's points; a negative number subtracts. @returns its points, and when they are reset */
    add(key: string, points: number): { points: number; msBeforeNext: number } {
      const window = current(key)
      window.points = Math.max(0, window.points + points)
      return { points: window.points, msBeforeNext: window.endsAtMs - Date.now() }
    },
    clear: (key: string) => windows.delete(key),
    /** The number of keys. */
    size: () => windows.size,
  }
}
