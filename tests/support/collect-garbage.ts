import { setImmediate } from 'node:timers/promises'

const MOST_ROUNDS = 30

/**
 * Runs the garbage collector until what a test waits for is gone, or 30 times. Vitest starts its processes with
 * --expose-gc: setting that flag later takes a second V8 context, in whose presence promises become many times slower.
 */
export async function collectGarbage(isCollected: () => boolean): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS && !isCollected(); round += 1) {
    await setImmediate()
    globalThis.gc?.()
  }
}
