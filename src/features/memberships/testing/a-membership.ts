import type { MembershipDetails } from '../details.server'
import type { SubscriptionView } from '../own.server'

/** A premium membership that is paid by the year until November 23, 2027. */
export const aMembership = (parts: Partial<SubscriptionView> = {}): SubscriptionView => ({
  plan: 'premium',
  interval: 'annual',
  status: 'active',
  source: 'offline',
  price: { amount: 26_400, currency: 'USD' },
  startedAt: '2026-11-23T10:00:00.000Z',
  paidUntil: '2027-11-23T10:00:00.000Z',
  cancelsAt: null,
  trialEndsAt: null,
  pausedUntil: null,
  graceUntil: null,
  ...parts,
})

/** Nothing but the membership itself. */
export const someDetails = (parts: Partial<MembershipDetails> = {}): MembershipDetails => ({
  orders: [],
  gifts: [],
  next: null,
  newPrice: null,
  card: null,
  transferText: null,
  ...parts,
})
