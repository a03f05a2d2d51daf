import { vi } from 'vitest'

/**
 * Repeats a comparison of two responses until it holds, for 10 seconds: the tests of other files publish at the same
 * time, and a change between the two requests makes them differ.
 */
export const betweenChanges = (compare: () => Promise<void>) => vi.waitFor(compare, 10_000)
