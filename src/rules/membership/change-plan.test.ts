import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChange, quoteChange } from './change-plan'
import type { Subscription, Terms } from './subscription'
import { aGift, aSubscription, at } from './testing/a-subscription'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const standardAnnual: Terms = { plan: 'standard', interval: 'annual', price: usd(12_000) }
const premiumAnnual: Terms = { plan: 'premium', interval: 'annual', price: usd(26_400) }
const premiumMonthly: Terms = { plan: 'premium', interval: 'monthly', price: usd(2_400) }

/** Standard, paid for the year from January 10, 2026. */
const standard = aSubscription({ ...standardAnnual, paidUntil: at('2027-01-10') })

describe('changing the plan', () => {
  test('a higher plan begins now, for the difference in proportion to the time that is left', () => {
    // 73 of 365 days are left: a fifth of 14,400.
    const now = at('2026-10-29')
    const quote = quoteChange(standard, premiumAnnual, now)
    expect(quote).toEqual({ kind: 'upgrade', dueNow: 2_880, currency: 'USD', from: now, paidUntil: at('2027-01-10') })
    expect(applyChange(standard, premiumAnnual, quote)).toEqual({ ...standard, ...premiumAnnual })
  })

  test('a year in place of a month begins now, less what is left of the month', () => {
    // 16 of the 31 days are left: 1,239 of 2,400.
    const now = at('2026-01-25')
    const quote = quoteChange(aSubscription(), premiumAnnual, now)
    expect(quote).toMatchObject({ kind: 'upgrade', dueNow: 25_161, from: now, paidUntil: at('2027-01-25') })
    expect(applyChange(aSubscription(), premiumAnnual, quote)).toEqual(
      aSubscription({ ...premiumAnnual, paidUntil: at('2027-01-25'), billingDay: 25 }),
    )
  })

  test('what was paid for a year becomes time of a higher plan by the month', () => {
    // 12,000 pay for five months of 2,400.
    const now = at('2026-01-10')
    const { dueNow, paidUntil } = quoteChange(standard, premiumMonthly, now)
    expect(dueNow).toBe(0)
    expect(paidUntil.getTime() - now.getTime()).toBe(5 * (at('2026-02-10').getTime() - now.getTime()))
  })

  test.each([
    ['a lower plan', aSubscription({ ...premiumAnnual, paidUntil: at('2027-01-10') }), standardAnnual],
    ['a month in place of a year', aSubscription({ ...premiumAnnual, paidUntil: at('2027-01-10') }), premiumMonthly],
  ])('%s begins with the next period and costs nothing now', (_, subscription, to) => {
    const quote = quoteChange(subscription, to, at('2026-03-01'))
    expect(quote).toMatchObject({ kind: 'downgrade', dueNow: 0, from: at('2027-01-10') })
    expect(applyChange(subscription, to, quote)).toEqual({ ...subscription, next: to })
  })

  test('the same terms again take back a change to come', () => {
    const waiting = aSubscription({ next: standardAnnual })
    const quote = quoteChange(waiting, premiumMonthly, at('2026-01-20'))
    expect(quote).toMatchObject({ kind: 'same', dueNow: 0 })
    expect(applyChange(waiting, premiumMonthly, quote)).toEqual(aSubscription())
  })

  test('nothing is paid during a trial', () => {
    const trial = { ...standard, status: 'trialing', trialEndsAt: at('2026-01-24') } as const
    expect(quoteChange(trial, premiumAnnual, at('2026-01-20')).dueNow).toBe(0)
  })

  test.each<[string, Subscription]>([
    ['a canceled one', aSubscription({ cancelsAt: at('2026-02-10') })],
    ['one with a payment due', aSubscription({ status: 'past_due' })],
    ['a paused one', aSubscription({ pausedUntil: at('2026-03-10') })],
    ['a gift', aGift()],
    ['one that has ended', aSubscription({ status: 'ended' })],
  ])('%s is not changed', (_, subscription) => {
    expect(() => quoteChange(subscription, premiumAnnual, at('2026-01-20'))).toThrowError(
      expect.objectContaining({ code: 'conflict' }),
    )
  })

  test('a plan in another currency is not charged against this one', () => {
    const euros = { ...premiumAnnual, price: { amount: 26_400, currency: 'EUR' } }
    expect(() => quoteChange(aSubscription(), euros, at('2026-01-20'))).toThrowError(
      expect.objectContaining({ code: 'unprocessable' }),
    )
  })

  test('no change costs less than nothing, or more than a whole period', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    const interval = fc.constantFrom('monthly', 'annual')
    fc.assert(
      fc.property(
        amount,
        amount,
        interval,
        interval,
        fc.integer({ min: 0, max: 400 }),
        (old, price, from, to, days) => {
          const now = new Date(at('2026-01-10').getTime() + days * 86_400_000)
          const paidUntil = from === 'annual' ? at('2027-01-10') : at('2026-02-10')
          const subscription = { ...standard, interval: from, price: usd(old), paidUntil } as Subscription
          const terms = { plan: 'premium', interval: to, price: usd(price) } as Terms
          const { dueNow } = quoteChange(subscription, terms, now)
          expect(Number.isInteger(dueNow)).toBe(true)
          expect(dueNow).toBeGreaterThanOrEqual(0)
          expect(dueNow).toBeLessThanOrEqual(price)
        },
      ),
    )
  })
})
