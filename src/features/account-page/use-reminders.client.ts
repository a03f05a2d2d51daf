import { queryOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReminderSettings } from '@/features/programmes/reminders/reminder-settings.server'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import { pageQueries } from '@/platform/session/load-queries'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useQuery } from '@/platform/session/use-query.client'
import { createLatestWins } from '@/platform/store/latest-wins'

const PATH = '/api/user/reminders'

const remindersQuery = (userId: number) =>
  queryOptions({
    queryKey: ['reminders', userId],
    queryFn: ({ signal }) => fetchPersonal<ReminderSettings>(PATH, 'reminders', signal),
    ...FETCHED_WHEN_SHOWN,
  })

const isSame = (one: ReminderSettings, other: ReminderSettings) =>
  one.on === other.on && one.weekdays.join() === other.weekdays.join()

/** How the last change ended. */
type Outcome = 'none' | 'saved' | 'failed'

/**
 * The user's reminders.
 * @returns `settings`: undefined until they are loaded; `change` shows new ones at once, saves them, and shows the saved
 * ones again if that fails
 */
export function useReminders(userId: number) {
  const query = remindersQuery(userId)
  const { data, isError, isFetching, refetch } = useQuery(query)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const wanted = useRef<ReminderSettings | null>(null)
  const [flush] = useState(() =>
    createLatestWins<ReminderSettings | null>({
      latest: () => wanted.current,
      send: (settings) => (settings ? postPersonal<ReminderSettings>(PATH, settings) : Promise.resolve(null)),
      isEqual: (one, other) => one !== null && other !== null && isSame(one, other),
      onSettled(ok, confirmed) {
        wanted.current = confirmed
        if (confirmed) pageQueries.setQueryData(query.queryKey, confirmed)
        setOutcome(ok ? 'saved' : 'failed')
      },
    }),
  )

  function change(settings: ReminderSettings) {
    if (!data) return
    wanted.current = settings
    setOutcome('none')
    pageQueries.setQueryData(query.queryKey, settings)
    void flush(data)
  }

  return { settings: data, failed: isError && !isFetching, retry: () => void refetch(), change, outcome }
}
