import { expect, test } from 'vitest'
import { cardOf, expiringCard, type StripePayer } from './card'
import type { Subscription } from './subscription'
import { aSubscription, at } from './testing/a-subscription'

const method = (last4: string) => ({ type: 'card', card: { last4, exp_month: 3, exp_year: 2027 } })
const customer = (last4: string) => ({ id: 'cus_1', invoice_settings: { default_payment_method: method(last4) } })

test.each<[string, StripePayer, last4: string | undefined]>([
  ["the subscription's own", { default_payment_method: method('4242'), customer: customer('1881') }, '4242'],
  ["the customer's", { default_payment_method: null, customer: customer('1881') }, '1881'],
  ['a deleted customer', { default_payment_method: null, customer: { id: 'cus_1' } }, undefined],
  ['a direct debit', { default_payment_method: { type: 'us_bank_account' }, customer: 'cus_1' }, undefined],
  ['one that was not expanded', { default_payment_method: 'pm_1', customer: 'cus_1' }, undefined],
])('the card that is charged: %s', (_, payer, last4) => {
  expect(cardOf(payer)?.last4).toBe(last4)
})

test('the month of a card has two digits', () => {
  expect(cardOf({ default_payment_method: method('4242'), customer: 'cus_1' })?.expires).toBe('2027-03')
})

// The next payment is due on February 10, 2026.
test.each<[string, expires: string, now: string, own: Partial<Subscription>, told: boolean]>([
  ['the month before', '2026-01', '2026-01-20', {}, true],
  ['the month of the payment', '2026-02', '2026-01-20', {}, false],
  ['31 days before the payment', '2026-01', '2026-01-10', {}, false],
  ['30 days before the payment', '2026-01', '2026-01-11', {}, true],
  ['on trial', '2026-01', '2026-01-20', { status: 'trialing' }, true],
  ['canceled', '2026-01', '2026-01-20', { cancelsAt: at('2026-02-10') }, false],
  ['past due', '2026-01', '2026-01-20', { status: 'past_due' }, false],
  ['ended', '2026-01', '2026-01-20', { status: 'ended' }, false],
  ['paid already', '2026-01', '2026-02-11', {}, false],
  [
    'pausing until a month in which it is valid no more',
    '2026-02',
    '2026-02-20',
    { pausedUntil: at('2026-03-10') },
    true,
  ],
])('a card about to expire: %s', (_, expires, now, own, told) => {
  const key = expiringCard({ last4: '4242', expires }, aSubscription(own), at(now))
  expect(key !== null).toBe(told)
})

test('each card is told of once for each payment', () => {
  const card = { last4: '4242', expires: '2026-01' }
  const key = expiringCard(card, aSubscription(), at('2026-01-20'))
  expect(expiringCard(card, aSubscription(), at('2026-01-30'))).toBe(key)
  expect(expiringCard({ ...card, last4: '1881' }, aSubscription(), at('2026-01-20'))).not.toBe(key)
  expect(expiringCard(card, aSubscription({ paidUntil: at('2026-03-10') }), at('2026-02-20'))).not.toBe(key)
})
