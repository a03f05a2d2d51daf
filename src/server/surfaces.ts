/**
 * Which paths belong to code. Every other path is a page of the site, found by
 * its address in the CMS. This table is the only place that says so.
 */

/**
 * A path belongs to one of these trees when it equals it or goes on with a slash.
 * The consent tree carries the version of src/features/consent/own-base.ts, so that a page may be called consent.
 */
const TREES = ['/_next', '/api', '/wp-json', '/cms', '/admin', '/preview', '/consent/3.1.0'] as const

/** Only while developing: Next's error overlay and its source maps. */
const DEV_PREFIX = '/__nextjs_'

/** Single files that a route or the public folder answers. */
const FILES = [
  '/apple-icon.png',
  '/favicon.ico',
  '/icon.png',
  '/icon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/wp-search.json',
] as const

/** Next's data files of another router: none of ours, and a second spelling of every page. */
const CLOSED_TREE = '/_next/data'

type Surface = 'page' | 'code' | 'closed'

/**
 * Who answers a path.
 * @param path decoded, without query and without a trailing slash
 * @param dev whether Next's development files count as code
 */
export function surfaceOf(path: string, dev = false): Surface {
  if (isIn(path, CLOSED_TREE)) return 'closed'
  if (TREES.some((tree) => isIn(path, tree)) || FILES.some((file) => file === path)) return 'code'
  return dev && path.startsWith(DEV_PREFIX) ? 'code' : 'page'
}

function isIn(path: string, tree: string): boolean {
  return path.startsWith(tree) && (path.length === tree.length || path[tree.length] === '/')
}
