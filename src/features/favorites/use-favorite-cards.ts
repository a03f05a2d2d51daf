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
 * The favorites of whoever is signed in as cards, in step with every heart of the page and of other tabs. SPEC 2.3, 7, 8.
 * @returns `cards`: the latest first; null until they are known. `visitor`: nobody is signed in
 */
export function useFavoriteCards() {
  const { audience, state, user } = useViewer()
  const { hearts, failed: idsFailed, retry: retryIds } = useFavorites()
  const signedIn = state === 'authenticated'
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['favourite-cards', audience, user?.id],
    queryFn: ({ signal }) => fetchCards(signal),
    enabled: signedIn,
    networkMode: 'always',
    staleTime: 0,
    // A person's own is not kept for longer than it is shown.
    gcTime: 0,
  })

  const cardsById = useMemo(() => data && new Map(data.map((card) => [card.databaseId, card])), [data])
  const missing = cardsById && hearts?.filter((id) => !cardsById.has(id)).join()
  const requested = useRef('')
  useEffect(() => {
    // Hearted meanwhile, somewhere else: asked for once, since it may be off the site by now.
    if (!missing || missing === requested.current) return
    requested.current = missing
    void refetch()
  }, [missing, refetch])

  const cards = useMemo(
    () => (cardsById && hearts ? hearts.map((id) => cardsById.get(id)).filter((card) => card !== undefined) : null),
    [cardsById, hearts],
  )
  const retry = useCallback(() => {
    if (!signedIn) return void session.lookUp()
    retryIds()
    void refetch()
  }, [signedIn, refetch, retryIds])

  const visitor = state === 'anonymous' && audience === 'visitor'
  // A member's page, but who is looking could not be asked.
  const sessionUnknown = state === 'anonymous' && audience !== 'visitor'
  const failed = cards === null && (sessionUnknown || idsFailed || (isError && !isFetching))
  return { cards, failed, retry, visitor }
}
