import 'server-only'
import { cachedFile, cachedFileResponse } from '@/catalogue/cached-file.server'
import { cardsOf } from '@/catalogue/cards.server'
import { openGraphPicture } from '@/catalogue/fallback-pictures.server'
import { imagesById } from '@/catalogue/images.server'
import { listRows, rowByUri } from '@/catalogue/queries.server'
import { readAs } from '@/cms/client/local-api.server'
import { CONTENT_TYPES } from '@/model/content-types'
import { LIMITS } from '@/rules/limits'
import { pathRules } from '@/rules/path-rules'
import { absoluteUrl } from '@/site/absolute-url'
import { notRedirectedFilter } from '@/site/current-redirects.server'
import { enclosuresOf } from './enclosures.server'
import { articleFeed, type Feed, podcastFeed } from './rss'

type FeedType = 'podcasts' | 'posts'

/** Descriptions, which feed readers show. */
const DESCRIPTIONS: Readonly<Record<FeedType, string>> = {
  podcasts: 'Conversations about food, movement and rest.',
  posts: 'Articles about food, movement and rest.',
}

/** All published and listed items of a type as visitors see them: restricted ones as teasers. */
async function feedOf(postType: FeedType, selfPath: string): Promise<Feed> {
  const { folder, many } = CONTENT_TYPES[postType]
  const [rows, page, { siteName }, pictureId, isNotRedirected] = await Promise.all([
    listRows({ postTypes: [postType], first: LIMITS.feedItems }),
    rowByUri(folder),
    readAs('visitor').global('settings'),
    openGraphPicture('visitor'),
    notRedirectedFilter(),
  ])
  const shown = rows.filter(({ listed, uri }) => listed && uri && pathRules(uri).indexable && isNotRedirected(uri))
  const [cards, enclosures, pictures] = await Promise.all([
    cardsOf(shown, 'visitor'),
    postType === 'podcasts' ? enclosuresOf(shown) : null,
    imagesById('visitor', [page?.imageId, pictureId]),
  ])
  const picture = pictures.get(page?.imageId ?? -1) ?? pictures.get(pictureId ?? -1)
  return {
    title: `${siteName}: ${page?.title ?? many}`,
    description: page?.summary || DESCRIPTIONS[postType],
    url: absoluteUrl(folder),
    selfUrl: absoluteUrl(selfPath),
    author: siteName,
    image: picture ? absoluteUrl(picture.url) : null,
    items: cards.map(({ categories, databaseId, duration, excerpt, image, publishedAt, title, uri }) => ({
      databaseId,
      title,
      summary: excerpt,
      url: absoluteUrl(uri ?? folder),
      publishedAt,
      image: image ? absoluteUrl(image.url) : null,
      categories: categories.map((term) => term.title),
      durationMin: duration,
      enclosure: enclosures?.get(databaseId),
    })),
  }
}

export const RSS_HEADERS = { 'content-type': 'application/rss+xml; charset=utf-8' }

/** GET /podcasts/feed.xml. */
export async function podcastFeedResponse(request: Request): Promise<Response> {
  const file = await cachedFile('podcast feed', async () => podcastFeed(await feedOf('podcasts', '/podcasts/feed.xml')))
  return cachedFileResponse(request, file, RSS_HEADERS)
}

/** GET /ebs-blog/feed.xml. */
export async function articleFeedResponse(request: Request): Promise<Response> {
  const file = await cachedFile('article feed', async () => articleFeed(await feedOf('posts', '/ebs-blog/feed.xml')))
  return cachedFileResponse(request, file, RSS_HEADERS)
}
