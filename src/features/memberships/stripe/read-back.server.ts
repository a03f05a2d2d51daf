import 'server-only'
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { executeSql, withTransaction } from '@/cms/client/sql.server'
import { type Actor, changeMemberships } from '@/cms/memberships/change'
import type { MemberChange } from '@/cms/memberships/member-change'
import { writeCard } from '@/cms/memberships/provider-card'
import {
  type ChangeNote,
  type ProviderChange,
  type ProviderState,
  writeProviderState,
} from '@/cms/memberships/provider-state'
import { type Card, cardOf } from '@/rules/membership/card'
import { fromStripe, nextPriceOf } from '@/rules/membership/from-stripe'
import type { Terms } from '@/rules/membership/subscription'
import { callStripe } from './client.server'
import { isNewEvent, type StripeEvent } from './events.server'
import { termsOfPriceId } from './prices.server'
import { chargesOf, endReturned, takeBackGifts, writeReturns } from './returned-payments.server'

const REASON = 'what a person has at Stripe'
/** The most that Stripe gives at once; no one has as many. */
const PAGE = 100
/** What is read of subscriptions in lists: the invoice, the schedule, and how they are paid. */
export const EXPAND = [
  'data.latest_invoice',
  'data.schedule',
  'data.default_payment_method',
  'data.customer.invoice_settings.default_payment_method',
]

/** Why the state is read. */
export type ReadBack = {
  /** Who has caused the change, for the ledger. */
  by?: Actor
  note?: ChangeNote
  /** Recorded in the transaction of what follows from it. */
  event?: StripeEvent
  /** Also looks for refunds and disputes. */
  withCharges?: boolean
}

const BY_STRIPE: Actor = { origin: 'stripe', by: null }

/**
 * Reads what a customer has at Stripe and writes it. What an event says is never used, since events come late, twice
 * and in any order; a read that began before one that is written already is dropped.
 * @returns what was changed; null for a customer that is not ours
 * @throws AppError unavailable when Stripe cannot be read
 */
export async function readBack(customer: string, why: ReadBack = {}): Promise<ProviderChange[] | null> {
  const [row] = await executeSql(
    REASON,
    sql`update stripe_customers set reads = reads + 1 where customer = ${customer} returning reads, user_id`,
  )
  if (!row) return null
  const [read, user] = [Number(row.reads), Number(row.user_id)]
  const charges = why.withCharges ? await chargesOf(customer) : []
  const before = await subscriptionsAtStripe(customer)
  const found = (await endReturned(before, charges)) ? await subscriptionsAtStripe(customer) : before
  const now = new Date()
  const next = await Promise.all(found.map((one) => nextTerms(one, now)))
  const changes = await withTransaction(REASON, (req) =>
    changeMemberships(req, user, why.by ?? BY_STRIPE, async (change) => {
      if (why.event && !(await isNewEvent(change.run, why.event))) return []
      const written = await change.run(
        sql`update stripe_customers set written = ${read} where customer = ${customer} and written < ${read} returning id`,
      )
      if (written.length === 0) return []
      await writeReturns(change, charges)
      const changes = await writeProviderState(change, statesOf(found, next, change), why.note)
      return [...changes, ...(await writeCard(change, customer, cardOfCustomer(found)))]
    }),
  )
  await takeBackGifts(user, charges, why.by ?? BY_STRIPE)
  return changes
}

const OVER: readonly string[] = ['canceled', 'incomplete_expired']

/** Whether nothing of a subscription at Stripe is to be paid any more. */
export const isOver = ({ status }: Stripe.Subscription): boolean => OVER.includes(status)

/** The card that a customer's subscription is paid with. */
function cardOfCustomer(found: readonly Stripe.Subscription[]): Card | null {
  const running = found.findLast((one) => !isOver(one))
  return running ? cardOf(running) : null
}

async function subscriptionsAtStripe(customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: PAGE, expand: EXPAND }),
  )
  // The newest come first; ours are stored in the order in which they were made.
  return data.reverse()
}

async function nextTerms(found: Stripe.Subscription, now: Date): Promise<Terms | null> {
  const price = nextPriceOf(found, now)
  return price === null ? null : termsOfPriceId(price)
}

function statesOf(
  found: readonly Stripe.Subscription[],
  next: readonly (Terms | null)[],
  { graceDays, now }: MemberChange,
): ProviderState[] {
  return found.flatMap((one, index) => {
    const subscription = fromStripe(one, now, graceDays, next[index] ?? null)
    return subscription ? [{ providerId: one.id, subscription }] : []
  })
}
