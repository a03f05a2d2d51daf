import type { Subscription } from '../subscription'

/** A time on a day, at noon in UTC. */
export const at = (day: string): Date => new Date(`${day}T12:00:00.000Z`)

/** A premium subscription that is paid from January 10 to February 10, 2026, and renews by offline orders. */
export const aSubscription = (own: Partial<Subscription> = {}): Subscription => ({
  plan: 'premium',
  interval: 'monthly',
  price: { amount: 2_400, currency: 'USD' },
  source: 'offline',
  status: 'active',
  startedAt: at('2026-01-10'),
  paidUntil: at('2026-02-10'),
  cancelsAt: null,
  trialEndsAt: null,
  pausedUntil: null,
  graceUntil: null,
  billingDay: 10,
  next: null,
  announced: null,
  ...own,
})

/** A subscription that costs nothing: a gift until February 10, 2026. */
export const aGift = (own: Partial<Subscription> = {}): Subscription =>
  aSubscription({ interval: null, price: null, source: 'gift', ...own })
