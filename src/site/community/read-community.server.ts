import 'server-only'
import { cache } from 'react'
import {
  type ListPageData,
  loadListPage,
  loadTopicPage,
  type TopicPageData,
} from '@/features/community/pages/load-page.server'
import { AppError } from '@/rules/app-error'
import { communityPageAt } from '@/rules/forum/community-page'
import { pageViewOf } from '@/rules/page-view'

/** A page of the community for one audience. */
export type CommunityRead = NonNullable<Awaited<ReturnType<typeof readCommunity>>>

type Content = { list: ListPageData; topic?: undefined } | { topic: TopicPageData; list?: undefined }

/**
 * Reads the page at an internal path, once for its metadata and its content.
 * @param view the segment of the route
 * @param path such as `latest/1/kitchen`
 * @returns null where there is none any more: it was there when the address was resolved
 */
export const readCommunity = cache(async (view: string, path: string) => {
  const pageView = pageViewOf(view)
  const page = communityPageAt(`/~community/${path}`)
  if (!pageView || !page) return null
  const content = await contentOf(page, pageView.audience)
  return content && { page, audience: pageView.audience, ...content }
})

async function contentOf(
  page: NonNullable<ReturnType<typeof communityPageAt>>,
  audience: Parameters<typeof loadListPage>[1],
): Promise<Content | null> {
  try {
    if (page.topic === null) return { list: await loadListPage(page, audience) }
    const topic = await loadTopicPage(page, audience)
    return topic && { topic }
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
