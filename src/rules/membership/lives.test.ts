import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../app-error'
import { applyChange, quoteChange } from './change-plan'
import { cancel, pause, resume } from './changes'
import { advance, nextChangeAt } from './clock'
import { extend } from './extend'
import { addDays, periodEnd } from './periods'
import { planOf, reaches } from './plan-of'
import { isRunning, type Subscription, type Terms } from './subscription'
import { aSubscription, at } from './testing/a-subscription'

const GRACE_DAYS = 7
const START = at('2026-01-10')

const usd = (amount: number) => ({ amount, currency: 'USD' })
const STANDARD: Terms = { plan: 'standard', interval: 'annual', price: usd(12_000) }
const PREMIUM: Terms = { plan: 'premium', interval: 'annual', price: usd(26_400) }
const MONTHLY: Terms = { plan: 'premium', interval: 'monthly', price: usd(2_400) }

type Act = (subscription: Subscription, now: Date) => Subscription

/** What can happen to a membership that is paid by orders; an act that its rules refuse changes nothing. */
const ACTS = {
  cancel,
  resume: (one, now) => resume(one, now, GRACE_DAYS),
  pause1: (one) => pause(one, 1),
  pause3: (one) => pause(one, 3),
  gift: (one) => (one.status === 'active' ? extend(one, 2) : one),
  pay: (one) =>
    one.status === 'past_due' && one.paidUntil && one.interval
      ? {
          ...one,
          status: 'active',
          paidUntil: periodEnd(one.paidUntil, one.interval, one.billingDay),
          graceUntil: null,
        }
      : one,
  standard: (one, now) => change(one, STANDARD, now),
  premium: (one, now) => change(one, PREMIUM, now),
  monthly: (one, now) => change(one, MONTHLY, now),
  wait: (one) => one,
} as const satisfies Record<string, Act>
type Name = keyof typeof ACTS

const change = (one: Subscription, to: Terms, now: Date) => applyChange(one, to, quoteChange(one, to, now))

function carryOut(name: Name, subscription: Subscription, now: Date): Subscription {
  try {
    const act: Act = ACTS[name]
    return act(subscription, now)
  } catch (error) {
    expect(error).toBeInstanceOf(AppError)
    return subscription
  }
}

function byClock(first: Subscription, now: Date): Subscription {
  let subscription = first
  for (let step = advance(subscription, now, GRACE_DAYS); step; step = advance(subscription, now, GRACE_DAYS)) {
    subscription = step.subscription
  }
  return subscription
}

/** Acts, each some hours after the one before. */
const someLife = fc.array(
  fc.record({
    name: fc.constantFrom(...(Object.keys(ACTS) as Name[])),
    hours: fc.integer({ min: 0, max: 40 * 24 }),
  }),
  { maxLength: 25 },
)

describe('the life of a membership', () => {
  test('no act takes away days that are paid for', () => {
    fc.assert(
      fc.property(someLife, (life) => {
        let subscription = aSubscription()
        let now = START
        for (const { hours, name } of life) {
          now = new Date(now.getTime() + hours * 3_600_000)
          const before = byClock(subscription, now)
          const isPaidUp = before.status === 'active' && reaches(before, now)
          subscription = byClock(carryOut(name, before, now), now)
          expect(!isPaidUp || planOf([subscription], now) !== 'free').toBe(true)
        }
      }),
    )
  })

  test('while it runs, the job has a time at which to look at it again', () => {
    fc.assert(
      fc.property(someLife, (life) => {
        let subscription = aSubscription()
        let now = START
        for (const { hours, name } of life) {
          now = new Date(now.getTime() + hours * 3_600_000)
          subscription = byClock(carryOut(name, byClock(subscription, now), now), now)
          const next = nextChangeAt(subscription, now)
          expect(isRunning(subscription) ? next !== null && next > now : next === null).toBe(true)
        }
      }),
    )
  })

  test('without another payment it ends, and no plan is left', () => {
    fc.assert(
      fc.property(someLife, (life) => {
        let subscription = aSubscription()
        let now = START
        for (const { hours, name } of life) {
          now = new Date(now.getTime() + hours * 3_600_000)
          subscription = byClock(carryOut(name, byClock(subscription, now), now), now)
        }
        // A pause is at most three months, and 100 days are longer than those and the grace.
        const over = addDays(new Date(Math.max(now.getTime(), subscription.paidUntil?.getTime() ?? 0)), 107)
        const ended = byClock(subscription, over)
        expect([ended.status, planOf([ended], over)]).toEqual(['ended', 'free'])
      }),
    )
  })
})
