import 'server-only'
import { sql } from 'drizzle-orm'
import { asSystem } from '@/cms/client/local-api.server'
import { queryRows } from '@/cms/client/sql.server'
import { type StoredSubscription, toSubscriptions } from '@/cms/memberships/rows'
import { errorText } from '@/rules/log-entry'
import { isAnnouncedDue } from '@/rules/membership/announced-price'
import { addDays } from '@/rules/membership/periods'
import { firstItem } from './change-plan.server'
import { callStripe, hasStripe } from './client.server'
import { customerOf } from './customers.server'
import { inTurn } from './in-turn'
import { requirePrice } from './prices.server'
import { readBack } from './read-back.server'

const REASON = 'announced prices that count from the next payment on'
/** Stripe makes the invoice at the paid day: the price is changed some days before, and not earlier, since a change of
 * plan until then is charged by the price that was paid. */
const DAYS_BEFORE = 3
const BATCH_SIZE = 50
const BY_CLOCK = { origin: 'clock', by: null } as const

const paymentOf = ({ paidUntil, pausedUntil }: StoredSubscription) => pausedUntil ?? paidUntil

/**
 * Gives subscriptions at Stripe the price that their person was told of, shortly before the first payment at it. One that
 * is missed, as while Stripe is down, keeps its price for another period.
 * @returns how many
 */
export async function applyAnnouncedPrices(now: Date): Promise<number> {
  if (!hasStripe()) return 0
  const rows = await queryRows(
    REASON,
    sql`select * from subscriptions
      where announced_from <= ${addDays(now, DAYS_BEFORE).toISOString()} and announced_notified_at is not null
        and source = 'stripe' and status in ('trialing', 'active', 'paused') and cancels_at is null
        and coalesce(paused_until, paid_until) > ${now.toISOString()}
        and coalesce(paused_until, paid_until) <= ${addDays(now, DAYS_BEFORE).toISOString()}
      order by id limit ${BATCH_SIZE}`,
  )
  let count = 0
  for (const stored of toSubscriptions(rows)) {
    const payment = paymentOf(stored)
    if (payment === null || !isAnnouncedDue(stored, payment)) continue
    try {
      await applyPrice(stored)
      count += 1
    } catch (error) {
      const { logger } = await asSystem(REASON)
      logger.error(`Subscription ${stored.id}: its announced price is not set at Stripe yet. ${errorText(error)}`)
    }
  }
  return count
}

async function applyPrice({ announced, interval, plan, price, providerId, user }: StoredSubscription): Promise<void> {
  const customer = await customerOf(user)
  if (customer === null || providerId === null || announced === null || interval === null || price === null) return
  const terms = { plan, interval, price: { ...price, amount: announced.amount } }
  const { id } = await requirePrice(terms)
  await inTurn(customer, async () => {
    await callStripe(async (stripe) =>
      stripe.subscriptions.update(providerId, {
        items: [{ id: await firstItem(stripe, providerId), price: id }],
        proration_behavior: 'none',
      }),
    )
    await readBack(customer, { by: BY_CLOCK })
  })
}
