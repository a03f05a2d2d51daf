import { sql } from 'drizzle-orm'
import { type Card, expiringCard } from '@/rules/membership/card'
import { currentSubscription } from '@/rules/membership/plan-of'
import { isRenewing } from '@/rules/membership/subscription'
import { appendEvent } from './ledger'
import type { MemberChange } from './member-change'
import type { ProviderChange } from './provider-state'
import { subscriptionsOf } from './rows'

/**
 * Stores the card that a person's membership is paid with, and adds a line to the ledger when it expires before the next
 * payment: once for each card and payment.
 * @param customer the person's id at the payment provider
 */
export async function writeCard(change: MemberChange, customer: string, card: Card | null): Promise<ProviderChange[]> {
  const { now, run, user } = change
  await run(
    sql`update stripe_customers set card_last4 = ${card?.last4 ?? null}, card_expires = ${card?.expires ?? null}
      where customer = ${customer} returning id`,
  )
  const paid = (await subscriptionsOf(run, user)).filter((one) => isRenewing(one) && one.providerId !== null)
  const subscription = currentSubscription(paid, now)
  const notice = subscription && expiringCard(card, subscription, now)
  if (!subscription || notice === null) return []
  const isNew = await run(
    sql`update stripe_customers set card_notice = ${notice}
      where customer = ${customer} and coalesce(card_notice, '') <> ${notice} returning id`,
  )
  if (isNew.length === 0) return []
  await appendEvent({ ...change, origin: 'stripe', by: null }, 'card_expiring', { subscription })
  return [{ subscription: subscription.id, kind: 'card_expiring' }]
}
