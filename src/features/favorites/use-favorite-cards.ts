import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { PostCard } from '@/catalogue/cards'
import { fetchPersonalJson } from '@/features/session/authenticated-fetch'
import { useViewer } from '@/features/session/Session.client'
import { session } from '@/features/session/session-state'
import { useFavorites } from './use-favorites'

async function fetchCards(signal: AbortSignal): Promise<PostCard[]> {
  return ((await fetchPersonalJson('/api/favorites/posts/', 'favorite posts', signal)) as { posts: PostCard[] }).posts
}

/**
 * The user's favorites as cards, in sync with all favorite buttons of the page and other tabs.
 * @returns `cards`: the latest first; null until they are known. `visitor`: no user is signed in
 */
export function useFavoriteCards() {
  const { audience, state, user } = useViewer()
  const { favoriteIds, failed: idsFailed, retry: retryIds } = useFavorites()
  const signedIn = state === 'authenticated'
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['favourite-cards', audience, user?.id],
    queryFn: ({ signal }) => fetchCards(signal),
    enabled: signedIn,
    networkMode: 'always',
    staleTime: 0,
    // Personal data is not cached after it is no longer shown.
    gcTime: 0,
  })

  const cardsById = useMemo(() => data && new Map(data.map((card) => [card.databaseId, card])), [data])
  const missing = cardsById && favoriteIds?.filter((id) => !cardsById.has(id)).join()
  const requested = useRef('')
  useEffect(() => {
    // Added elsewhere since: fetched once, since the item may be unpublished by now.
    if (!missing || missing === requested.current) return
    requested.current = missing
    void refetch()
  }, [missing, refetch])

  const cards = useMemo(
    () =>
      cardsById && favoriteIds ? favoriteIds.map((id) => cardsById.get(id)).filter((card) => card !== undefined) : null,
    [cardsById, favoriteIds],
  )
  const retry = useCallback(() => {
    if (!signedIn) return void session.lookUp()
    retryIds()
    void refetch()
  }, [signedIn, refetch, retryIds])

  const visitor = state === 'anonymous' && audience === 'visitor'
  // A page for members whose session lookup failed.
  const sessionUnknown = state === 'anonymous' && audience !== 'visitor'
  const failed = cards === null && (sessionUnknown || idsFailed || (isError && !isFetching))
  return { cards, failed, retry, visitor }
}
