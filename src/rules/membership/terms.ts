import type { Plan } from '../audience'

/**
 * The closed sets of memberships (docs/product.md#memberships), with the labels that staff see.
 */

/** A plan that a subscription can give. */
export type PaidPlan = Exclude<Plan, 'free'>
export const PAID_PLANS = ['standard', 'premium', 'executive-coaching'] as const satisfies PaidPlan[]

export const PLAN_LABELS = {
  free: 'Free',
  standard: 'Standard',
  premium: 'Premium',
  'executive-coaching': 'Executive Coaching',
} as const satisfies Record<Plan, string>

/** How often a subscription is paid. */
export const INTERVALS = { annual: 'Annual', monthly: 'Monthly' } as const
export type Interval = keyof typeof INTERVALS
export const INTERVAL_KEYS = ['annual', 'monthly'] as const satisfies Interval[]

export const MONTHS_OF = { annual: 12, monthly: 1 } as const satisfies Record<Interval, number>

/** Where a subscription comes from. */
export const SOURCES = {
  offline: 'Offline order',
  stripe: 'Stripe',
  gift: 'Gift',
  complimentary: 'Complimentary',
} as const
export type Source = keyof typeof SOURCES

export const STATUSES = {
  pending: 'Pending',
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past due',
  paused: 'Paused',
  ended: 'Ended',
} as const
export type Status = keyof typeof STATUSES

export const ORDER_STATUSES = { pending: 'Pending', confirmed: 'Confirmed', refused: 'Refused' } as const

/** What an order pays for. */
export const ORDER_KINDS = {
  new: 'New membership',
  renewal: 'Next period',
  change: 'Change of plan',
  gift: 'Gift',
} as const
export type OrderKind = keyof typeof ORDER_KINDS

/** What a line of the ledger says. */
export const EVENT_KINDS = {
  ordered: 'Order placed',
  confirmed: 'Payment confirmed',
  refused: 'Order refused',
  started: 'Membership started',
  renewed: 'Next period paid',
  given: 'Membership given',
  imported: 'Membership taken over',
  redeemed: 'Gift redeemed',
  canceled: 'Canceled',
  resumed: 'Resumed',
  pause_planned: 'Pause asked for',
  paused: 'Paused',
  changed: 'Plan changed',
  change_planned: 'Change of plan asked for',
  payment_due: 'Payment due',
  card_expiring: 'Card about to expire',
  price_announced: 'New price announced',
  price_changed: 'Price changed',
  refunded: 'Payment refunded',
  disputed: 'Payment disputed',
  edited: 'Edited by staff',
  ended: 'Ended',
} as const
export type EventKind = keyof typeof EVENT_KINDS

/** Where a line of the ledger comes from. */
export const EVENT_ORIGINS = {
  member: 'Member',
  staff: 'Staff',
  clock: 'Clock',
  stripe: 'Stripe',
  import: 'Import',
} as const
export type EventOrigin = keyof typeof EVENT_ORIGINS
