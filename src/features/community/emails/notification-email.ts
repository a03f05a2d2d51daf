import { greeting, printableName } from '@/rules/account-emails'
import type { EmailMessage } from '@/rules/email-message'
import type { EmailSetting, Stoppable } from '@/rules/forum/email-times'
import type { NOTIFICATION_KINDS } from '@/rules/forum/terms'
import { LIMITS } from '@/rules/limits'

/** A notification in an email. */
export type EmailedNotification = {
  kind: Exclude<(typeof NOTIFICATION_KINDS)[number], 'warning'>
  /** Who did it, or the last of them. */
  by: string
  /** How many people, for reactions. */
  people: number
  topic: string
  /** The beginning of the post, on one line. */
  excerpt: string
  /** The path that leads to the post. */
  uri: string
}

type Email = {
  /** The site's origin. */
  site: string
  firstName: string | null
  /** What the email gathers: one kind as it happens, or everything of a day or week. */
  about: Stoppable
  /** At least one, the oldest first. */
  notifications: readonly EmailedNotification[]
  /** Absolute URL of the page that ends emails like this one. */
  stop: string
}

const NAMES = { mentions: 'mentions', replies: 'replies', follows: 'new posts', reactions: 'reactions' } as const
const isSetting = (about: Stoppable): about is EmailSetting => Object.hasOwn(NAMES, about)

/** What a link in an email ends, in words. */
export const stopLabel = (about: Stoppable): string =>
  isSetting(about) ? `Stop emails about ${NAMES[about]}` : `Stop the ${about} email`

function whoOf({ by, people }: EmailedNotification): string {
  const name = printableName(by) ?? 'A member'
  if (people <= 1) return name
  return people === 2 ? `${name} and one more person` : `${name} and ${people - 1} more people`
}

/** "Ana replied in “Sleep”". */
function sentenceOf(notification: EmailedNotification): string {
  const who = whoOf(notification)
  const where = `“${notification.topic}”`
  switch (notification.kind) {
    case 'mention':
      return `${who} mentioned you in ${where}`
    case 'reply':
      return `${who} replied in ${where}`
    case 'follow':
      return `${who} wrote in ${where}`
    case 'reaction':
      return `${who} reacted to your post in ${where}`
    default:
      return notification.kind satisfies never
  }
}

function subjectOf(about: Stoppable, notifications: readonly EmailedNotification[]): string {
  const [first] = notifications
  if (first && notifications.length === 1) return sentenceOf(first)
  if (isSetting(about)) return `${notifications.length} ${NAMES[about]} in the community`
  return about === 'daily' ? 'Your day in the community' : 'Your week in the community'
}

/** The email about notifications that a member has not read on the site. */
export function notificationEmail({ about, firstName, notifications, site, stop }: Email): EmailMessage {
  const shown = notifications.slice(0, LIMITS.forumEmailItems)
  const [first] = shown
  const isOne = notifications.length === 1
  const more = notifications.length - shown.length
  const lines = shown.flatMap((notification) => {
    const sentence = sentenceOf(notification)
    return [
      isOne ? `${sentence}:` : { label: sentence, href: site + notification.uri },
      ...(notification.excerpt === '' ? [] : [`“${notification.excerpt}”`]),
    ]
  })
  return {
    subject: subjectOf(about, notifications).replace(/\s+/g, ' '),
    lines: [
      greeting(firstName),
      ...lines,
      ...(more > 0 ? [`And ${more} more.`] : []),
      'You can choose on your account page what we email you about, and how often.',
    ],
    link:
      isOne && first
        ? { label: 'Open the topic', href: site + first.uri }
        : { label: 'All notifications', href: `${site}/notifications/` },
    otherLink: { label: stopLabel(about), href: stop },
  }
}
