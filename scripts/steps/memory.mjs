import { totalmem } from 'node:os'

const MB = 1_024 * 1_024
/** What a site with 10,000 items lives in; less would have it collect garbage all the time. MB. */
const LEAST_HEAP_MB = 512
const MOST_HEAP_MB = 1_024

/**
 * How V8 divides the memory of the server. Left to itself it takes the size of the machine for an invitation, and
 * collects late.
 * @param {{ NODE_OPTIONS?: string }} env
 * @param {number} [availableMb] of the machine, or of the container
 * @returns {string[]} what follows `node`; nothing that NODE_OPTIONS says already
 */
export function memoryFlags({ NODE_OPTIONS = '' }, availableMb = availableMemoryMb()) {
  const heapMb = Math.round(Math.min(MOST_HEAP_MB, Math.max(LEAST_HEAP_MB, availableMb / 2)))
  const flags = ['--max-semi-space-size=32', `--max-old-space-size=${heapMb}`]
  return flags.filter((flag) => !NODE_OPTIONS.includes(flag.split('=')[0]))
}

/**
 * What glibc's allocator does with memory that was freed. Left to itself each of half a dozen threads has an arena of
 * its own, in which what is freed stays, and after the first large buffer is freed others are no longer given back.
 * Bytes, but for the number of arenas; other allocators ignore it.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

function availableMemoryMb() {
  const machine = totalmem() / MB
  const container = (process.constrainedMemory?.() ?? 0) / MB
  // Without a limit it is 0, or more than there is.
  return container > 0 && container < machine ? container : machine
}
