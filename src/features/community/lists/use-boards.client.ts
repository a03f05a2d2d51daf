import { queryOptions } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import { viewerJson } from '@/platform/session/viewer-fetch'
import type { listBoards } from '../boards.server'
import type { ForumBoard } from '../forum-types'
import { useSend } from '../use-send.client'

/** The boards with what is personal: what is new, what the member follows, and where they may write. */
const boardsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['forum-boards', userId],
    queryFn: async ({ signal }) =>
      (await viewerJson<CallResult<typeof listBoards>>('/api/forum/boards', { signal })).boards,
    ...FETCHED_WHEN_SHOWN,
  })

/**
 * The boards for the current member.
 * @param initial as the page's HTML has them
 */
export function useBoards(initial: readonly ForumBoard[]): readonly ForumBoard[] {
  const { state, user } = useViewer()
  const userId = state === 'authenticated' ? user.id : 0
  const { data } = useQuery({ ...boardsQuery(userId), enabled: userId !== 0 })
  return data ?? initial
}

/** Follows a board, or no longer: shown at once, and taken back if the server refuses. */
export function useFollowBoard() {
  const send = useSend()
  const { user } = useViewer()
  const { queryKey } = boardsQuery(user?.id ?? 0)
  return useCallback(
    async (slug: string, on: boolean) => {
      const show = (followed: boolean) =>
        pageQueries.setQueryData(queryKey, (boards) =>
          boards?.map((board) => (board.slug === slug ? { ...board, followed } : board)),
        )
      show(on)
      const answer = await send<{ followed: boolean }>(`/api/forum/boards/${slug}/follow`, { on })
      show(answer?.followed ?? !on)
    },
    [queryKey, send],
  )
}
