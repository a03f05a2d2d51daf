import { extendTailwindMerge } from 'tailwind-merge'
import { LIMITS } from '@/rules/limits'

/**
 * Joins classes and leaves out what is none; of two that set the same thing the later one stays. The last 500 results
 * are kept (SPEC 9). For what the server renders: its table of classes is too heavy for a browser.
 */
export const mergeClasses = extendTailwindMerge({
  cacheSize: LIMITS.classMergeCacheSize,
  // The sizes of our own theme.
  extend: { theme: { spacing: ['header', 'hero', 'touch'] } },
})
