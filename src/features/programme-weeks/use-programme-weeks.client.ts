import { queryOptions } from '@tanstack/react-query'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import { FETCHED_WHEN_SHOWN, personalKey } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { useQuery } from '@/platform/session/use-query.client'
import type { completedWeeks, markWeek } from './programme-weeks.server'

const PATH = '/api/programme/weeks'

/** The completed weeks of a user. */
export const programmeWeeksQuery = (userId: number) =>
  queryOptions({
    queryKey: ['programme-weeks', userId],
    queryFn: ({ signal }) => fetchPersonal<CallResult<typeof completedWeeks>>(PATH, 'programme weeks', signal),
    ...FETCHED_WHEN_SHOWN,
  })

/**
 * The weeks of the six-week reset that the user has done.
 * @returns `weeks` is empty until it is known; `mark` sets one as done or not, false on failure
 */
export function useProgrammeWeeks() {
  const { state, user } = useViewer()
  const userId = user?.id ?? 0
  const query = programmeWeeksQuery(userId)
  const signedIn = state === 'authenticated'
  const { data } = useQuery({ ...query, enabled: signedIn })

  async function mark(week: number, done: boolean): Promise<boolean> {
    const updated = await postPersonal<CallResult<typeof markWeek>>(PATH, { week, done })
    if (!updated) return false
    pageQueries.setQueryData(query.queryKey, updated)
    void pageQueries.invalidateQueries({ queryKey: personalKey('milestones', userId) })
    return true
  }

  return { weeks: data?.weeks ?? [], mark, signedIn }
}
