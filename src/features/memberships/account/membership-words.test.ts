import { describe, expect, test } from 'vitest'
import type { SubscriptionView } from '../own.server'
import { cardWords, nextPayment, priceWords, stateWords } from './membership-words'

const PAID = '2027-11-23T10:00:00.000Z'
const price = { amount: 26_400, currency: 'USD' }
const active: SubscriptionView = {
  plan: 'premium',
  interval: 'annual',
  status: 'active',
  source: 'offline',
  price,
  startedAt: '2026-11-23T10:00:00.000Z',
  paidUntil: PAID,
  cancelsAt: null,
  trialEndsAt: null,
  pausedUntil: null,
  graceUntil: null,
}
const free = { interval: null, price: null, source: 'complimentary' } as const

describe('an account says what happens next', () => {
  test.each<[Partial<SubscriptionView>, string]>([
    [{}, 'Renews on November 23, 2027 for $264 a year.'],
    [
      { cancelsAt: PAID },
      'Canceled. You keep it until November 23, 2027, and can take the cancellation back until then.',
    ],
    [{ pausedUntil: '2028-01-23T10:00:00.000Z' }, 'Pauses on November 23, 2027, and goes on January 23, 2028.'],
    [free, 'Yours until November 23, 2027. It ends by itself.'],
    [{ ...free, paidUntil: null }, 'Yours without an end.'],
    [{ status: 'pending' }, 'Ordered. It begins when your payment has arrived.'],
    [{ status: 'trialing', trialEndsAt: PAID }, 'Your trial ends on November 23, 2027. Then it costs $264 a year.'],
    [
      { status: 'trialing', trialEndsAt: PAID, cancelsAt: PAID },
      'Your trial ends on November 23, 2027. It is canceled: nothing will be charged.',
    ],
    [
      { status: 'past_due', graceUntil: '2027-11-30T10:00:00.000Z' },
      'A payment is due. You keep your plan until November 30, 2027.',
    ],
    [
      { status: 'paused', pausedUntil: '2028-01-23T10:00:00.000Z' },
      'Paused until January 23, 2028. Until then you have the free plan.',
    ],
  ])('%o', (parts, words) => {
    expect(stateWords({ ...active, ...parts })).toBe(words)
  })
})

test.each<[Partial<SubscriptionView>, string]>([
  [{}, '$264 a year'],
  [{ ...free, source: 'gift' }, 'Nothing, it is a gift'],
  [free, 'Nothing, it is free of charge'],
])('the price of %o', (parts, words) => {
  expect(priceWords({ ...active, ...parts })).toBe(words)
})

test('the next payment is on the paid day, at the price of the terms that then begin', () => {
  expect(nextPayment(active, null)).toEqual({ amount: price, on: PAID })
  const lower = { amount: 12_000, currency: 'USD' }
  expect(nextPayment(active, { price: lower })).toEqual({ amount: lower, on: PAID })
})

test.each<Partial<SubscriptionView>>([{ cancelsAt: PAID }, free, { status: 'past_due' }, { status: 'pending' }])(
  'no payment is to come: %o',
  (parts) => expect(nextPayment({ ...active, ...parts }, null)).toBeNull(),
)

test('the card is named by its last digits', () => {
  expect(cardWords({ last4: '4242', expires: '2029-03' })).toBe('Your card ends in 4242 and is valid until 03/29.')
})
