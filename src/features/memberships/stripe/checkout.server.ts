import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { z } from 'zod'
import { executeSql, queryRows } from '@/cms/client/sql.server'
import { appendEvent } from '@/cms/memberships/ledger'
import { AppError } from '@/rules/app-error'
import { consentNote } from '@/rules/membership/consent'
import { hasAutomaticTax, siteOrigin } from '@/runtime/env'
import { choiceUri, THANK_YOU, withReturn } from '../addresses'
import { invalidCoupon } from '../coupon'
import { alreadySubscribed, changeFor, ownSubscription } from '../own.server'
import type { Member, Purchase } from '../provider'
import { callStripe, isRefused } from './client.server'
import { requireCustomer } from './customers.server'
import { inTurn } from './in-turn'
import { requirePrice } from './prices.server'
import { readBack } from './read-back.server'

const REASON = 'the checkout of a person at Stripe'

type MembershipPurchase = Extract<Purchase, { kind: 'new' }>

/** What a checkout was begun with. Its number grows with each choice. */
const checkoutRow = z.object({
  choice: z.string().nullable(),
  checkout: z.coerce.number(),
  session: z.string().nullable(),
})
type Checkout = z.infer<typeof checkoutRow>

async function checkoutOf(customer: string): Promise<Checkout> {
  const rows = await queryRows(
    REASON,
    sql`select choice, checkout, session from stripe_customers where customer = ${customer}`,
  )
  const [row] = checkoutRow.array().parse(rows)
  if (!row) throw new Error('The customer is not stored.')
  return row
}

/**
 * The page at Stripe where a membership is paid. The same choice again leads to the same page as long as it is open;
 * another choice closes it. Two calls at once make one session.
 * @throws AppError unprocessable (`fields.coupon`), already_subscribed, conflict, unavailable
 */
export async function startMembership(member: Member, purchase: MembershipPurchase): Promise<string> {
  const price = await requirePrice(purchase.terms)
  const promotion = purchase.coupon === undefined ? null : await promotionCode(purchase.coupon)
  const customer = await requireCustomer(member.user)
  const { consentVersion, returnTo, trialDays } = purchase
  const choice = digestOf([price.id, promotion, consentVersion, returnTo, trialDays])
  const begun = await begin(member, customer, choice)
  if ('url' in begun) return begun.url
  const session = await createSession(customer, {
    user: member.user,
    purchase,
    price: price.id,
    promotion,
    number: begun.number,
  })
  return keepSession(member, customer, purchase, begun.number, session)
}

const digestOf = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** The open page of the same choice, or the number of a checkout to make. */
async function begin(member: Member, customer: string, choice: string): Promise<{ url: string } | { number: number }> {
  const row = await checkoutOf(customer)
  if (row.session !== null) {
    const url = await reuseOrClose(member, customer, row.session, row.choice === choice)
    if (url !== null) return { url }
  }
  // Still without a session: another call with the same choice is making it, or has failed to.
  const isSame = row.choice === choice && row.session === null
  const number = isSame ? row.checkout : row.checkout + 1
  const taken = await executeSql(
    REASON,
    sql`update stripe_customers set choice = ${choice}, checkout = ${number}, session = null
      where customer = ${customer} and checkout = ${row.checkout} and coalesce(session, '') = ${row.session ?? ''}
      returning id`,
  )
  return taken.length > 0 ? { number } : begin(member, customer, choice)
}

/** The address of an open session of the same choice; an open one of another choice is closed. */
async function reuseOrClose(
  member: Member,
  customer: string,
  id: string,
  isSameChoice: boolean,
): Promise<string | null> {
  const session = await callStripe((stripe) => stripe.checkout.sessions.retrieve(id))
  if (session.status === 'open') {
    if (isSameChoice && session.url !== null) return session.url
    try {
      await callStripe((stripe) => stripe.checkout.sessions.expire(id))
      return null
    } catch (error) {
      // It was paid, or has expired, a moment ago.
      if (!isRefused(error)) throw error
    }
  }
  await inTurn(customer, () => readBack(customer, { by: member }))
  if (await isPaying(member)) throw alreadySubscribed()
  return null
}

async function isPaying(member: Member): Promise<boolean> {
  return (await ownSubscription(member))?.source === 'stripe'
}

type NewSession = {
  user: number
  purchase: MembershipPurchase
  price: string
  promotion: string | null
  number: number
}

async function createSession(
  customer: string,
  { number, price, promotion, purchase, user }: NewSession,
): Promise<Stripe.Checkout.Session> {
  const { consentVersion, returnTo, trialDays } = purchase
  const success = withReturn(`${THANK_YOU}?session_id={CHECKOUT_SESSION_ID}`, returnTo)
  try {
    return await callStripe((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price, quantity: 1 }],
          success_url: `${siteOrigin()}${success}`,
          cancel_url: `${siteOrigin()}${choiceUri(purchase)}`,
          // Stripe accepts either a code that is given or a field for one.
          ...(promotion === null ? { allow_promotion_codes: true } : { discounts: [{ promotion_code: promotion }] }),
          ...(hasAutomaticTax() && {
            automatic_tax: { enabled: true },
            customer_update: { address: 'auto' as const },
          }),
          subscription_data: {
            // By it, reconciliation finds whose it is if our own rows are lost.
            metadata: { user: String(user) },
            ...(trialDays && { trial_period_days: trialDays }),
          },
          metadata: { terms: consentVersion ?? '' },
        },
        { idempotencyKey: `checkout-${customer}-${number}` },
      ),
    )
  } catch (error) {
    // A code can be active and not fit, such as one for a first payment.
    throw promotion !== null && isRefused(error) ? invalidCoupon('unfit', error) : error
  }
}

/** Records the session, and the consent. One that another choice has overtaken is closed. */
async function keepSession(
  member: Member,
  customer: string,
  { consentVersion, terms }: MembershipPurchase,
  number: number,
  { id, url }: Stripe.Checkout.Session,
): Promise<string> {
  const isCurrent = await changeFor(member, async (change) => {
    const kept = await change.run(
      sql`update stripe_customers set session = ${id}
        where customer = ${customer} and checkout = ${number} and session is null returning id`,
    )
    const note = consentNote('new', consentVersion)
    if (kept.length > 0) await appendEvent(change, 'ordered', { paid: terms.price, note })
    const [row] = await change.run(sql`select session from stripe_customers where customer = ${customer}`)
    return row?.session === id
  })
  if (isCurrent && url !== null) return url
  await callStripe((stripe) => stripe.checkout.sessions.expire(id)).catch((error: unknown) => {
    if (!isRefused(error)) throw error
  })
  throw new AppError('conflict', 'You have chosen something else in another tab. Choose again.')
}

/** The id of a code that holds. @throws AppError unprocessable (`fields.coupon`) */
async function promotionCode(code: string): Promise<string> {
  const find = async (active: boolean) =>
    (await callStripe((stripe) => stripe.promotionCodes.list({ code, active, limit: 1 }))).data[0]
  const promotion = await find(true)
  if (promotion) return promotion.id
  throw invalidCoupon((await find(false)) ? 'over' : 'unknown')
}
