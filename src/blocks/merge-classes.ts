import { extendTailwindMerge } from 'tailwind-merge'
import { LIMITS } from '@/rules/limits'

/**
 * Joins class names without the falsy ones; of two classes that set the same property the later one wins. The results are
 * cached, 500 at most. On the server only: the table of classes is too large for a browser.
 */
export const mergeClasses = extendTailwindMerge({
  cacheSize: LIMITS.classMergeCacheSize,
  // The spacing names of the site's theme.
  extend: { theme: { spacing: ['band', 'header', 'hero', 'section', 'touch'] } },
})
