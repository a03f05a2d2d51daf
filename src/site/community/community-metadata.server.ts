import 'server-only'
import type { Metadata } from 'next'
import { readAs } from '@/cms/client/local-api.server'
import { COMMUNITY } from '@/features/community/texts'
import { communityHref } from '@/rules/forum/community-page'
import { boardUri } from '@/rules/forum/topic-uri'
import { firstSentences } from '@/rules/shorten'
import { siteOrigin } from '@/runtime/env'
import type { CommunityRead } from './read-community.server'

/** Title and description of a page, without its number. */
function textsOf({ list, topic }: CommunityRead): { title: string; description: string } {
  if (topic) return { title: topic.topic.title, description: firstSentences(topic.topic.excerpt) }
  if (list.board) return { title: list.board.title, description: list.board.description }
  return { title: COMMUNITY.title, description: COMMUNITY.description }
}

/** The feed of a public board, or of all of them; none where a plan is needed. */
function feedsOf({ list, topic }: CommunityRead) {
  if (topic || (list.board && list.board.requiredPlan !== 'none')) return undefined
  const url = list.board ? `${boardUri(list.board.slug)}feed.xml` : '/community/feed.xml'
  return { 'application/rss+xml': [{ url, title: list.board?.title ?? COMMUNITY.title }] }
}

/**
 * Metadata of a page of the community. Each page of a list or topic has its own canonical address; other orders of a list
 * have that of the usual one.
 */
export async function communityMetadata(read: CommunityRead): Promise<Metadata> {
  const { audience, list, page, topic } = read
  const { siteName } = await readAs(audience).global('settings')
  const texts = textsOf(read)
  const title = page.page > 1 ? `${texts.title}, page ${page.page}` : texts.title
  const description = texts.description || undefined
  const uri = communityHref({ ...page, sort: 'latest' })
  const area = topic ? COMMUNITY.title : null
  const [opening] = topic?.posts ?? []
  return {
    metadataBase: new URL(siteOrigin()),
    title: [title, area, siteName].filter(Boolean).join(' · '),
    description,
    alternates: { canonical: uri, types: feedsOf(read) },
    robots: list && page.sort !== 'latest' ? { index: false } : undefined,
    openGraph: {
      title,
      description,
      url: uri,
      siteName,
      ...(topic
        ? { type: 'article', publishedTime: topic.topic.createdAt, modifiedTime: opening?.editedAt ?? undefined }
        : { type: 'website' }),
    },
    twitter: { card: 'summary', title, description },
  }
}
