import { queryOptions } from '@tanstack/react-query'
import { startTransition, useCallback, useMemo, useState } from 'react'
import type { PostCard } from '@/catalogue/cards.server'
import type { PostType, VideoType } from '@/model/content-types'
import type { CallResult } from '@/platform/session/call-result'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import type { Audience } from '@/rules/audience'
import { COMMON_LIMITS } from '@/rules/common-limits'
import { newestFirst } from './list'
import type { postsFor, videosFor } from './list-calls.server'

/** Which posts a list requests. */
export type PostSource =
  /** All posts of one type. Empty categories: of all categories. */
  | { kind: 'archive'; postType: PostType; categories: readonly number[] }
  /** The newest posts of some types, 100 of each at most. */
  | { kind: 'newest'; postTypes: readonly PostType[] }
  /** The newest videos of some types, `count` at most. */
  | { kind: 'videos'; postTypes: readonly VideoType[]; count: number }

/** The cards that the page's HTML has. */
type PageCards = {
  first: readonly PostCard[]
  /** The other cards; null where they must be requested. */
  rest: readonly PostCard[] | null
}

/** Cards are requested again when a list is next shown after this time. */
const STALE_TIME_MS = 5 * 60_000

const ARCHIVE_PAGES = COMMON_LIMITS.gridPosts / COMMON_LIMITS.fetchPerType

/** The locks of the cards differ by plan, so the audience is part of the key. */
const postsQuery = (source: PostSource, audience: Audience) =>
  queryOptions({
    queryKey: ['posts', audience, source],
    queryFn: ({ signal }) => fetchPosts(source, signal),
    staleTime: STALE_TIME_MS,
    // Offline, the request fails and can be retried; by default the query would stay paused without an error.
    networkMode: 'always',
  })

/**
 * All cards of a list: those of the page's HTML if it has all of them, otherwise requested when they are first needed.
 * @param needed cards are shown that the page's HTML does not have
 * @returns `all`: null until they are loaded; `prefetch` requests them in advance and may be called repeatedly
 */
export function usePosts(source: PostSource, { first, rest }: PageCards, needed: boolean) {
  const { audience } = useViewer()
  const [requested, setRequested] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    ...postsQuery(source, audience),
    enabled: rest === null && (requested || needed),
  })
  // A press focuses what it presses, and must not wait for the list to render.
  const prefetch = useCallback(() => startTransition(() => setRequested(true)), [])
  const retry = useCallback(() => void refetch(), [refetch])
  const all = useMemo(() => (rest ? [...first, ...rest] : (data ?? null)), [data, first, rest])
  return { all, failed: isError && !isFetching, retry, prefetch }
}

/**
 * The posts of a source, for the current viewer.
 * @throws Error "Failed to fetch posts" or "Failed to fetch videos"
 */
export async function fetchPosts(source: PostSource, signal?: AbortSignal): Promise<PostCard[]> {
  try {
    return await fetchSource(source, signal)
  } catch (cause) {
    throw new Error(`Failed to fetch ${source.kind === 'videos' ? 'videos' : 'posts'}`, { cause })
  }
}

async function fetchSource(source: PostSource, signal?: AbortSignal): Promise<PostCard[]> {
  const first = String(COMMON_LIMITS.fetchPerType)
  switch (source.kind) {
    case 'archive':
      return fetchArchive(source.postType, source.categories, signal)
    case 'newest':
      return newestFirst(
        await Promise.all(source.postTypes.map((postType) => requestPosts({ postType, first }, signal))),
      )
    case 'videos':
      return requestVideos({ postType: source.postTypes.join(), first: String(source.count) }, signal)
  }
}

/** In parts that are requested one after the other: parsing several at once would delay typing. */
async function fetchArchive(
  postType: PostType,
  categories: readonly number[],
  signal?: AbortSignal,
): Promise<PostCard[]> {
  // Keyed by id: a post published between two requests shifts the others, and one would be received twice.
  const cards = new Map<number, PostCard>()
  for (let page = 1; page <= ARCHIVE_PAGES; page += 1) {
    const query = { postType, first: String(COMMON_LIMITS.fetchPerType), page: String(page) }
    const taxonomyInclude = categories.join()
    const part = await requestPosts({ ...query, ...(taxonomyInclude && { taxonomyInclude }) }, signal)
    for (const card of part) cards.set(card.databaseId, card)
    if (part.length < COMMON_LIMITS.fetchPerType) break
  }
  return [...cards.values()]
}

async function requestPosts(query: Record<string, string>, signal?: AbortSignal): Promise<PostCard[]> {
  type Result = CallResult<typeof postsFor>
  return (await viewerJson<Result>(`/api/posts/?${new URLSearchParams(query)}`, { signal })).posts
}

async function requestVideos(query: Record<string, string>, signal?: AbortSignal): Promise<PostCard[]> {
  type Result = CallResult<typeof videosFor>
  return (await viewerJson<Result>(`/api/videos/fetch/?${new URLSearchParams(query)}`, { signal })).videos
}
