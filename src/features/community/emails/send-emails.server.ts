import 'server-only'
import { asSystem } from '@/cms/client/local-api.server'
import { signLinkToken } from '@/platform/mail/link-tokens'
import { oneClickHeaders, sendEmail } from '@/platform/mail/send-email.server'
import { audienceOfMember, isPlan } from '@/rules/audience'
import { emailDueAt, SETTING_OF_KIND, type Stoppable } from '@/rules/forum/email-times'
import { excerptOf } from '@/rules/forum/excerpt'
import { postUri } from '@/rules/forum/topic-uri'
import { LIMITS } from '@/rules/limits'
import { isRole, isStaffRole } from '@/rules/roles'
import { siteOrigin } from '@/runtime/env'
import { signingSecret } from '@/runtime/signing-secret'
import { authorOf } from '../author.server'
import { readableBoards } from '../boards.server'
import {
  claimNotifications,
  type DueNotification,
  dueMembers,
  dueNotifications,
  postponeNotifications,
  type Recipient,
  recipientOf,
  retryLater,
} from './due-emails.server'
import { type EmailedNotification, notificationEmail } from './notification-email'

const EXCERPT_CHARS = 200

/**
 * Sends the emails about notifications that are due, a bounded number of people at a time. Several processes can run it
 * at once: each notification is claimed by one of them before it is sent. A failure of one person's is logged and tried
 * again later.
 * @returns how many emails were sent, and whether more can be due
 */
export async function sendDueNotificationEmails(now: Date): Promise<{ sent: number; more: boolean }> {
  const members = await dueMembers(now)
  let sent = 0
  let more = members.length === LIMITS.forumEmailPeople
  for (const member of members) {
    try {
      const done = await emailMember(member, now)
      sent += done.sent
      more ||= done.more
    } catch (error) {
      const { logger } = await asSystem('logging failed emails about notifications')
      logger.error({ err: error, msg: 'Notifications were not emailed. They are tried again.' })
      await retryLater(member, now)
    }
  }
  return { sent, more }
}

/** The people to whom no email is sent whatever they have chosen. */
const mayBeEmailed = ({ banned_at, deletion_at, verified }: Recipient) =>
  verified && deletion_at === null && banned_at === null

/** What each of a member's notifications is due for. */
type Plan = { drop: number[]; later: Map<number, number[]>; now: Map<Stoppable, DueNotification[]> }

const append = <Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) =>
  map.set(key, [...(map.get(key) ?? []), value])

/** Sorts a member's notifications by what they have chosen and may read now. */
function planOf(
  recipient: Recipient,
  notifications: readonly DueNotification[],
  boards: ReadonlyMap<number, unknown>,
  now: Date,
): Plan {
  const plan: Plan = { drop: [], later: new Map(), now: new Map() }
  const isVisible = ({ board_id, people, post_state, read_at, topic_state }: DueNotification) =>
    read_at === null &&
    people > 0 &&
    post_state === 'published' &&
    topic_state === 'published' &&
    board_id !== null &&
    boards.has(board_id)
  for (const notification of notifications) {
    const setting = SETTING_OF_KIND[notification.kind]
    const time = setting === null ? 'never' : recipient[setting]
    const dueAt = emailDueAt(time, notification.at, notification.emailed_at)
    if (setting === null || dueAt === null || !isVisible(notification)) plan.drop.push(notification.id)
    else if (dueAt > now) append(plan.later, dueAt.getTime(), notification.id)
    else append(plan.now, time === 'daily' || time === 'weekly' ? time : setting, notification)
  }
  return plan
}

async function emailMember(member: number, now: Date): Promise<{ sent: number; more: boolean }> {
  const [recipient, notifications] = await Promise.all([recipientOf(member), dueNotifications(member, now)])
  const { plan, role } = recipient
  const audience =
    mayBeEmailed(recipient) && isPlan(plan)
      ? audienceOfMember({ plan, staff: isRole(role) && isStaffRole(role) })
      : null
  const boards = audience === null ? new Map() : await readableBoards({ audience })
  const planned = planOf(recipient, notifications, boards, now)
  await postponeNotifications(planned.drop, null, now)
  for (const [untilMs, ids] of planned.later) await postponeNotifications(ids, new Date(untilMs), now)
  let sent = 0
  for (const [about, due] of planned.now) {
    // Claimed before it is sent: a process that ends in between sends none, rather than another one sending two.
    const claimed = await claimNotifications(
      due.map(({ id }) => id),
      now,
    )
    const own = due.filter(({ id }) => claimed.has(id))
    if (own.length === 0) continue
    await sendOne(member, recipient, about, own)
    sent += 1
  }
  return { sent, more: notifications.length === LIMITS.forumEmailRows }
}

async function sendOne(member: number, { email, first_name }: Recipient, about: Stoppable, due: DueNotification[]) {
  const site = siteOrigin()
  const query = `?token=${await signLinkToken(`stop-${about}`, member, signingSecret())}`
  const message = notificationEmail({
    site,
    firstName: first_name,
    about,
    notifications: due.flatMap(emailed),
    stop: `${site}/notifications/stop/${query}`,
  })
  await sendEmail(email, message, oneClickHeaders(`${site}/api/notifications/stop/${query}`))
}

function emailed(due: DueNotification): EmailedNotification[] {
  const { kind, people, post_id, post_text, topic_title } = due
  if (kind === 'warning' || post_id === null) return []
  return [
    {
      kind,
      by: authorOf(due).name,
      people,
      topic: topic_title ?? '',
      excerpt: excerptOf(post_text ?? '', EXCERPT_CHARS),
      uri: postUri(post_id),
    },
  ]
}
