import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLoginModal } from '@/features/login-modal/LoginModal.client'
import { usePersonalQuery } from '@/features/session/PersonalData.client'
import { personalKey } from '@/features/session/personal-data'
import { session } from '@/features/session/session-state'
import { waitForUser } from '@/features/session/wait-for-user'
import { TEXTS } from '@/rules/texts'
import { useToast } from '@/ui/Toaster.client'
import { fetchHearts, readHearts, sendToggle } from './fetch-hearts'
import { tellHeart } from './heart-tabs'
import { createHearts } from './hearts'

type Toggle = ReturnType<typeof createHearts>

/** One for each person and page load, so that all hearts of a page know of each other's requests. */
const toggles = new WeakMap<QueryClient, Map<number, Toggle>>()

/**
 * The hearts of whoever looks at the page. SPEC 4, 6, 7.
 * @returns `hearts`: databaseIds, the latest first; undefined for a visitor, and until they are known. `failed`: they
 * could not be fetched, and `retry` asks again. `press` turns one around; of a visitor it opens the login modal, and
 * while nobody knows who looks, it waits for the answer.
 */
export function useHearts() {
  const client = useQueryClient()
  const modal = useLoginModal()
  const toast = useToast()
  const { data, isError, isFetching, refetch } = usePersonalQuery('favourites', fetchHearts, readHearts)

  const press = useCallback(
    async (databaseId: number) => {
      const user = await waitForUser()
      if (!user) return modal.open()
      try {
        await knownHearts(client, user.id)
      } catch {
        return toast.error(TEXTS.heartFailed)
      }
      const failed = () => toast.error(TEXTS.heartFailed)
      await toggleOf(client, user.id)(databaseId, failed)
    },
    [client, modal, toast],
  )

  const retry = useCallback(() => void refetch(), [refetch])
  return { hearts: data, failed: isError && !isFetching, press, retry }
}

/** Without them nobody knows which way a heart turns. @throws Error "Failed to fetch favorite posts" */
function knownHearts(client: QueryClient, userId: number): Promise<number[]> {
  return client.ensureQueryData({
    queryKey: personalKey('favourites', userId),
    queryFn: ({ signal }) => fetchHearts(signal),
    networkMode: 'always',
  })
}

function toggleOf(client: QueryClient, userId: number): Toggle {
  const ofClient = toggles.get(client) ?? new Map<number, Toggle>()
  toggles.set(client, ofClient)
  const queryKey = personalKey('favourites', userId)
  const now = () => client.getQueryData<number[]>(queryKey) ?? []
  const toggle =
    ofClient.get(userId) ??
    createHearts({
      now,
      send: (postId) => sendToggle(postId, userId),
      show: (hearts) => {
        // Whoever has left meanwhile leaves nothing behind.
        if (session.current().user?.id === userId) client.setQueryData(queryKey, [...hearts])
      },
      saved: (postId) => tellHeart({ userId, postId, favorite: now().includes(postId) }),
    })
  ofClient.set(userId, toggle)
  return toggle
}
