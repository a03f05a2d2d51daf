import 'server-only'
import { sql } from 'drizzle-orm'
import { queryRows, withTransaction } from '@/cms/client/sql.server'
import { type Actor, changeMemberships } from '@/cms/memberships/change'
import { settleGift } from '@/cms/memberships/provider-state'
import { callStripe } from './client.server'
import { isNewEvent, type StripeEvent } from './events.server'

const REASON = 'a gift that is paid at Stripe'
/**
 * Reads the checkout of a gift, and records that it is paid.
 * @param event recorded in the same transaction
 * @returns whether it was not known to be paid; null for a checkout that is not of a gift of ours
 */
export async function readGift(
  session: string,
  { by = { origin: 'stripe', by: null }, event }: { by?: Actor; event?: StripeEvent } = {},
): Promise<boolean | null> {
  const { amount_total, currency, payment_status } = await callStripe((stripe) =>
    stripe.checkout.sessions.retrieve(session),
  )
  const [gift] = await queryRows(
    REASON,
    sql`select id, bought_by_id from gifts where provider_session = ${session} and bought_by_id is not null`,
  )
  if (!gift) return null
  const paid = { amount: amount_total ?? 0, currency: (currency ?? 'usd').toUpperCase() }
  return withTransaction(REASON, (req) =>
    changeMemberships(req, Number(gift.bought_by_id), by, async (change) => {
      if (event && !(await isNewEvent(change.run, event))) return false
      return payment_status === 'paid' && settleGift(change, Number(gift.id), paid)
    }),
  )
}
