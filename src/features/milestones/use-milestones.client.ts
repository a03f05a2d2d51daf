import { useCallback, useEffect, useRef, useState } from 'react'
import { authenticatedFetch, postPersonal } from '@/platform/session/authenticated-fetch'
import type { CallResult } from '@/platform/session/call-result'
import { pageQueries } from '@/platform/session/load-queries'
import { type PersonalQuery, personalKey } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { usePersonalQuery } from '@/platform/session/use-personal-query.client'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import type { Streak } from '@/rules/streak'
import { useToast } from '@/ui/Toaster.client'
import type { Milestones } from './milestone'
import type { celebrate } from './milestones.server'

/** Validates milestones from a response or session storage; undefined for anything else. */
export function parseMilestones(value: unknown): Milestones | undefined {
  const milestones = value as Partial<Milestones> | null | undefined
  const isComplete =
    typeof milestones === 'object' &&
    Array.isArray(milestones?.milestones) &&
    Array.isArray(milestones.toCelebrate) &&
    Number.isSafeInteger(milestones.streak?.weeks) &&
    Array.isArray(milestones.streak?.days)
  return isComplete ? (milestones as Milestones) : undefined
}

/** The user's milestones, with days counted in the browser's time zone; null on failure. */
export async function fetchMilestones(signal?: AbortSignal): Promise<Milestones | null> {
  const { timeZone = 'UTC' } = Intl.DateTimeFormat().resolvedOptions()
  try {
    const response = await authenticatedFetch(`/api/milestones?${new URLSearchParams({ timeZone })}`, { signal })
    return response.ok ? (parseMilestones(await response.json()) ?? null) : null
  } catch {
    return null
  }
}

/** The user's milestones, stored for the session. */
export const ownMilestonesQuery: PersonalQuery<Milestones | null> = {
  name: 'milestones',
  fetch: fetchMilestones,
  parse: parseMilestones,
}

/** Claims the celebration of milestones. @returns those that had not been celebrated; none on failure */
export async function claimCelebrations(ids: readonly number[]): Promise<number[]> {
  const result = await postPersonal<CallResult<typeof celebrate>>('/api/milestones', { celebrate: ids })
  return result?.celebrate ?? []
}

const NO_IDS: ReadonlySet<number> = new Set()

/** The parts of the page that show milestones now, and since when there are some: one request serves them all. */
const visit = { parts: 0, startMs: 0 }

/** When the first part of the page began to show milestones; null on the first render. */
function useVisitStart(): number | null {
  const [startMs, setStartMs] = useState<number | null>(null)
  useEffect(() => {
    if (visit.parts === 0) visit.startMs = Date.now()
    visit.parts += 1
    setStartMs(visit.startMs)
    return () => {
      visit.parts -= 1
    }
  }, [])
  return startMs
}

/** The user's milestones: the stored ones at once, then the current ones. */
function useStoredThenCurrent() {
  const query = usePersonalQuery(ownMilestonesQuery)
  const { data, dataUpdatedAt, refetch } = query
  const visitStartMs = useVisitStart()
  const isKnown = data !== undefined && visitStartMs !== null
  const isCurrent = isKnown && dataUpdatedAt >= visitStartMs
  const isOutdated = isKnown && !isCurrent
  useEffect(() => {
    // The stored data may be older than the latest favorites and ratings. Another part may have asked already.
    if (isOutdated) void refetch({ cancelRefetch: false })
  }, [isOutdated, refetch])
  return { ...query, isCurrent }
}

/** The user's streak; null until it is known, and on failure. */
export const useStreak = (): Streak | null => useStoredThenCurrent().data?.streak ?? null

/**
 * The user's milestones.
 * @returns `found`: null on failure; `newIds`: ids of those achieved just now, each celebrated once, in one browser
 */
export function useMilestones() {
  const toast = useToast()
  const { user } = useViewer()
  const userId = user?.id ?? 0
  const [newIds, setNewIds] = useState(NO_IDS)
  const { data, isCurrent, isFetching, refetch } = useStoredThenCurrent()
  const claimedIds = useRef('')
  const idsToCelebrate = isCurrent ? (data?.toCelebrate.join() ?? '') : ''
  useEffect(() => {
    if (idsToCelebrate === '' || idsToCelebrate === claimedIds.current) return
    claimedIds.current = idsToCelebrate
    void claimCelebrations(idsToCelebrate.split(',').map(Number)).then((ids) => {
      const queryKey = personalKey(ownMilestonesQuery.name, userId)
      const current = pageQueries.getQueryData<Milestones | null>(queryKey)
      if (!current || ids.length === 0) return
      setNewIds(new Set(ids))
      const titles = current.milestones.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
      toast.success(MEMBER_TEXTS.milestoneReached(titles.join(', ')))
      pageQueries.setQueryData(queryKey, {
        ...current,
        toCelebrate: current.toCelebrate.filter((id) => !ids.includes(id)),
      })
    })
  }, [idsToCelebrate, toast, userId])

  const retry = useCallback(() => void refetch(), [refetch])
  return { found: data ?? null, newIds, loading: data === undefined || (data === null && isFetching), retry }
}
