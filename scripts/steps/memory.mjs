import { totalmem } from 'node:os'

const MB = 1_024 * 1_024
/** Enough for a site with 10,000 items; with less, it would spend its time on garbage collection. MB. */
const LEAST_HEAP_MB = 512
const MOST_HEAP_MB = 1_024

/** New objects, in two halves. MB. */
const YOUNG_HEAP_MB = 8
/** V8 collects all garbage once the heap has grown by this much since it last did; by default, by up to four times. */
const GROWTH_PERCENT = 40

/**
 * V8's flags for the size of the server's heap. By default V8 adapts it to the machine's memory, and collects garbage
 * late.
 * @param {{ NODE_OPTIONS?: string }} env
 * @param {number} [availableMb] of the machine, or of the container
 * @returns {string[]} flags for `node`, without those that NODE_OPTIONS sets already
 */
export function memoryFlags({ NODE_OPTIONS = '' }, availableMb = availableMemoryMb()) {
  const heapMb = Math.round(Math.min(MOST_HEAP_MB, Math.max(LEAST_HEAP_MB, availableMb / 2)))
  const flags = [
    `--max-semi-space-size=${YOUNG_HEAP_MB}`,
    `--max-old-space-size=${heapMb}`,
    `--heap-growing-percent=${GROWTH_PERCENT}`,
  ]
  return flags.filter((flag) => !NODE_OPTIONS.includes(flag.split('=')[0]))
}

/**
 * Settings of glibc's allocator, so that it returns freed memory to the system. By default every thread has its own
 * arena, which keeps freed memory, and the threshold for returning large buffers grows with the first freed one. Sizes
 * in bytes; other allocators ignore these variables.
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

function availableMemoryMb() {
  const machine = totalmem() / MB
  const container = (process.constrainedMemory?.() ?? 0) / MB
  // Without a limit, constrainedMemory is 0 or more than the machine's memory.
  return container > 0 && container < machine ? container : machine
}
