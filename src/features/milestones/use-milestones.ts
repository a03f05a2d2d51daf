import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { usePersonalQuery } from '@/features/session/PersonalData.client'
import { personalKey } from '@/features/session/personal-data'
import { useViewer } from '@/features/session/Session.client'
import { TEXTS } from '@/rules/texts'
import { useToast } from '@/ui/Toaster.client'
import { fetchMilestones, readMilestones, takeCelebrations } from './fetch-milestones'
import type { Milestones } from './milestone'

const NONE: ReadonlySet<number> = new Set()

/**
 * How far whoever is signed in has come: what this tab knows at once, then what it is by now. SPEC 7, 8, 9.
 * @returns `found`: null where it cannot be had; `fresh`: ids of those that were reached just now, each celebrated once,
 * in one browser
 */
export function useMilestones() {
  const client = useQueryClient()
  const toast = useToast()
  const { user } = useViewer()
  const userId = user?.id ?? 0
  const [fresh, setFresh] = useState(NONE)
  const { data, isFetchedAfterMount, isFetching, refetch } = usePersonalQuery<Milestones | null>(
    'milestones',
    fetchMilestones,
    readMilestones,
  )
  const stored = data !== undefined && !isFetchedAfterMount && !isFetching
  useEffect(() => {
    // What was kept does not know of hearts and stars that were given since.
    if (stored) void refetch()
  }, [stored, refetch])

  const asked = useRef('')
  const waiting = isFetchedAfterMount ? (data?.toCelebrate.join() ?? '') : ''
  useEffect(() => {
    if (waiting === '' || waiting === asked.current) return
    asked.current = waiting
    void takeCelebrations(waiting.split(',').map(Number)).then((ids) => {
      const key = personalKey('milestones', userId)
      const known = client.getQueryData<Milestones | null>(key)
      if (!known || ids.length === 0) return
      setFresh(new Set(ids))
      const titles = known.milestones.filter(({ id }) => ids.includes(id)).map(({ title }) => title)
      toast.success(TEXTS.milestoneReached(titles.join(', ')))
      client.setQueryData(key, { ...known, toCelebrate: known.toCelebrate.filter((id) => !ids.includes(id)) })
    })
  }, [waiting, client, toast, userId])

  const retry = useCallback(() => void refetch(), [refetch])
  return { found: data ?? null, fresh, loading: data === undefined || (data === null && isFetching), retry }
}
