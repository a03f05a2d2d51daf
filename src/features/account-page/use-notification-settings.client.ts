import { queryOptions } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { NotificationSettings } from '@/features/community/notification-settings.server'
import { fetchPersonal, postPersonal } from '@/platform/session/authenticated-fetch'
import { pageQueries } from '@/platform/session/load-queries'
import { FETCHED_WHEN_SHOWN } from '@/platform/session/personal-data'
import { useQuery } from '@/platform/session/use-query.client'
import { createLatestWins } from '@/platform/store/latest-wins'
import { EMAIL_SETTINGS } from '@/rules/forum/email-times'

type Answer = { settings: NotificationSettings }
const PATH = '/api/notifications/settings'

const settingsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['notification-settings', userId],
    queryFn: ({ signal }) => fetchPersonal<Answer>(PATH, 'notification settings', signal),
    ...FETCHED_WHEN_SHOWN,
  })

const isSame = (one: Answer, other: Answer) =>
  EMAIL_SETTINGS.every((name) => one.settings[name] === other.settings[name])

/** How the last change ended. */
type Outcome = 'none' | 'saved' | 'failed'

/**
 * What the user is emailed about.
 * @returns `settings`: undefined until they are loaded; `change` shows new ones at once, saves them, and shows the saved
 * ones again if that fails
 */
export function useNotificationSettings(userId: number) {
  const query = settingsQuery(userId)
  const { data, isError, isFetching, refetch } = useQuery(query)
  const [outcome, setOutcome] = useState<Outcome>('none')
  const wanted = useRef<Answer | null>(null)
  const [flush] = useState(() =>
    createLatestWins<Answer | null>({
      latest: () => wanted.current,
      send: (answer) => (answer ? postPersonal<Answer>(PATH, answer) : Promise.resolve(null)),
      isEqual: (one, other) => one !== null && other !== null && isSame(one, other),
      onSettled(ok, confirmed) {
        wanted.current = confirmed
        if (confirmed) pageQueries.setQueryData(query.queryKey, confirmed)
        setOutcome(ok ? 'saved' : 'failed')
      },
    }),
  )

  function change(changed: Partial<NotificationSettings>) {
    if (!data) return
    const next = { settings: { ...data.settings, ...changed } }
    wanted.current = next
    setOutcome('none')
    pageQueries.setQueryData(query.queryKey, next)
    void flush(data)
  }

  return { settings: data?.settings, failed: isError && !isFetching, retry: () => void refetch(), change, outcome }
}
