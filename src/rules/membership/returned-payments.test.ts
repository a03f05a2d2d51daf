import { expect, test } from 'vitest'
import type { StripeSubscription } from './from-stripe'
import { endsByReturn, type StripeCharge } from './returned-payments'

const found = (own: Partial<StripeSubscription> = {}): StripeSubscription => ({
  id: 'sub_1',
  status: 'active',
  start_date: 100,
  ended_at: null,
  cancel_at: null,
  cancel_at_period_end: false,
  trial_end: null,
  billing_cycle_anchor: 100,
  metadata: {},
  pause_collection: null,
  items: {
    data: [
      {
        current_period_start: 200,
        current_period_end: 300,
        price: { id: 'price_1', currency: 'usd', unit_amount: 1, recurring: null, metadata: {} },
      },
    ],
  },
  latest_invoice: null,
  schedule: null,
  ...own,
})
const canceled = { cancel_at_period_end: true }

test.each<[string, Partial<StripeSubscription>, Partial<StripeCharge>, ends: boolean]>([
  ['a payment', {}, {}, false],
  ['a dispute', {}, { disputed: true }, true],
  ['a dispute of an earlier period', {}, { disputed: true, created: 150 }, true],
  ['a dispute of an earlier membership', {}, { disputed: true, created: 50 }, false],
  ['a dispute of a gift', {}, { disputed: true, metadata: { gift: '1' } }, false],
  ['a refund', {}, { refunded: true }, false],
  ['a refund with a cancellation', canceled, { refunded: true }, true],
  ['a refund of an earlier period, with a cancellation', canceled, { refunded: true, created: 150 }, false],
  ['a dispute of what has ended', { status: 'canceled' }, { disputed: true }, false],
])('%s', (_, own, charge, ends) => {
  const payment = { created: 200, disputed: false, refunded: false, metadata: {}, ...charge }
  expect(endsByReturn(found(own), [payment])).toBe(ends)
})
