/**
 * What the double keeps, in the shapes that Stripe documents: only the fields that this site reads. Times are seconds
 * since 1970, amounts are in minor units.
 */

export type Metadata = Record<string, string>

export type Customer = {
  id: string
  object: 'customer'
  email: string | null
  name: string | null
  metadata: Metadata
  /** What is taken off the next invoice, as a negative amount. */
  balance: number
  invoice_settings: { default_payment_method: string | null }
  /** Whether the card is declined. Not a field of Stripe's. */
  declined: boolean
}

export type PaymentMethod = {
  id: string
  object: 'payment_method'
  type: 'card'
  customer: string
  card: { last4: string; exp_month: number; exp_year: number }
}

export type Product = { id: string; object: 'product'; name: string; metadata: Metadata }

export type Price = {
  id: string
  object: 'price'
  active: boolean
  product: string
  currency: string
  unit_amount: number
  recurring: { interval: 'month' | 'year'; interval_count: 1 }
  lookup_key: string | null
  metadata: Metadata
}

export type PromotionCode = {
  id: string
  object: 'promotion_code'
  code: string
  active: boolean
  /** Not a field of Stripe's: what is taken off the first payment, in percent. */
  percentOff: number
}

export type Invoice = {
  id: string
  object: 'invoice'
  customer: string
  subscription: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  created: number
  status_transitions: { finalized_at: number | null }
  amount_due: number
  currency: string
  attempt_count: number
  next_payment_attempt: number | null
}

export type Charge = {
  id: string
  object: 'charge'
  customer: string
  invoice: string | null
  amount: number
  amount_refunded: number
  currency: string
  created: number
  paid: boolean
  refunded: boolean
  disputed: boolean
  metadata: Metadata
}

export type Refund = { id: string; object: 'refund'; charge: string; amount: number; created: number }
export type Dispute = { id: string; object: 'dispute'; charge: string; amount: number; created: number }

export type Phase = {
  start_date: number
  end_date: number
  trial_end: number | null
  items: { price: string; quantity: number }[]
}

export type Schedule = {
  id: string
  object: 'subscription_schedule'
  status: 'active' | 'released' | 'canceled'
  customer: string
  subscription: string | null
  phases: Phase[]
}

export type Subscription = {
  id: string
  object: 'subscription'
  customer: string
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  created: number
  start_date: number
  ended_at: number | null
  cancel_at: number | null
  cancel_at_period_end: boolean
  trial_end: number | null
  billing_cycle_anchor: number
  metadata: Metadata
  pause_collection: null
  /** The id of its one item, its price and its period. */
  item: { id: string; price: string; current_period_start: number; current_period_end: number }
  default_payment_method: string | null
  latest_invoice: string | null
  schedule: string | null
}

export type Session = {
  id: string
  object: 'checkout.session'
  mode: 'subscription' | 'payment'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid' | 'no_payment_required'
  customer: string
  url: string | null
  success_url: string
  cancel_url: string
  created: number
  expires_at: number
  amount_total: number
  currency: string
  metadata: Metadata
  subscription: string | null
  /** What is paid: a price, or an amount with a name. Not fields of Stripe's. */
  price: string | null
  name: string
  trialDays: number
  percentOff: number
  allowsCodes: boolean
  addsTaxes: boolean
  /** The card that was entered; null before. */
  paymentMethod: string | null
  subscriptionMetadata: Metadata
  paymentMetadata: Metadata
}

export type Portal = { id: string; object: 'billing_portal.session'; customer: string; url: string; return_url: string }

/** An event as it is sent. */
export type StripeEvent = {
  id: string
  object: 'event'
  type: string
  created: number
  livemode: false
  api_version: string
  data: { object: object }
}
