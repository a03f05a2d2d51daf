import { expect, test } from 'vitest'
import type { StripeSubscription } from './from-stripe'
import {
  DEFAULT_RETURN_RULES,
  endOfReturns,
  type ReturnEnd,
  type ReturnRules,
  returnedGifts,
  returnLines,
  type StripeCharge,
} from './returned-payments'

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
const aCharge = (own: Partial<StripeCharge> = {}): StripeCharge => ({
  id: 'ch_1',
  created: 200,
  currency: 'usd',
  amount: 2_400,
  amount_refunded: 0,
  disputed: false,
  refunded: false,
  metadata: {},
  ...own,
})
const refund = { refunded: true, amount_refunded: 2_400 }
const part = { amount_refunded: 400 }
const dispute = { disputed: true }
const canceled = { cancel_at_period_end: true }
const gift = { metadata: { gift: '1' } }
const now = new Date(250_000)

const endsNow: ReturnEnd = { when: 'now' }
const endsLater: ReturnEnd = { when: 'period', returned: 'ch_1', trialEnd: null }
type Row = [string, Partial<ReturnRules>, Partial<StripeSubscription>, Partial<StripeCharge>, ReturnEnd | null]

test.each<Row>([
  ['a payment', {}, {}, {}, null],
  ['a dispute', {}, {}, dispute, endsNow],
  ['a dispute of an earlier period', {}, {}, { ...dispute, created: 150 }, endsNow],
  ['a dispute of an earlier membership', {}, {}, { ...dispute, created: 50 }, null],
  ['a dispute of a gift', {}, {}, { ...dispute, ...gift }, null],
  ['a dispute of what has ended', {}, { status: 'canceled' }, dispute, null],
  ['a dispute, at the paid day', { dispute: 'period' }, {}, dispute, endsLater],
  ['a dispute, at the paid day, canceled already', { dispute: 'period' }, canceled, dispute, null],
  ['a dispute, at the paid day, past due', { dispute: 'period' }, { status: 'past_due' }, dispute, endsNow],
  ['a refund', {}, {}, refund, null],
  ['a refund with a cancellation', {}, canceled, refund, endsNow],
  ['a refund of an earlier period, with a cancellation', {}, canceled, { ...refund, created: 150 }, null],
  ['a refund, at once', { refund: 'now' }, {}, refund, endsNow],
  ['a refund of an earlier period, at once', { refund: 'now' }, {}, { ...refund, created: 150 }, null],
  ['a refund, at the paid day', { refund: 'period' }, {}, refund, endsLater],
  ['a refund that has canceled already', { refund: 'period' }, { metadata: { returned: 'ch_0 ch_1' } }, refund, null],
  [
    'another refund',
    { refund: 'period' },
    { metadata: { returned: 'ch_0' } },
    refund,
    { ...endsLater, returned: 'ch_0 ch_1' },
  ],
  ['a partial refund', { refund: 'now' }, {}, part, null],
  ['a partial refund with a cancellation', {}, canceled, part, null],
  ['a partial refund, at once', { partialRefund: 'now' }, {}, part, endsNow],
  ['a partial refund, at the paid day', { partialRefund: 'period' }, {}, part, endsLater],
  ['a refund of a gift, at once', { refund: 'now' }, {}, { ...refund, ...gift }, null],
  [
    'a refund at the paid day, before a pause',
    { refund: 'period' },
    { status: 'trialing', metadata: { pause_from: '300' } },
    refund,
    { ...endsLater, trialEnd: 300 },
  ],
  [
    'a refund at the paid day, in a pause',
    { refund: 'period' },
    { status: 'trialing', metadata: { pause_from: '240' } },
    refund,
    endsNow,
  ],
])('%s', (_, rules, own, charge, end) => {
  expect(endOfReturns(found(own), [aCharge(charge)], { ...DEFAULT_RETURN_RULES, ...rules }, now)).toEqual(end)
})

test.each<[string, Partial<ReturnRules>, Partial<StripeCharge>, ReturnType<typeof returnedGifts>]>([
  ['a payment', {}, {}, []],
  ['a partial refund', { refund: 'now', partialRefund: 'now' }, part, []],
  ['a dispute', {}, dispute, [{ gift: 1, takeBack: true }]],
  ['a dispute, at the paid day', { dispute: 'period' }, dispute, [{ gift: 1, takeBack: false }]],
  ['a refund', {}, refund, [{ gift: 1, takeBack: false }]],
  ['a refund, at once', { refund: 'now' }, refund, [{ gift: 1, takeBack: true }]],
])('a gift after %s', (_, rules, charge, gifts) => {
  expect(returnedGifts([aCharge({ ...charge, ...gift })], { ...DEFAULT_RETURN_RULES, ...rules })).toEqual(gifts)
})

test('each return has its line in the ledger, and so has each further part of a refund', () => {
  const usd = (amount: number) => ({ amount, currency: 'USD' })
  expect(returnLines([aCharge(), aCharge({ ...part, ...dispute })])).toEqual([
    { kind: 'refunded', key: 'refunded ch_1 400', paid: usd(400), gift: null },
    { kind: 'disputed', key: 'disputed ch_1 2400', paid: usd(2_400), gift: null },
  ])
  expect(returnLines([aCharge({ ...refund, ...gift })])).toEqual([
    { kind: 'refunded', key: 'refunded ch_1 2400', paid: usd(2_400), gift: 1 },
  ])
})
