'use client'

import { COMMON_TEXTS } from '@/rules/common-texts'
import { RetryButton } from '@/ui/RetryButton.client'
import { Skeleton } from '@/ui/Skeleton'
import { useToast } from '@/ui/Toaster.client'
import { NotificationList } from './NotificationList.client'
import { NOTIFICATION_TEXTS, NOTIFICATIONS_PATH, QUEUE_PATH, waitingText } from './notification-texts'
import { markRead, useLatestNotifications } from './use-notifications.client'

/** What the bell opens: the latest notifications, and for moderators how many posts wait for them. */
export function NotificationPanel({ userId }: { userId: number }) {
  const { failed, list, retry } = useLatestNotifications(userId)
  const toast = useToast()

  async function markAll() {
    if (!(await markRead(userId, 'all'))) toast.error(NOTIFICATION_TEXTS.markFailed)
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="type-h4">{NOTIFICATION_TEXTS.title}</h2>
        {list && list.unread > 0 && (
          <button
            className="notification-link"
            type="button"
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
              void markAll()
            }}
          >
            {NOTIFICATION_TEXTS.markAll}
          </button>
        )}
      </div>
      {list?.waiting !== undefined && list.waiting > 0 && (
        <a className="notification-waiting" href={QUEUE_PATH}>
          {waitingText(list.waiting)}
        </a>
      )}
      {failed ? (
        <div className="grid justify-items-start gap-3">
          <p role="alert">{NOTIFICATION_TEXTS.failed}</p>
          <RetryButton onRetry={retry}>{COMMON_TEXTS.tryAgain}</RetryButton>
        </div>
      ) : !list ? (
        <div className="grid gap-3" aria-busy="true">
          <p className="sr-only">Loading…</p>
          <Skeleton />
          <Skeleton />
        </div>
      ) : list.notifications.length === 0 ? (
        <p className="text-text-soft">{NOTIFICATION_TEXTS.empty}</p>
      ) : (
        <NotificationList userId={userId} notifications={list.notifications} />
      )}
      <a className="notification-link" href={NOTIFICATIONS_PATH}>
        {NOTIFICATION_TEXTS.all}
      </a>
    </>
  )
}
