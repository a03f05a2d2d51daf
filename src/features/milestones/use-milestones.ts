import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePersonalQuery } from '@/platform/session/PersonalData.client'
import { personalKey } from '@/platform/session/personal-data'
import { useViewer } from '@/platform/session/Session.client'
import { TEXTS } from '@/rules/texts'
import { useToast } from '@/ui/Toaster.client'
import { claimCelebrations, ownMilestonesQuery } from './fetch-milestones'
import type { Milestones } from './milestone'

const NO_IDS: ReadonlySet<number> = new Set()

/**
 * The user's milestones: the stored ones at once, then the current ones.
 * @returns `found`: null on failure; `newIds`: ids of those achieved just now, each celebrated once, in one browser
 */
export function useMilestones() {
  const client = useQueryClient()
  const toast = useToast()
  const { user } = useViewer()
  const userId = user?.id ?? 0
  const [newIds, setNewIds] = useState(NO_IDS)
  const { data, isFetchedAfterMount, isFetching, refetch } = usePersonalQuery(ownMilestonesQuery)
  const fromStorage = data !== undefined && !isFetchedAfterMount && !isFetching
  useEffect(() => {
    // The stored data may be older than the latest favorites and ratings.
    if (fromStorage) void refetch()
  }, [fromStorage, refetch])

  const claimedIds = useRef('')
  const idsToCelebrate = isFetchedAfterMount ? (data?.toCelebrate.join() ?? '') : ''
  useEffect(() => {
    if (idsToCelebrate === '' || idsToCelebrate === claimedIds.current) return
    claimedIds.current = idsToCelebrate
    void claimCelebrations(idsToCelebrate.split(',').map(Number)).then((ids) => {
      const queryKey = personalKey(ownMilestonesQuery.name, userId)
      const current = client.getQueryData<Milestones | null>(queryKey)
      if (!current || ids.length === 0) return
      setNewIds(new Set(ids))
      const titles = current.milestones.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
      toast.success(TEXTS.milestoneReached(titles.join(', ')))
      client.setQueryData(queryKey, {
        ...current,
        toCelebrate: current.toCelebrate.filter((id) => !ids.includes(id)),
      })
    })
  }, [idsToCelebrate, client, toast, userId])

  const retry = useCallback(() => void refetch(), [refetch])
  return { found: data ?? null, newIds, loading: data === undefined || (data === null && isFetching), retry }
}
