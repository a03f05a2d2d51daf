import { queryOptions } from '@tanstack/react-query'
import { useCallback } from 'react'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { readResult } from '@/platform/session/call-result'
import { useViewer } from '@/platform/session/Session.client'
import { session } from '@/platform/session/session-state'
import { useQueries } from '@/platform/session/use-query.client'
import { programmeKey } from './programme-key'
import type { Progress } from './progress'
import { rememberFollower } from './steps/follower'

/** The path of a call of a program, with the browser's time zone, which determines the member's day. */
export function programmePath(slug: string, call: string): string {
  const { timeZone = 'UTC' } = Intl.DateTimeFormat().resolvedOptions()
  return `/api/programmes/${encodeURIComponent(slug)}/${call}?${new URLSearchParams({ timeZone })}`
}

/** A member's progress in a program; `forbidden` below its plan, `missing` when there is no such program. */
export type ProgrammeAnswer = Progress | 'forbidden' | 'missing'

/** @throws Error for any failure but 403 and 404 */
async function fetchProgress(slug: string, userId: number, signal: AbortSignal): Promise<ProgrammeAnswer> {
  const response = await authenticatedFetch(programmePath(slug, 'me'), { signal })
  if (response.status === 403) return 'forbidden'
  if (response.status === 404) return 'missing'
  if (!response.ok) throw new Error(`Failed to fetch the program ${slug}: ${response.status}`)
  const progress = await readResult<Progress>(response)
  if (progress.enrolment) rememberFollower(userId)
  return progress
}

/** A member's progress. It is fetched again when it is shown and when the tab gets the focus: a new day may have begun. */
export const programmeQuery = (userId: number, slug: string) =>
  queryOptions({
    queryKey: programmeKey(userId, slug),
    queryFn: ({ signal }) => fetchProgress(slug, userId, signal),
    networkMode: 'always',
    staleTime: 0,
    refetchOnWindowFocus: true,
  })

export type ProgrammeResult =
  | { state: 'loading' | 'failed' | 'forbidden' | 'missing' }
  | { state: 'ready'; progress: Progress }

/**
 * The user's progress in some programs.
 * @returns `results`: in the order of the slugs; `visitor`: on a page for visitors, until someone is known to be signed in; `retry` repeats
 *   what failed
 */
export function useProgrammes(slugs: readonly string[]) {
  const { audience, state, user } = useViewer()
  const signedIn = state === 'authenticated'
  const userId = user?.id ?? 0
  const queries = useQueries({
    queries: slugs.map((slug) => ({ ...programmeQuery(userId, slug), enabled: signedIn })),
  })
  const results = queries.map(({ data, isError, isFetching }): ProgrammeResult => {
    // A page for members whose session lookup failed.
    if (state === 'anonymous') return { state: 'failed' }
    if (data === 'forbidden' || data === 'missing') return { state: data }
    if (data) return { state: 'ready', progress: data }
    return { state: isError && !isFetching ? 'failed' : 'loading' }
  })
  const retry = useCallback(() => {
    if (!signedIn) return void session.lookUp()
    for (const { data, refetch } of queries) if (data === undefined) void refetch()
  }, [queries, signedIn])
  return { results, visitor: !signedIn && audience === 'visitor', retry }
}

/** The user's progress in a program. See {@link useProgrammes}. */
export function useProgramme(slug: string) {
  const { results, ...rest } = useProgrammes([slug])
  return { result: results[0] ?? { state: 'loading' as const }, ...rest }
}
