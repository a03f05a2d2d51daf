import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentSubscription, planOf, planRank, reaches } from './plan-of'
import type { Subscription } from './subscription'
import { PAID_PLANS, STATUSES, type Status } from './terms'
import { aGift, aSubscription, at } from './testing/a-subscription'

describe('the plan of a person', () => {
  test.each<[string, Partial<Subscription>, day: string, plan: string]>([
    ['before it starts', {}, '2026-01-09', 'free'],
    ['from its first moment', {}, '2026-01-10', 'premium'],
    ['while it is paid for', {}, '2026-02-09', 'premium'],
    ['after the paid day, until its payment is known to be due', {}, '2026-02-12', 'premium'],
    ['while an order waits for its payment', { status: 'pending' }, '2026-01-20', 'free'],
    ['during a trial', { status: 'trialing', trialEndsAt: at('2026-02-10') }, '2026-01-20', 'premium'],
    ['past due within its grace', { status: 'past_due', graceUntil: at('2026-02-17') }, '2026-02-16', 'premium'],
    ['past due at the end of its grace', { status: 'past_due', graceUntil: at('2026-02-17') }, '2026-02-17', 'free'],
    ['past due without a grace', { status: 'past_due' }, '2026-02-11', 'free'],
    ['canceled but paid up', { cancelsAt: at('2026-02-10') }, '2026-02-09', 'premium'],
    ['canceled, on the paid day', { cancelsAt: at('2026-02-10') }, '2026-02-10', 'free'],
    ['a pause to come', { pausedUntil: at('2026-03-10') }, '2026-02-09', 'premium'],
    ['a pause that has come', { pausedUntil: at('2026-03-10') }, '2026-02-10', 'free'],
    ['paused', { status: 'paused', pausedUntil: at('2026-03-10') }, '2026-02-20', 'free'],
    ['ended', { status: 'ended' }, '2026-01-20', 'free'],
  ])('%s', (_, own, day, plan) => {
    expect(planOf([aSubscription(own)], at(day))).toBe(plan)
  })

  test.each<[string, Partial<Subscription>, day: string, plan: string]>([
    ['a gift until its end', {}, '2026-02-09', 'premium'],
    ['a gift at its end', {}, '2026-02-10', 'free'],
    ['a complimentary one until its end', { source: 'complimentary' }, '2026-02-09', 'premium'],
    ['a complimentary one at its end', { source: 'complimentary' }, '2026-02-10', 'free'],
    ['a complimentary one without an end', { source: 'complimentary', paidUntil: null }, '2036-02-10', 'premium'],
  ])('%s', (_, own, day, plan) => {
    expect(planOf([aGift(own)], at(day))).toBe(plan)
  })

  test('is free without a subscription', () => expect(planOf([], at('2026-01-20'))).toBe('free'))

  test('is the highest of several', () => {
    const standard = aSubscription({ plan: 'standard' })
    const coaching = aGift({ plan: 'executive-coaching' })
    expect(planOf([standard, coaching, aSubscription()], at('2026-01-20'))).toBe('executive-coaching')
    expect(planOf([standard, coaching], at('2026-03-20'))).toBe('standard')
  })

  const someTime = fc.integer({ min: 0, max: 100 }).map((days) => new Date(Date.UTC(2026, 0, 1 + days)))
  const maybeTime = fc.option(someTime)
  const someSubscription = fc.record({
    plan: fc.constantFrom(...PAID_PLANS),
    status: fc.constantFrom(...(Object.keys(STATUSES) as Status[])),
    source: fc.constantFrom('offline', 'stripe', 'gift', 'complimentary'),
    interval: fc.constantFrom('monthly', 'annual', null),
    startedAt: someTime,
    paidUntil: maybeTime,
    cancelsAt: maybeTime,
    pausedUntil: maybeTime,
    graceUntil: maybeTime,
  })

  test('is that of a subscription that reaches the time, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(someSubscription, { maxLength: 5 }), someTime, (own, now) => {
        const subscriptions = own.map((parts) => aSubscription(parts as Partial<Subscription>))
        const plan = planOf(subscriptions, now)
        expect(planOf([...subscriptions].reverse(), now)).toBe(plan)
        const ranks = subscriptions.filter((one) => reaches(one, now)).map((one) => planRank(one.plan))
        expect(planRank(plan)).toBe(Math.max(0, ...ranks))
        // The account page shows the subscription that gives the plan.
        expect(plan === 'free' || currentSubscription(subscriptions, now)?.plan === plan).toBe(true)
      }),
    )
  })
})

describe('the subscription that an account shows', () => {
  const now = at('2026-02-01')

  test('is the one that gives the plan', () => {
    const standard = aSubscription({ plan: 'standard' })
    const paused = aSubscription({ status: 'paused' })
    expect(currentSubscription([paused, standard], now)).toBe(standard)
    expect(currentSubscription([standard, aSubscription()], now)?.plan).toBe('premium')
  })

  test('of two with the same plan it is the one that lasts longer', () => {
    const endless = aGift({ paidUntil: null })
    expect(currentSubscription([aSubscription(), endless], now)).toBe(endless)
  })

  test('without a plan it is one that can come back', () => {
    const paused = aSubscription({ status: 'paused' })
    expect(currentSubscription([aSubscription({ status: 'ended' }), paused], now)).toBe(paused)
  })

  test('is absent when nothing runs', () => {
    expect(
      currentSubscription([aSubscription({ status: 'ended' }), aSubscription({ status: 'pending' })], now),
    ).toBeNull()
  })
})
