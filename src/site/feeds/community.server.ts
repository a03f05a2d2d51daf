import 'server-only'
import { cachedFileResponse } from '@/catalogue/cached-file.server'
import { readAs } from '@/cms/client/local-api.server'
import { feedTopics } from '@/features/community/feed-topics.server'
import { AppError } from '@/rules/app-error'
import { etagOf } from '@/rules/etag'
import { boardUri } from '@/rules/forum/topic-uri'
import { absoluteUrl } from '@/site/absolute-url'
import { RSS_HEADERS } from './feeds.server'
import { articleFeed } from './rss'

const DESCRIPTION = 'New topics in the community.'

/**
 * GET /community/feed.xml and /community/{board}/feed.xml: the newest topics of public boards.
 * @param slug of one board; null for all. One that not everybody may read is 404
 */
export async function communityFeedResponse(request: Request, slug: string | null): Promise<Response> {
  try {
    const [{ board, topics }, { siteName }] = await Promise.all([
      feedTopics(slug),
      readAs('visitor').global('settings'),
    ])
    const uri = board ? boardUri(board.slug) : '/community/'
    const body = articleFeed({
      title: `${siteName}: ${board?.title ?? 'Community'}`,
      description: board?.description || DESCRIPTION,
      url: absoluteUrl(uri),
      selfUrl: absoluteUrl(`${uri}feed.xml`),
      author: siteName,
      image: null,
      items: topics.map(({ boardTitle, createdAt, databaseId, excerpt, title, uri: topic }) => ({
        databaseId,
        title,
        summary: excerpt || null,
        url: absoluteUrl(topic),
        publishedAt: createdAt,
        image: null,
        categories: [boardTitle],
        durationMin: null,
      })),
    })
    return cachedFileResponse(request, { body, etag: etagOf(body) }, RSS_HEADERS)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  }
}
