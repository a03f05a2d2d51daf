import { CONTENT_TYPES } from '@/model/content-types'

/** The site's feeds: their addresses, and the pages that link to them. */
const FEEDS = [
  { postType: 'podcasts', path: '/podcasts/feed.xml', type: 'application/rss+xml', title: 'Podcast' },
  { postType: 'posts', path: '/ebs-blog/feed.xml', type: 'application/rss+xml', title: 'Articles' },
  { postType: 'events', path: '/events/feed.ics', type: 'text/calendar', title: 'Events' },
] as const

/**
 * The feeds to link in a page's head: those of its folder.
 * @param uri canonical, with its trailing slash
 * @returns by media type, as Next's metadata expects; undefined if there are none
 */
export function feedsAt(uri: string): Record<string, { url: string; title: string }[]> | undefined {
  const matching = FEEDS.filter(({ postType }) => uri.startsWith(CONTENT_TYPES[postType].folder))
  if (matching.length === 0) return undefined
  return Object.fromEntries(matching.map(({ path, title, type }) => [type, [{ url: path, title }]]))
}
