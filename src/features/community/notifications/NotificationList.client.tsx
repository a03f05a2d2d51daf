'use client'

import { ShieldAlert } from 'lucide-react'
import { Avatar } from '@/ui/Avatar'
import { useToast } from '@/ui/Toaster.client'
import { NOTIFICATION_TEXTS, sentenceOf } from './notification-texts'
import { markRead, type Notification } from './use-notifications.client'

const WHEN = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

type Props = { userId: number; notifications: readonly Notification[] }

/** Notifications, the latest first. Following one marks it as read. Renders a `ul`. */
export function NotificationList({ notifications, userId }: Props) {
  const toast = useToast()

  async function mark(id: number) {
    if (!(await markRead(userId, [id]))) toast.error(NOTIFICATION_TEXTS.markFailed)
  }

  return (
    <ul className="notification-list">
      {notifications.map((notification) => {
        const { at, by, id, kind, read, reason, uri } = notification
        const sentence = sentenceOf(notification)
        const content = (
          <>
            {kind === 'warning' ? (
              <ShieldAlert className="notification-icon" aria-hidden="true" />
            ) : (
              <Avatar name={by?.name ?? ''} imageUrl={by?.avatar} size="small" />
            )}
            <span className="grid min-w-0 gap-1">
              <span className="notification-text">
                {!read && <span className="sr-only">Unread: </span>}
                {sentence}
              </span>
              {reason && <span className="notification-reason">{reason}</span>}
              <time className="text-sm text-text-soft" dateTime={at}>
                {WHEN.format(new Date(at))}
              </time>
            </span>
          </>
        )
        return (
          <li key={id} data-unread={!read || undefined} data-kind={kind}>
            {uri === null ? (
              <div className="notification">{content}</div>
            ) : (
              <a className="notification" href={uri} onClick={() => void (read || markRead(userId, [id]))}>
                {content}
              </a>
            )}
            {!read && (
              <button
                className="notification-mark"
                type="button"
                aria-label={`Mark as read: ${sentence}`}
                title="Mark as read"
                onClick={({ currentTarget }) => {
                  // The button disappears, so the focus goes to the list's part that can have it.
                  currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
                  void mark(id)
                }}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
