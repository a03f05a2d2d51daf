import 'server-only'
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { executeSql, withTransaction } from '@/cms/client/sql.server'
import { type Actor, changeMemberships } from '@/cms/memberships/change'
import type { MemberChange } from '@/cms/memberships/member-change'
import {
  type ChangeNote,
  type ProviderChange,
  type ProviderState,
  revokeGift,
  writeProviderState,
} from '@/cms/memberships/provider-state'
import { fromStripe, nextPriceOf } from '@/rules/membership/from-stripe'
import { endsByReturn, type StripeCharge } from '@/rules/membership/returned-payments'
import type { Terms } from '@/rules/membership/subscription'
import { callStripe } from './client.server'
import { isNewEvent, type StripeEvent } from './events.server'
import { termsOfPriceId } from './prices.server'

const REASON = 'what a person has at Stripe'
/** The most that Stripe gives at once; no one has as many. */
const PAGE = 100
const EXPAND = ['data.latest_invoice', 'data.schedule']

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

const BY_STRIPE = { origin: 'stripe', by: null } as const

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
  const found = await endReturned(await subscriptionsAtStripe(customer), charges, customer)
  const now = new Date()
  const next = await Promise.all(found.map((one) => nextTerms(one, now)))
  return withTransaction(REASON, (req) =>
    changeMemberships(req, user, why.by ?? BY_STRIPE, async (change) => {
      if (why.event && !(await isNewEvent(change.run, why.event))) return []
      const written = await change.run(
        sql`update stripe_customers set written = ${read} where customer = ${customer} and written < ${read} returning id`,
      )
      if (written.length === 0) return []
      await revokeGifts(change, charges)
      return writeProviderState(change, statesOf(found, next, change), why.note)
    }),
  )
}

async function subscriptionsAtStripe(customer: string): Promise<Stripe.Subscription[]> {
  const { data } = await callStripe((stripe) =>
    stripe.subscriptions.list({ customer, status: 'all', limit: PAGE, expand: EXPAND }),
  )
  // The newest come first; ours are stored in the order in which they were made.
  return data.reverse()
}

async function chargesOf(customer: string): Promise<Stripe.Charge[]> {
  return (await callStripe((stripe) => stripe.charges.list({ customer, limit: PAGE }))).data
}

/** Ends subscriptions whose payment was returned. @returns the subscriptions after that */
async function endReturned(
  found: Stripe.Subscription[],
  charges: readonly StripeCharge[],
  customer: string,
): Promise<Stripe.Subscription[]> {
  const ended = found.filter((one) => endsByReturn(one, charges))
  if (ended.length === 0) return found
  for (const { id } of ended) await callStripe((stripe) => stripe.subscriptions.cancel(id))
  return subscriptionsAtStripe(customer)
}

async function revokeGifts(change: MemberChange, charges: readonly StripeCharge[]): Promise<void> {
  for (const { disputed, metadata, refunded } of charges) {
    if (metadata.gift && (disputed || refunded)) await revokeGift(change, Number(metadata.gift))
  }
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
