import { LIMITS } from '../limits'
import type { EmailTime, NOTIFICATION_KINDS } from './terms'

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS
/** The first Monday after the epoch, which was a Thursday. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** The settings of a member: one for each kind of notification that can be emailed. */
export const EMAIL_SETTINGS = ['mentions', 'replies', 'follows', 'reactions'] as const
export type EmailSetting = (typeof EMAIL_SETTINGS)[number]

/** The setting that decides about a kind; null for one that is never emailed. */
export const SETTING_OF_KIND = {
  mention: 'mentions',
  reply: 'replies',
  follow: 'follows',
  reaction: 'reactions',
  warning: null,
} as const satisfies Record<(typeof NOTIFICATION_KINDS)[number], EmailSetting | null>

/** What one link in an email ends: the emails about one kind, or everything that comes daily or weekly. */
export const STOPPABLE = [...EMAIL_SETTINGS, 'daily', 'weekly'] as const
export type Stoppable = (typeof STOPPABLE)[number]

/** The next moment in a series. @param offset of the series from the epoch, ms */
const nextOf = (after: Date, offset: number, interval: number): Date =>
  new Date((Math.floor((after.getTime() - offset) / interval) + 1) * interval + offset)

const nextDaily = (after: Date) => nextOf(after, LIMITS.forumEmailHour * HOUR_MS, DAY_MS)

/**
 * When the email about a notification is due (docs/product.md#community).
 * @param at when it happened
 * @param emailedAt when an email about it was sent before: reactions on one post are gathered, so that another one is
 * not emailed at once again
 * @returns null for never
 */
export function emailDueAt(time: EmailTime, at: Date, emailedAt: Date | null): Date | null {
  switch (time) {
    case 'now':
      return emailedAt === null ? at : nextDaily(at)
    case 'daily':
      return nextDaily(at)
    case 'weekly':
      return nextOf(at, FIRST_MONDAY_MS + LIMITS.forumEmailHour * HOUR_MS, 7 * DAY_MS)
    case 'never':
      return null
    default:
      return time satisfies never
  }
}
