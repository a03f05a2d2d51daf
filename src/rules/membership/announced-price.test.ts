import { expect, test } from 'vitest'
import { announcementAfter, canAnnounce, firstPaymentFrom, isAnnouncedDue, withAnnouncedPrice } from './announced-price'
import { advance } from './clock'
import type { AnnouncedPrice, Subscription } from './subscription'
import { aGift, aSubscription, at } from './testing/a-subscription'

const announced: AnnouncedPrice = { amount: 3_000, from: at('2026-03-01'), notifiedAt: at('2026-01-20') }

test.each<[string, own: Partial<Subscription>, from: string, payment: string | undefined]>([
  ['the next one', {}, '2026-02-01', '2026-02-10'],
  ['on the day itself', {}, '2026-02-10', '2026-02-10'],
  ['one after the next', {}, '2026-02-11', '2026-03-10'],
  ['by the year', { interval: 'annual' }, '2026-02-11', '2027-02-10'],
  ['the end of a pause', { pausedUntil: at('2026-04-10') }, '2026-02-11', '2026-04-10'],
  ['none of what is canceled', { cancelsAt: at('2026-02-10') }, '2026-02-01', undefined],
])('the first payment at a new price: %s', (_, own, from, payment) => {
  expect(firstPaymentFrom(aSubscription(own), at(from))).toEqual(payment ? at(payment) : null)
})

test.each<[string, announced: AnnouncedPrice | null, payment: string, isDue: boolean]>([
  ['without an announcement', null, '2026-03-10', false],
  ['before its day', announced, '2026-02-28', false],
  ['on its day', announced, '2026-03-01', true],
  ['without the email', { ...announced, notifiedAt: null }, '2026-03-10', false],
  ['29 days after the email', { ...announced, notifiedAt: at('2026-02-09') }, '2026-03-10', false],
  ['30 days after the email', { ...announced, notifiedAt: at('2026-02-08') }, '2026-03-10', true],
])('a payment is at the announced price: %s', (_, own, payment, isDue) => {
  expect(isAnnouncedDue(aSubscription({ announced: own }), at(payment))).toBe(isDue)
})

test('a period that begins takes over the announced price, once', () => {
  const moved = withAnnouncedPrice(aSubscription({ announced }), at('2026-03-10'))
  expect(moved).toMatchObject({ price: { amount: 3_000, currency: 'USD' }, announced: null })
  expect(withAnnouncedPrice(moved, at('2026-04-10'))).toBe(moved)
})

test.each([
  ['before the day of the new price', '2026-02-10', 2_400],
  ['after it', '2026-03-10', 3_000],
])('the payment that is due %s', (_, paidUntil, amount) => {
  const due = advance(aSubscription({ announced, paidUntil: at(paidUntil) }), at('2026-03-11'), 7)
  expect(due).toMatchObject({ kind: 'payment_due', subscription: { price: { amount } } })
})

test('terms that the person has chosen come before an announced price', () => {
  const next = { plan: 'standard', interval: 'monthly', price: { amount: 1_000, currency: 'USD' } } as const
  const due = advance(aSubscription({ announced, next, paidUntil: at('2026-03-10') }), at('2026-03-11'), 7)
  expect(due?.subscription).toMatchObject({ ...next, announced: null })
})

const price = { amount: 3_000, currency: 'USD' }
test.each<[string, Subscription, boolean]>([
  ['who pays an old price', aSubscription(), true],
  ['who pays the new one', aSubscription({ price }), false],
  ['who pays in another currency', aSubscription({ price: { amount: 2_000, currency: 'EUR' } }), false],
  ['who has canceled', aSubscription({ cancelsAt: at('2026-02-10') }), false],
  ['whose membership has ended', aSubscription({ status: 'ended' }), false],
  ['who has a gift', aGift(), false],
  ['who changes the plan', aSubscription({ next: { plan: 'standard', interval: 'monthly', price } }), false],
])('a new price can be announced to someone %s', (_, subscription, can) => {
  expect(canAnnounce(subscription, price)).toBe(can)
})

test.each<[string, Partial<Subscription>, stays: boolean]>([
  ['a renewal', { paidUntil: at('2026-03-10') }, true],
  ['a cancellation', { cancelsAt: at('2026-02-10') }, false],
  ['the new price', { price }, false],
  ['another interval', { interval: 'annual' }, false],
  ['a change to come', { next: { plan: 'standard', interval: 'monthly', price } }, false],
  ['the end', { status: 'ended' }, false],
])('an announcement after %s', (_, own, stays) => {
  const before = aSubscription({ announced })
  expect(announcementAfter(before, { ...before, announced: null, ...own })).toEqual(stays ? announced : null)
})
