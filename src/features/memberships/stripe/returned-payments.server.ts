import 'server-only'
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { queryRows, withTransaction } from '@/cms/client/sql.server'
import { type Actor, changeMemberships } from '@/cms/memberships/change'
import { appendEvent, hasProviderEvent } from '@/cms/memberships/ledger'
import type { MemberChange } from '@/cms/memberships/member-change'
import { returnRules as storedReturnRules } from '@/cms/memberships/return-rules'
import { redeemerOf, revokeGift, takeBackGift } from '@/cms/memberships/returned-gifts'
import {
  endOfReturns,
  RETURNED_METADATA,
  type ReturnRules,
  returnedGifts,
  returnLines,
  type StripeCharge,
} from '@/rules/membership/returned-payments'
import { releaseSchedule } from './change-plan.server'
import { callStripe } from './client.server'

const REASON = 'what returned payments do to memberships'

/** The most that Stripe gives at once; no one has as many. */
const PAGE = 100

const run: MemberChange['run'] = (statement) => queryRows(REASON, statement)

/** What returned payments do to memberships, as the owner has set it. */
export const returnRules = (): Promise<ReturnRules> => storedReturnRules(run)

/** The payments of a customer, the newest first. */
export async function chargesOf(customer: string): Promise<Stripe.Charge[]> {
  return (await callStripe((stripe) => stripe.charges.list({ customer, limit: PAGE }))).data
}

/** Cancels a subscription at its paid day. @param trialEnd the paid day, if a pause has moved the next payment */
export async function cancelAtPaidDay(
  stripe: Stripe,
  id: string,
  { returned, trialEnd }: { returned: string; trialEnd: number | null },
): Promise<void> {
  await releaseSchedule(stripe, id)
  await stripe.subscriptions.update(id, {
    cancel_at_period_end: true,
    metadata: { [RETURNED_METADATA]: returned },
    ...(trialEnd !== null && { trial_end: trialEnd, proration_behavior: 'none' }),
  })
}

/** Ends at Stripe what returned payments end. @returns whether there was something */
export async function endReturned(
  found: readonly Stripe.Subscription[],
  charges: readonly StripeCharge[],
): Promise<boolean> {
  if (!charges.some(({ amount_refunded, disputed }) => disputed || amount_refunded > 0)) return false
  const rules = await returnRules()
  let isEnded = false
  for (const one of found) {
    const end = endOfReturns(one, charges, rules, new Date())
    if (end === null) continue
    isEnded = true
    await callStripe(
      async (stripe): Promise<unknown> =>
        end.when === 'now' ? stripe.subscriptions.cancel(one.id) : cancelAtPaidDay(stripe, one.id, end),
    )
  }
  return isEnded
}

/** Writes returned payments to the ledger, each once, and makes their gifts worth nothing if no one has redeemed them. */
export async function writeReturns(change: MemberChange, charges: readonly StripeCharge[]): Promise<void> {
  for (const { gift, key, kind, paid } of returnLines(charges)) {
    if (await hasProviderEvent(change, key)) continue
    const details = { paid, providerEvent: key, gift: (await isStored(change, gift)) ? (gift ?? undefined) : undefined }
    await appendEvent({ ...change, origin: 'stripe', by: null }, kind, details)
  }
  for (const { gift } of returnedGifts(charges, await storedReturnRules(change.run))) await revokeGift(change, gift)
}

async function isStored(change: MemberChange, gift: number | null): Promise<boolean> {
  if (gift === null) return false
  return (await change.run(sql`select id from gifts where id = ${gift} and bought_by_id = ${change.user}`)).length > 0
}

/**
 * Takes redeemed gifts back from those who have redeemed them, where the owner has set that. Each is a change of another
 * person, so it has a transaction of its own.
 * @param user who has bought them
 */
export async function takeBackGifts(
  user: number,
  charges: readonly StripeCharge[],
  { planByServer }: Pick<Actor, 'planByServer'>,
): Promise<void> {
  const gifts = charges.some(({ metadata }) => metadata.gift) ? returnedGifts(charges, await returnRules()) : []
  for (const { gift, takeBack } of gifts) {
    const redeemer = takeBack ? await redeemerOf(run, gift, user) : null
    if (redeemer === null) continue
    await withTransaction(REASON, (req) =>
      changeMemberships(req, redeemer, { origin: 'stripe', by: null, planByServer }, (change) =>
        takeBackGift(change, gift),
      ),
    )
  }
}
