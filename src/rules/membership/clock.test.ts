import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cancel, pause } from './changes'
import { advance, nextChangeAt } from './clock'
import { planOf } from './plan-of'
import type { Subscription } from './subscription'
import { aGift, aSubscription, at } from './testing/a-subscription'

const GRACE_DAYS = 7
/** All that time has done by now. */
function advanceAll(first: Subscription, now: Date) {
  const kinds: string[] = []
  let subscription = first
  for (let step = advance(subscription, now, GRACE_DAYS); step; step = advance(subscription, now, GRACE_DAYS)) {
    kinds.push(step.kind)
    subscription = step.subscription
  }
  return { kinds, subscription }
}

describe('what time alone does', () => {
  test('nothing before the paid day', () => {
    expect(advance(aSubscription(), at('2026-02-09'), GRACE_DAYS)).toBeNull()
    expect(nextChangeAt(aSubscription(), at('2026-02-09'))).toEqual(at('2026-02-10'))
  })

  test('on the paid day the next payment is due, and the plan is kept for the grace', () => {
    const change = advance(aSubscription(), at('2026-02-10'), GRACE_DAYS)
    expect(change).toEqual({
      subscription: aSubscription({ status: 'past_due', graceUntil: at('2026-02-17') }),
      kind: 'payment_due',
    })
    expect(nextChangeAt(aSubscription(change?.subscription), at('2026-02-10'))).toEqual(at('2026-02-17'))
  })

  test.each<[string, Subscription, day: string, kinds: string[]]>([
    ['an unpaid one ends with its grace', aSubscription(), '2026-02-17', ['payment_due', 'ended']],
    ['a canceled one ends', aSubscription({ cancelsAt: at('2026-02-10') }), '2026-02-10', ['ended']],
    ['a gift ends', aGift(), '2026-02-10', ['ended']],
    ['one without an end goes on', aGift({ paidUntil: null }), '2036-02-10', []],
    ['a pause begins', aSubscription({ pausedUntil: at('2026-03-10') }), '2026-02-10', ['paused']],
    ['a pause ends', aSubscription({ pausedUntil: at('2026-03-10') }), '2026-03-10', ['paused', 'payment_due']],
    ['Stripe tells of its payments', aSubscription({ source: 'stripe' }), '2026-03-10', []],
    [
      'a canceled one of Stripe ends without waiting for it',
      aSubscription({ source: 'stripe', cancelsAt: at('2026-02-10') }),
      '2026-02-10',
      ['ended'],
    ],
  ])('%s', (_, subscription, day, kinds) => {
    expect(advanceAll(subscription, at(day)).kinds).toEqual(kinds)
  })

  test('after a pause the new period begins when the pause ends', () => {
    const paused = aSubscription({ pausedUntil: at('2026-03-10') })
    const { subscription } = advanceAll(paused, at('2026-03-11'))
    expect(subscription).toMatchObject({
      status: 'past_due',
      paidUntil: at('2026-03-10'),
      graceUntil: at('2026-03-17'),
      pausedUntil: null,
    })
  })

  test('a downgrade begins with the next period', () => {
    const next = { plan: 'standard', interval: 'annual', price: { amount: 12_000, currency: 'USD' } } as const
    const { subscription } = advanceAll(aSubscription({ next }), at('2026-02-10'))
    expect(subscription).toMatchObject({ ...next, next: null, status: 'past_due' })
  })

  const someLife = fc.record({
    source: fc.constantFrom('offline', 'stripe', 'gift'),
    change: fc.constantFrom('none', 'cancel', 'pause'),
    checks: fc.array(fc.integer({ min: 0, max: 200 * 24 }), { maxLength: 20 }),
  })

  test('the plan changes only at the times that are stored for the job', () => {
    const changes = {
      none: (one: Subscription) => one,
      cancel: (one: Subscription) => cancel(one, at('2026-01-20')),
      pause: (one: Subscription) => pause(one, 2),
    }
    fc.assert(
      fc.property(someLife, ({ change, checks, source }) => {
        const isGift = source === 'gift'
        const first = isGift ? aGift() : changes[change](aSubscription({ source: source as Subscription['source'] }))
        let now = at('2026-01-20')
        let subscription = first
        for (const hours of [...checks].sort((one, other) => one - other)) {
          const before = planOf([subscription], now)
          const due = nextChangeAt(subscription, now)
          now = new Date(Math.max(now.getTime(), at('2026-01-20').getTime() + hours * 3_600_000))
          const isDue = due !== null && due <= now
          // Before its time nothing happens; at it, the job finds the row.
          expect(
            isDue || (planOf([subscription], now) === before && advance(subscription, now, GRACE_DAYS) === null),
          ).toBe(true)
          subscription = advanceAll(subscription, now).subscription
          expect(advance(subscription, now, GRACE_DAYS)).toBeNull()
        }
      }),
    )
  })
})
