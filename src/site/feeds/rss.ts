import { XMLBuilder } from 'fast-xml-parser'
import { v5 as uuidV5 } from 'uuid'

/** The file of an episode. */
export type Enclosure = {
  /** Absolute. */
  url: string
  bytes: number
  /** Its media type, such as audio/mpeg. */
  type: string
}

/** An item of a feed: its public teaser. */
export type FeedItem = {
  databaseId: number
  title: string
  summary: string | null
  /** Absolute URL of its page. */
  url: string
  /** ISO 8601. */
  publishedAt: string
  /** Absolute URL of its own picture. */
  image: string | null
  categories: readonly string[]
  durationMin: number | null
  /** Absent where the item has no file, or not for everyone. */
  enclosure?: Enclosure
}

export type Feed = {
  title: string
  description: string
  /** Absolute URL of the page with the same list. */
  url: string
  /** Absolute URL of the feed. */
  selfUrl: string
  author: string
  /** Absolute URL of a picture for the whole feed. */
  image: string | null
  /** Newest first. */
  items: readonly FeedItem[]
}

const NAMESPACES = {
  '@xmlns:atom': 'http://www.w3.org/2005/Atom',
  '@xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  '@xmlns:podcast': 'https://podcastindex.org/namespace/1.0',
}
const GENRE = 'Health & Fitness'
/** The UUID namespace that the podcast namespace defines for podcast GUIDs. */
const PODCAST_NAMESPACE = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6'
const SECONDS_PER_MINUTE = 60

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })

/** Characters that XML 1.0 does not allow, such as lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu

const text = (value: string) => value.replaceAll(FORBIDDEN_CHARACTERS, '')
const rfc822 = (date: string) => new Date(date).toUTCString()

/** Articles, or topics of the community, as RSS 2.0. */
export const articleFeed = (feed: Feed): string => rss(feed, {}, () => ({}))

/** Episodes as RSS 2.0 with the tags of podcast programs, and the file of those that have one for everyone. */
export function podcastFeed(feed: Feed): string {
  const channel = {
    'itunes:author': text(feed.author),
    'itunes:explicit': 'false',
    'itunes:category': { '@text': GENRE },
    ...(feed.image && { 'itunes:image': { '@href': feed.image } }),
    'podcast:guid': podcastGuid(feed.selfUrl),
    'podcast:medium': 'podcast',
  }
  return rss(feed, channel, ({ durationMin, enclosure, image }) => ({
    ...(enclosure && {
      enclosure: { '@url': enclosure.url, '@length': enclosure.bytes, '@type': enclosure.type },
    }),
    ...(durationMin && { 'itunes:duration': Math.round(durationMin * SECONDS_PER_MINUTE) }),
    ...(image && { 'itunes:image': { '@href': image } }),
    'itunes:explicit': 'false',
  }))
}

function rss(
  feed: Feed,
  extraChannelFields: Record<string, unknown>,
  extraItemFields: (item: FeedItem) => Record<string, unknown>,
): string {
  const { description, image, items, selfUrl, url } = feed
  const [newest] = items
  const title = text(feed.title)
  const channel = {
    title,
    link: url,
    description: text(description),
    language: 'en',
    ...(newest && { lastBuildDate: rfc822(newest.publishedAt) }),
    'atom:link': { '@href': selfUrl, '@rel': 'self', '@type': 'application/rss+xml' },
    ...(image && { image: { url: image, title, link: url } }),
    ...extraChannelFields,
    item: items.map((item) => ({
      title: text(item.title),
      link: item.url,
      guid: { '@isPermaLink': 'false', '#text': `${new URL(url).host}:${item.databaseId}` },
      pubDate: rfc822(item.publishedAt),
      ...(item.summary && { description: text(item.summary) }),
      category: item.categories.map(text),
      ...extraItemFields(item),
    })),
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build({ rss: { '@version': '2.0', ...NAMESPACES, channel } })}`
}

/**
 * A podcast's GUID, the same wherever its feed is hosted: a version 5 UUID of the feed's URL without its protocol.
 * @param selfUrl absolute URL of the feed
 */
function podcastGuid(selfUrl: string): string {
  return uuidV5(selfUrl.replace(/^\w+:\/\//, '').replace(/\/+$/, ''), PODCAST_NAMESPACE)
}
