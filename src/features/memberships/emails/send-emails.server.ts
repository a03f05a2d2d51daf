import 'server-only'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { asSystem } from '@/cms/client/local-api.server'
import { executeSql, queryRows, withTransaction } from '@/cms/client/sql.server'
import { recordPriceNotice } from '@/cms/memberships/announce-price'
import { changeMemberships } from '@/cms/memberships/change'
import { orderById, type StoredOrder } from '@/cms/memberships/orders'
import { type StoredSubscription, subscriptionsOf } from '@/cms/memberships/rows'
import { sendEmail } from '@/platform/mail/send-email.server'
import { LIMITS } from '@/rules/limits'
import { consentVersionIn } from '@/rules/membership/consent'
import { EMAIL_KIND_KEYS, type EmailKind } from '@/rules/membership/emails/kinds'
import { isStillDue } from '@/rules/membership/emails/still-due'
import { fillTemplate } from '@/rules/membership/emails/template'
import { isRunning } from '@/rules/membership/subscription'
import { siteOrigin } from '@/runtime/env'
import { receiptOf } from '../receipt.server'
import { paidGift } from './paid-gift.server'
import { emailTemplate } from './texts.server'
import { type EmailFacts, emailValues } from './values.server'

const REASON = 'emails about memberships that are due'

const id = z.coerce.number()

const dueEmail = z.object({
  id,
  kind: z.enum(EMAIL_KIND_KEYS),
  user_id: id,
  subscription_id: id.nullable(),
  order_id: id.nullable(),
  gift_id: id.nullable(),
  email: z.string(),
  first_name: z.string().nullable(),
  // SQLite keeps truth as a number.
  verified: z.unknown().transform(Boolean),
  deletion_at: z.unknown(),
})
type DueEmail = z.infer<typeof dueEmail>

/** What someone who leaves gets all the same. */
const ALSO_WHILE_LEAVING: ReadonlySet<EmailKind> = new Set(['receipt', 'canceled', 'orderPlaced', 'giftBought'])

/**
 * Sends the emails about memberships that are due, a bounded number at a time. Several processes can run it at once:
 * each email is claimed by one of them before it is sent, so that none is sent twice.
 * @returns how many were sent
 */
export async function sendDueMembershipEmails(now: Date): Promise<number> {
  const rows = await queryRows(
    REASON,
    sql`select messages.id, messages.kind, messages.user_id, messages.subscription_id, messages.order_id, messages.gift_id,
        users.email, users.first_name, users._verified as verified, users.deletion_at
      from membership_messages as messages join users on users.id = messages.user_id
      where messages.due_at <= ${now.toISOString()}
      order by messages.due_at, messages.id limit ${LIMITS.membershipEmailsAtATime}`,
  )
  let count = 0
  for (const due of dueEmail.array().parse(rows)) if (await sendOne(due, now)) count += 1
  return count
}

async function sendOne(due: DueEmail, now: Date): Promise<boolean> {
  const facts = await factsOf(due, now)
  const sentIso = facts === null ? null : now.toISOString()
  const claimed = await executeSql(
    REASON,
    sql`update membership_messages set due_at = null, sent_at = ${sentIso}, updated_at = ${now.toISOString()}
      where id = ${due.id} and due_at is not null returning id`,
  )
  if (facts === null || claimed.length === 0) return false
  const message = fillTemplate(due.kind, await emailTemplate(due.kind), emailValues(facts, now), siteOrigin())
  await sendEmail(due.email, message)
  if (due.kind === 'priceChange' && facts.subscription) await recordNotice(due.user_id, facts.subscription.id)
  return true
}

/** @throws what the database throws; the price then stays as it is */
function recordNotice(user: number, subscription: number): Promise<void> {
  const byClock = { origin: 'clock', by: null } as const
  return withTransaction(REASON, (req) =>
    changeMemberships(req, user, byClock, (change) => recordPriceNotice(change, subscription)),
  )
}

/** @returns null for an email that is no longer to be sent */
async function factsOf(
  due: DueEmail,
  now: Date,
): Promise<(EmailFacts & { subscription: StoredSubscription | null }) | null> {
  const { deletion_at, first_name, gift_id, kind, order_id, subscription_id, user_id, verified } = due
  if (!verified || (deletion_at !== null && !ALSO_WHILE_LEAVING.has(kind))) return null
  const run = (statement: Parameters<typeof queryRows>[1]) => queryRows(REASON, statement)
  const subscriptions = await subscriptionsOf(run, user_id)
  const order = order_id === null ? null : await orderById(run, order_id)
  const gift = kind === 'giftBought' && gift_id !== null ? await paidGift(user_id, gift_id) : null
  const subscription = subscriptionFor(subscriptions, subscription_id ?? order?.subscription_id ?? null)
  const hasOther = subscriptions.some((one) => one.id !== subscription?.id && isRunning(one))
  const isGiftPaid = gift !== null
  if (!isStillDue(kind, { subscription, orderStatus: order?.status ?? null, isGiftPaid, hasOther }, now)) return null
  const payload = await asSystem(REASON)
  const { memberships } = await payload.findGlobal({ slug: 'settings', depth: 0 })
  const isPaidHere = subscription === null || subscription.source === 'offline'
  return {
    firstName: first_name,
    subscription,
    order: order && (await orderFacts(user_id, order)),
    gift,
    agreedTo: subscription?.source === 'stripe' ? await agreedAtStripe(user_id) : null,
    howToPay: isPaidHere ? (memberships?.transferText ?? null) : null,
  }
}

/** The version of the terms that someone has agreed to before they went to Stripe. */
async function agreedAtStripe(user: number): Promise<string | null> {
  const [line] = await queryRows(
    REASON,
    sql`select note from membership_events
      where user_id = ${user} and kind = 'ordered' and order_id is null and gift_id is null
      order by id desc limit 1`,
  )
  return consentVersionIn(typeof line?.note === 'string' ? line.note : null)
}

const subscriptionFor = (subscriptions: readonly StoredSubscription[], wanted: number | null) =>
  subscriptions.find((one) => one.id === wanted) ?? null

async function orderFacts(user: number, order: StoredOrder): Promise<EmailFacts['order']> {
  const { amount, currency, id, interval, plan, price } = order
  const receipt = await receiptOf(user, id)
  return {
    id,
    plan,
    interval,
    amount: { amount, currency },
    price: price === null ? null : { amount: price, currency },
    paidAt: receipt?.paidAt ?? null,
    paidUntil: receipt?.paidUntil ?? null,
    termsVersion: receipt?.termsVersion ?? null,
  }
}
