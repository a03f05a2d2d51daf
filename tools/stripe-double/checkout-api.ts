import { z } from 'zod'
import { bool, integer, metadata, parseFields } from './fields'
import type { PaymentMethod, Session } from './objects'
import { ApiError, newId, type Store } from './store'
import type { Api } from './subscription-api'

const DAY_S = 24 * 3_600

const priceData = z.strictObject({
  currency: z.string(),
  unit_amount: integer,
  product_data: z.strictObject({ name: z.string() }),
})
const sessionParams = z.strictObject({
  mode: z.enum(['subscription', 'payment']),
  customer: z.string(),
  line_items: z
    .array(z.strictObject({ price: z.string().optional(), price_data: priceData.optional(), quantity: integer }))
    .length(1),
  success_url: z.url(),
  cancel_url: z.url(),
  allow_promotion_codes: bool.default(false),
  discounts: z
    .array(z.strictObject({ promotion_code: z.string() }))
    .max(1)
    .optional(),
  automatic_tax: z.strictObject({ enabled: bool }).optional(),
  customer_update: z.strictObject({ address: z.literal('auto') }).optional(),
  invoice_creation: z.strictObject({ enabled: bool }).optional(),
  subscription_data: z.strictObject({ metadata, trial_period_days: integer.min(1).optional() }).optional(),
  payment_intent_data: z.strictObject({ metadata }).optional(),
  metadata,
})

const CARD_YEARS = 4

/** A card that a customer enters. Without details, one that is valid for years. */
export function newCard(
  store: Store,
  customer: string,
  now: number,
  card: Partial<PaymentMethod['card']> = {},
): PaymentMethod {
  const exp_year = new Date(now * 1_000).getUTCFullYear() + CARD_YEARS
  return store.paymentMethods.add({
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    customer,
    card: { last4: '4242', exp_month: 12, exp_year, ...card },
  })
}

export function createSession(api: Api, fields: unknown): Session {
  const { now, origin, store } = api
  const given = parseFields(sessionParams, fields)
  const [line] = given.line_items
  const price = line?.price === undefined ? null : store.prices.require(line.price, 'line_items[0][price]')
  const amount = price?.unit_amount ?? line?.price_data?.unit_amount
  if (amount === undefined) throw new ApiError(400, 'A line item needs a price.', { param: 'line_items' })
  if (given.discounts && given.allow_promotion_codes)
    throw new ApiError(400, 'You may only specify one of these parameters: allow_promotion_codes, discounts.')
  const [discount] = given.discounts ?? []
  const promotion = discount ? store.promotionCodes.require(discount.promotion_code, 'discounts') : null
  const id = newId('cs_test')
  return store.sessions.add({
    id,
    object: 'checkout.session',
    mode: given.mode,
    status: 'open',
    payment_status: 'unpaid',
    customer: store.customers.require(given.customer, 'customer').id,
    url: `${origin}/checkout/${id}`,
    success_url: given.success_url,
    cancel_url: given.cancel_url,
    created: now,
    expires_at: now + DAY_S,
    amount_total: amount,
    currency: price?.currency ?? line?.price_data?.currency ?? 'usd',
    metadata: given.metadata,
    subscription: null,
    price: price?.id ?? null,
    name: line?.price_data?.product_data.name ?? store.products.get(price?.product ?? '')?.name ?? 'Membership',
    trialDays: given.subscription_data?.trial_period_days ?? 0,
    percentOff: promotion?.percentOff ?? 0,
    allowsCodes: given.allow_promotion_codes,
    addsTaxes: given.automatic_tax?.enabled ?? false,
    paymentMethod: null,
    subscriptionMetadata: given.subscription_data?.metadata ?? {},
    paymentMetadata: given.payment_intent_data?.metadata ?? {},
  })
}

/** @throws ApiError 400 for one that is not open */
export function expireSession({ emit, now }: Api, session: Session): Session {
  requireOpen(session)
  session.status = 'expired'
  session.url = null
  emit('checkout.session.expired', session, now)
  return session
}

function requireOpen({ status }: Session): void {
  if (status !== 'open') throw new ApiError(400, `Only open Checkout Sessions can be used; this one is ${status}.`)
}

/**
 * What happens when a person pays.
 * @param code a promotion code that they have typed
 * @throws ApiError 400 for a session that is not open, and for an unknown code; 402 when the card is declined
 */
export function paySession(api: Api, session: Session, code = ''): Session {
  const { billing, emit, now, store } = api
  requireOpen(session)
  const customer = store.customers.require(session.customer)
  if (customer.declined) throw new ApiError(402, 'Your card was declined.', { type: 'card_error' })
  if (code !== '') {
    const promotion = [...store.promotionCodes.values()].find((one) => one.code === code && one.active)
    if (!promotion) throw new ApiError(400, 'This code is invalid.', { param: 'promotion_code' })
    session.percentOff = promotion.percentOff
  }
  session.paymentMethod = newCard(store, customer.id, now).id
  session.status = 'complete'
  session.url = null
  session.payment_status = session.trialDays > 0 ? 'no_payment_required' : 'paid'
  if (session.mode === 'subscription') session.subscription = billing.begin(session, now).id
  else billing.charge(customer, session.amount_total, session.currency, now, session.paymentMetadata, null)
  emit('checkout.session.completed', session, now)
  return session
}
