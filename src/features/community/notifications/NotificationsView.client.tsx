'use client'

import { useViewer } from '@/platform/session/Session.client'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { Button } from '@/ui/Button'
import { RetryButton } from '@/ui/RetryButton.client'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { useToast } from '@/ui/Toaster.client'
import { NotificationList } from './NotificationList.client'
import { NOTIFICATION_TEXTS } from './notification-texts'
import { markRead, useAllNotifications } from './use-notifications.client'

const Loading = () => (
  <div className="grid gap-4" aria-busy="true">
    <p className="sr-only" role="status">
      Loading…
    </p>
    <Skeleton />
    <Skeleton />
    <Skeleton />
  </div>
)

/** All notifications of the signed-in user. */
export function NotificationsView() {
  const { state, user } = useViewer()
  if (state === 'loading') return <Loading />
  return state === 'authenticated' ? <AllNotifications userId={user.id} /> : <SignInPrompt />
}

function AllNotifications({ userId }: { userId: number }) {
  const { failed, hasMore, loading, notifications, retry, showMore, unread } = useAllNotifications(userId)
  const toast = useToast()

  async function markAll() {
    if (!(await markRead(userId, 'all'))) toast.error(NOTIFICATION_TEXTS.markFailed)
  }

  return (
    // Receives the focus when a focused control is removed.
    <section className="grid gap-6 outline-none" aria-label={NOTIFICATION_TEXTS.title} tabIndex={-1}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <TextLink href="/account/#notifications">{NOTIFICATION_TEXTS.settings}</TextLink>
        {unread > 0 && (
          <Button
            variant="plain"
            size="slim"
            onClick={({ currentTarget }) => {
              currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
              void markAll()
            }}
          >
            {NOTIFICATION_TEXTS.markAll}
          </Button>
        )}
      </div>
      {!notifications && !failed && <Loading />}
      {notifications?.length === 0 && <p className="text-text-soft">{NOTIFICATION_TEXTS.empty}</p>}
      {notifications && notifications.length > 0 && <NotificationList userId={userId} notifications={notifications} />}
      {failed && (
        <div className="flex flex-wrap items-center gap-4">
          <p role="alert">{NOTIFICATION_TEXTS.failed}</p>
          <RetryButton onRetry={retry}>{COMMON_TEXTS.tryAgain}</RetryButton>
        </div>
      )}
      {hasMore && (
        <div>
          <Button variant="plain" pending={loading} onClick={showMore}>
            {NOTIFICATION_TEXTS.showMore}
          </Button>
        </div>
      )}
    </section>
  )
}
