import { BELL_TITLE } from './bell-title'
import type { Notification } from './use-notifications.client'

/** The path of the page with all notifications. */
export const NOTIFICATIONS_PATH = '/notifications/'

/** The path of the moderators' queue in the admin. */
export const QUEUE_PATH = '/admin/community-queue'

/** Visible texts of notifications. */
export const NOTIFICATION_TEXTS = {
  title: BELL_TITLE,
  markAll: 'Mark all as read',
  all: 'All notifications',
  settings: 'What we email you about',
  empty:
    'No notifications yet. When someone mentions you, replies to you, or writes in a topic that you follow, it appears here.',
  failed: 'Your notifications could not be loaded.',
  markFailed: 'That could not be saved. Please try again.',
  showMore: 'Show more',
} as const

/** The accessible name of the bell. */
export const bellName = (unread: number): string =>
  unread > 0 ? `${NOTIFICATION_TEXTS.title}, ${unread} unread` : NOTIFICATION_TEXTS.title

export const waitingText = (count: number): string =>
  count === 1 ? '1 post waits for moderators' : `${count} posts wait for moderators`

/** "Ana and 2 more people reacted to your post in “Sleep”". */
export function sentenceOf({
  by,
  kind,
  people,
  topic,
}: Pick<Notification, 'by' | 'kind' | 'people' | 'topic'>): string {
  const name = by?.name ?? 'A member'
  const others = people - 1
  const who = others <= 0 ? name : `${name} and ${others === 1 ? 'one more person' : `${others} more people`}`
  const where = `“${topic?.title ?? ''}”`
  switch (kind) {
    case 'mention':
      return `${who} mentioned you in ${where}`
    case 'reply':
      return `${who} replied in ${where}`
    case 'follow':
      return `${who} wrote in ${where}`
    case 'reaction':
      return `${who} reacted to your post in ${where}`
    case 'warning':
      return 'A warning from the moderators'
    default:
      return kind satisfies never
  }
}
