import { describe, expect, test } from 'vitest'
import { fromStripe, nextPriceOf, type StripePrice, type StripeSubscription, termsOfPrice } from './from-stripe'
import type { Subscription } from './subscription'
import { at } from './testing/a-subscription'

const seconds = (day: string) => at(day).getTime() / 1_000
const premiumMonthly: StripePrice = {
  id: 'price_1',
  currency: 'usd',
  unit_amount: 2_400,
  recurring: { interval: 'month', interval_count: 1 },
  metadata: { plan: 'premium' },
}
const invoice = (status: string, finalized: string | null = '2026-01-10') => ({
  created: seconds('2026-01-10'),
  status,
  status_transitions: { finalized_at: finalized === null ? null : seconds(finalized) },
})

/** Premium by the month, paid from January 10 to February 10, 2026. */
const aStripeSubscription = (own: Partial<StripeSubscription> = {}): StripeSubscription => ({
  id: 'sub_1',
  status: 'active',
  start_date: seconds('2026-01-10'),
  ended_at: null,
  cancel_at: null,
  cancel_at_period_end: false,
  trial_end: null,
  billing_cycle_anchor: seconds('2026-01-10'),
  metadata: {},
  pause_collection: null,
  items: {
    data: [
      {
        current_period_start: seconds('2026-01-10'),
        current_period_end: seconds('2026-02-10'),
        price: premiumMonthly,
      },
    ],
  },
  latest_invoice: invoice('paid'),
  schedule: null,
  ...own,
})
const read = (own: Partial<StripeSubscription>, day = '2026-01-20') =>
  fromStripe(aStripeSubscription(own), at(day), 7, null)

const paused = (trialEnd: string, from = '2026-02-10'): Partial<StripeSubscription> => ({
  status: 'trialing',
  trial_end: seconds(trialEnd),
  metadata: { pause_from: String(seconds(from)) },
})

describe('a subscription at Stripe', () => {
  test('has all of its parts', () => {
    expect(read({})).toEqual({
      plan: 'premium',
      interval: 'monthly',
      price: { amount: 2_400, currency: 'USD' },
      source: 'stripe',
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
    })
  })

  test.each<[string, Partial<StripeSubscription>, Partial<Subscription>, day?: string]>([
    [
      'in its trial',
      { status: 'trialing', trial_end: seconds('2026-01-24') },
      { status: 'trialing', trialEndsAt: at('2026-01-24'), paidUntil: at('2026-01-24') },
    ],
    [
      'whose new period is not paid yet',
      { latest_invoice: invoice('draft', null) },
      { status: 'active', paidUntil: at('2026-01-10') },
    ],
    [
      'that is canceled',
      { cancel_at_period_end: true, cancel_at: seconds('2026-02-10') },
      { status: 'active', cancelsAt: at('2026-02-10') },
    ],
    ['that is canceled, without the day', { cancel_at_period_end: true }, { cancelsAt: at('2026-02-10') }],
    [
      'past due',
      { status: 'past_due', latest_invoice: invoice('open', '2026-01-11') },
      { status: 'past_due', paidUntil: at('2026-01-10'), graceUntil: at('2026-01-18') },
    ],
    ['that Stripe no longer tries to collect', { status: 'unpaid' }, { status: 'past_due', graceUntil: null }],
    [
      'that has ended',
      { status: 'canceled', ended_at: seconds('2026-01-15') },
      { status: 'ended', cancelsAt: at('2026-01-15'), paidUntil: at('2026-01-15') },
    ],
    [
      'with a pause to come',
      paused('2026-04-10'),
      { status: 'active', paidUntil: at('2026-02-10'), pausedUntil: at('2026-04-10'), trialEndsAt: null },
    ],
    [
      'paused',
      paused('2026-04-10'),
      { status: 'paused', paidUntil: at('2026-02-10'), pausedUntil: at('2026-04-10') },
      '2026-02-10',
    ],
    ['whose pause is taken back', paused('2026-02-10'), { status: 'active', pausedUntil: null }],
    [
      'in its trial, with a pause to come',
      {
        ...paused('2026-04-10'),
        metadata: {
          pause_from: String(seconds('2026-02-10')),
          pause_trial_end: String(seconds('2026-02-10')),
        },
      },
      { status: 'trialing', trialEndsAt: at('2026-02-10'), pausedUntil: at('2026-04-10') },
    ],
    [
      'whose pause is over',
      { ...paused('2026-01-10', '2025-12-10'), status: 'active' },
      { status: 'active', trialEndsAt: null, pausedUntil: null, paidUntil: at('2026-02-10') },
    ],
    [
      'whose payments staff have paused at Stripe',
      { pause_collection: { resumes_at: seconds('2026-03-01') }, latest_invoice: invoice('void') },
      { status: 'paused', paidUntil: at('2026-01-10'), pausedUntil: at('2026-03-01') },
    ],
  ])('%s', (_, own, expected, day) => {
    expect(read(own, day)).toMatchObject(expected)
  })

  test.each(['incomplete', 'a status that is new'])('that is %s gives nothing', (status) => {
    expect(read({ status })).toBeNull()
  })

  test('of a product that is not ours is none of ours', () => {
    const price = { ...premiumMonthly, metadata: {} }
    const items = { data: [{ current_period_start: 0, current_period_end: 1, price }] }
    expect(read({ items })).toBeNull()
  })

  test('has the price of its next phase to come', () => {
    const phase = (day: string, price: string) => ({ start_date: seconds(day), items: [{ price }] })
    const schedule = { phases: [phase('2026-01-10', 'price_1'), phase('2026-02-10', 'price_2')] }
    expect(nextPriceOf(aStripeSubscription({ schedule }), at('2026-01-20'))).toBe('price_2')
    expect(nextPriceOf(aStripeSubscription({ schedule }), at('2026-02-20'))).toBeNull()
    expect(nextPriceOf(aStripeSubscription(), at('2026-01-20'))).toBeNull()
  })
})

test.each<[string, Partial<StripePrice>]>([
  ['of another product', { metadata: {} }],
  ['by the week', { recurring: { interval: 'week', interval_count: 1 } }],
  ['by the quarter', { recurring: { interval: 'month', interval_count: 3 } }],
  ['without an amount', { unit_amount: null }],
])('a price %s stands for no terms', (_, own) => {
  expect(termsOfPrice(premiumMonthly)).not.toBeNull()
  expect(termsOfPrice({ ...premiumMonthly, ...own })).toBeNull()
})
