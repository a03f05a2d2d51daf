/**
 * Which paths are routes in code: the trees of ROUTE_TREES, and the files below. Every other path is a page of the CMS.
 */
import { ROUTE_TREES } from '@/rules/reserved-paths'

/** Next's error overlay and its source maps, in development. */
const DEV_PREFIX = '/__nextjs_'

/** Single files of a route or the public folder. Slugs contain no dot. */
const ROUTE_FILES = [
  '/apple-icon.png',
  '/community/feed.xml',
  '/ebs-blog/feed.xml',
  '/events/feed.ics',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512-maskable.png',
  '/icon-512.png',
  '/icon.svg',
  '/manifest.webmanifest',
  '/podcasts/feed.xml',
  '/robots.txt',
  '/shopping-list-worker.js',
  '/sitemap.xml',
  '/wp-search.json',
] as const

/** The feed of one board of the community, by the slug of the board. */
const BOARD_FEED = /^\/community\/[^/]+\/feed\.xml$/

/** Data files of Next's pages router, which is not used: they would be a second URL of every page. */
const BLOCKED_TREE = '/_next/data'

type RouteKind = 'page' | 'code' | 'blocked'

/**
 * What handles a path.
 * @param path decoded, without query and without a trailing slash
 * @param dev whether Next's development files count as code
 */
export function routeKindOf(path: string, dev = false): RouteKind {
  if (isIn(path, BLOCKED_TREE)) return 'blocked'
  if (ROUTE_TREES.some((tree) => isIn(path, tree)) || ROUTE_FILES.some((file) => file === path)) return 'code'
  if (BOARD_FEED.test(path)) return 'code'
  return dev && path.startsWith(DEV_PREFIX) ? 'code' : 'page'
}

/** Whether a path is a preview, which only staff may see. */
export const isPreview = (path: string | null): path is string => path !== null && isIn(path, '/preview')

function isIn(path: string, tree: string): boolean {
  return path.startsWith(tree) && (path.length === tree.length || path[tree.length] === '/')
}
