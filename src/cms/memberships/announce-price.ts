import { sql } from 'drizzle-orm'
import { canAnnounce } from '@/rules/membership/announced-price'
import { formatMoney } from '@/rules/membership/money'
import type { Terms } from '@/rules/membership/subscription'
import { saveSubscription } from './change'
import type { MemberChange } from './member-change'
import { subscriptionsOf } from './rows'

/**
 * Announces a new price to a person who pays an earlier one, with a line in the ledger, from which the email follows.
 * Announced again, nothing changes.
 * @returns to how many of their subscriptions
 */
export async function announcePrice(
  change: MemberChange,
  { interval, plan, price }: Terms,
  from: Date,
): Promise<number> {
  let count = 0
  for (const stored of await subscriptionsOf(change.run, change.user)) {
    const isOfPlan = stored.plan === plan && stored.interval === interval
    if (!isOfPlan || stored.announced?.amount === price.amount || !canAnnounce(stored, price)) continue
    const note = `${stored.price ? formatMoney(stored.price) : ''} to ${formatMoney(price)}, with the first payment from ${from.toISOString().slice(0, 10)} on.`
    const announced = { amount: price.amount, from, notifiedAt: null }
    await saveSubscription(change, stored, { ...stored, announced }, 'price_announced', { note })
    count += 1
  }
  return count
}

/** Records that the email about an announced price was sent: without it the price never changes. */
export async function recordPriceNotice({ now, run, user }: MemberChange, subscription: number): Promise<void> {
  await run(
    sql`update subscriptions set announced_notified_at = ${now.toISOString()}
      where id = ${subscription} and user_id = ${user} and announced_amount is not null
        and announced_notified_at is null returning id`,
  )
}
