'use client'

import { EMAIL_SETTINGS } from '@/rules/forum/email-times'
import { EMAIL_TIMES } from '@/rules/forum/terms'
import { ACCOUNT_TEXTS } from '@/rules/page-texts/accounts'
import { Select } from '@/ui/Select'
import { ListLoading } from './ListLoading'
import { useNotificationSettings } from './use-notification-settings.client'

const LABELS = {
  mentions: 'Someone mentions you',
  replies: 'Someone replies to you',
  follows: 'New posts where you follow',
  reactions: 'Reactions to your posts',
} as const

const TIMES = { now: 'At once', daily: 'Once a day', weekly: 'Once a week', never: 'Never' } as const
const OPTIONS = EMAIL_TIMES.map((value) => ({ value, label: TIMES[value] }))

/** What the user is emailed about, and how often. Each change is saved at once. */
export function NotificationSettings({ userId }: { userId: number }) {
  const { change, failed, outcome, retry, settings } = useNotificationSettings(userId)
  if (failed || !settings) return <ListLoading failed={failed} onRetry={retry} />
  return (
    <>
      <div className="grid w-full max-w-measure gap-4 sm:grid-cols-2">
        {EMAIL_SETTINGS.map((name) => (
          <Select
            key={name}
            name={name}
            label={LABELS[name]}
            options={OPTIONS}
            value={settings[name]}
            onChange={({ target }) => {
              const time = EMAIL_TIMES.find((value) => value === target.value)
              if (time) change({ [name]: time })
            }}
          />
        ))}
      </div>
      <p className="font-semibold text-bad text-sm empty:hidden" role="alert">
        {outcome === 'failed' ? ACCOUNT_TEXTS.notificationsFailed : ''}
      </p>
      <p className="text-good empty:hidden" role="status">
        {outcome === 'saved' ? ACCOUNT_TEXTS.notificationsSaved : ''}
      </p>
    </>
  )
}
