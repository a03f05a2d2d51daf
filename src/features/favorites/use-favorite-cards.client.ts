import { queryOptions } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { fetchPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { session } from '@/platform/session/session-state'
import { useQuery } from '@/platform/session/use-query.client'
import type { Audience } from '@/rules/audience'
import type { favoritePosts } from './favorites.server'
import { useFavorites } from './use-favorites.client'

/** The user's favorites as cards; the audience decides about their locks. */
const favoriteCardsQuery = (audience: Audience, userId: number | undefined) =>
  queryOptions({
    queryKey: ['favorite-cards', audience, userId],
    queryFn: async ({ signal }) => {
      type Result = CallResult<typeof favoritePosts>
      return (await fetchPersonal<Result>('/api/favorites/posts/', 'favorite posts', signal)).posts
    },
    ...FETCHED_WHEN_SHOWN,
  })

/**
 * The user's favorites as cards, in sync with all favorite buttons of the page and other tabs.
 * @returns `cards`: the latest first; null until they are known. `visitor`: no user is signed in
 */
export function useFavoriteCards() {
  const { audience, state, user } = useViewer()
  const { favoriteIds, failed: idsFailed, retry: retryIds } = useFavorites()
  const signedIn = state === 'authenticated'
  const { data, isError, isFetching, refetch } = useQuery({
    ...favoriteCardsQuery(audience, user?.id),
    enabled: signedIn,
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
