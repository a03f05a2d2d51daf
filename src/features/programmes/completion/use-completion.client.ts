import { queryOptions } from '@tanstack/react-query'
import { authenticatedFetch } from '@/platform/session/authenticated-fetch'
import { type CallResult, readError, readResult } from '@/platform/session/call-result'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useQuery } from '@/platform/session/use-query.client'
import { useTimeZone } from '@/ui/use-time-zone.client'
import type { programmeCompletion } from '../completion.server'

export type Completion = CallResult<typeof programmeCompletion>

/** Why there is nothing to show: steps are left, there is no such program, or the user's plan does not reach it. */
type Reason = 'conflict' | 'not_found' | 'forbidden'
const REASONS: readonly unknown[] = ['conflict', 'not_found', 'forbidden'] satisfies Reason[]
const isReason = (code: unknown): code is Reason => REASONS.includes(code)

type Answer = { completion: Completion } | { reason: Reason }

type Query = { slug: string; timeZone: string; userId: number }

const completionQuery = ({ slug, timeZone, userId }: Query) =>
  queryOptions({
    queryKey: ['programme-completion', userId, slug, timeZone],
    queryFn: async ({ signal }): Promise<Answer> => {
      const query = new URLSearchParams({ timeZone })
      const response = await authenticatedFetch(`/api/programmes/${slug}/completion?${query}`, { signal })
      if (response.ok) return { completion: await readResult<Completion>(response) }
      const code = (await readError(response))?.code
      if (isReason(code)) return { reason: code }
      throw new Error('Failed to fetch the completion of a program')
    },
    ...FETCHED_WHEN_SHOWN,
  })

/** What the user did in a program. @returns `answer` is undefined until it is known */
export function useCompletion(slug: string, userId: number) {
  const timeZone = useTimeZone()
  const { data, isError, isFetching, refetch } = useQuery(completionQuery({ slug, timeZone, userId }))
  return { answer: data, failed: isError && !isFetching, retry: () => void refetch() }
}
