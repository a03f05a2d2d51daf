import { describe, expect, test } from 'vitest'
import { extend, extendedByGift, giftSubscription, retract } from './extend'
import { planOf } from './plan-of'
import type { Subscription } from './subscription'
import { aGift, aSubscription, at } from './testing/a-subscription'

const now = at('2026-01-20')
const gift = { plan: 'premium', months: 3 } as const

describe('redeeming a gift', () => {
  test('gives its plan for its months', () => {
    const given = giftSubscription(gift, at('2026-11-30'))
    expect(given).toMatchObject({ source: 'gift', status: 'active', paidUntil: at('2027-02-28') })
    expect(planOf([given], at('2027-02-27'))).toBe('premium')
    expect(planOf([given], at('2027-02-28'))).toBe('free')
  })

  test('extends a membership of the same plan', () => {
    const own = aSubscription()
    expect(extendedByGift([aSubscription({ plan: 'standard' }), own], gift, now)).toBe(own)
    expect(extend(own, 3)).toEqual(aSubscription({ paidUntil: at('2026-05-10') }))
  })

  test('extends one that is canceled to its new end', () => {
    const canceled = aSubscription({ cancelsAt: at('2026-02-10') })
    expect(extend(canceled, 1)).toMatchObject({ paidUntil: at('2026-03-10'), cancelsAt: at('2026-03-10') })
  })

  test.each<[string, Subscription[]]>([
    ['nothing', []],
    ['a lower plan', [aSubscription({ plan: 'standard' })]],
    ['a paused membership', [aSubscription({ status: 'paused' })]],
    ['one that has ended', [aSubscription({ status: 'ended' })]],
  ])('begins a membership for someone with %s', (_, own) => {
    expect(extendedByGift(own, gift, now)).toBeNull()
  })

  test.each<[string, Subscription]>([
    ['a higher plan', aSubscription({ plan: 'executive-coaching' })],
    ['the plan without an end', aGift({ paidUntil: null })],
    ['the plan by card', aSubscription({ source: 'stripe' })],
  ])('is refused for someone with %s, who keeps the code', (_, own) => {
    expect(() => extendedByGift([own], gift, now)).toThrowError(expect.objectContaining({ code: 'conflict' }))
  })
})

describe('taking a gift back', () => {
  test.each<[string, Subscription, months: number, Partial<Subscription>]>([
    ['ends what it gave', aGift(), 3, { status: 'ended', paidUntil: now }],
    [
      'leaves what was there before',
      aGift({ paidUntil: at('2026-05-10') }),
      3,
      { status: 'active', paidUntil: at('2026-02-10') },
    ],
    [
      'leaves a canceled one its own days',
      aSubscription({ cancelsAt: at('2026-04-10'), paidUntil: at('2026-04-10') }),
      2,
      { cancelsAt: at('2026-02-10') },
    ],
    ['makes a payment due', aSubscription(), 3, { status: 'active', paidUntil: now }],
    ['leaves one without an end', aGift({ paidUntil: null }), 3, { status: 'active', paidUntil: null }],
  ])('%s', (_, subscription, months, left) => {
    expect(retract(subscription, months, now)).toMatchObject(left)
  })
})
