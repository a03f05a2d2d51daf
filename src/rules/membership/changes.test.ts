import { describe, expect, test } from 'vitest'
import { cancel, pause, resume } from './changes'
import type { Subscription } from './subscription'
import { aGift, aSubscription, at } from './testing/a-subscription'

const now = at('2026-01-20')

describe('canceling', () => {
  test('keeps the plan until the paid day', () => {
    expect(cancel(aSubscription(), now)).toEqual(aSubscription({ cancelsAt: at('2026-02-10') }))
  })

  test('again changes nothing', () => {
    const canceled = cancel(aSubscription(), now)
    expect(cancel(canceled, at('2026-01-21'))).toEqual(canceled)
  })

  test('a trial ends with the trial', () => {
    const trial = aSubscription({ status: 'trialing', trialEndsAt: at('2026-01-24') })
    expect(cancel(trial, now).cancelsAt).toEqual(at('2026-01-24'))
  })

  test('takes back a pause and a change to come', () => {
    const next = { plan: 'standard', interval: 'annual', price: { amount: 1, currency: 'USD' } } as const
    const waiting = aSubscription({ pausedUntil: at('2026-03-10'), next })
    expect(cancel(waiting, now)).toEqual(aSubscription({ cancelsAt: at('2026-02-10') }))
  })

  test.each(['past_due', 'paused'] as const)('one that is %s has no paid days left and ends now', (status) => {
    expect(cancel(aSubscription({ status }), now)).toMatchObject({ status: 'ended', cancelsAt: now })
  })

  test.each<[string, Subscription]>([
    ['one that has ended', aSubscription({ status: 'ended' })],
    ['one without an end', aGift({ paidUntil: null })],
  ])('%s cannot be canceled', (_, subscription) => {
    expect(() => cancel(subscription, now)).toThrowError(expect.objectContaining({ code: 'conflict' }))
  })
})

describe('resuming', () => {
  test('takes back a cancellation', () => {
    expect(resume(cancel(aSubscription(), now), now, 7)).toEqual(aSubscription())
  })

  test('takes back a pause to come', () => {
    expect(resume(pause(aSubscription(), 1), now, 7)).toEqual(aSubscription())
  })

  test('ends a pause: the next payment is due now', () => {
    const paused = aSubscription({ status: 'paused', pausedUntil: at('2026-03-10') })
    expect(resume(paused, at('2026-02-20'), 7)).toEqual(
      aSubscription({
        status: 'past_due',
        paidUntil: at('2026-02-20'),
        graceUntil: at('2026-02-27'),
        billingDay: 20,
      }),
    )
  })

  test('with nothing to resume changes nothing', () => expect(resume(aSubscription(), now, 7)).toEqual(aSubscription()))

  test('one that has ended stays ended', () => {
    expect(() => resume(aSubscription({ status: 'ended' }), now, 7)).toThrowError(
      expect.objectContaining({ code: 'conflict' }),
    )
  })
})

describe('pausing', () => {
  test.each([
    [1, '2026-03-10'],
    [2, '2026-04-10'],
    [3, '2026-05-10'],
  ] as const)('for %d months begins at the paid day', (months, until) => {
    expect(pause(aSubscription(), months)).toEqual(aSubscription({ pausedUntil: at(until) }))
  })

  test('asked again, the other number of months counts', () => {
    expect(pause(pause(aSubscription(), 3), 1).pausedUntil).toEqual(at('2026-03-10'))
  })

  test.each<[string, Subscription]>([
    ['a gift', aGift()],
    ['a canceled one', cancel(aSubscription(), now)],
    ['one with a payment due', aSubscription({ status: 'past_due' })],
    ['a paused one', aSubscription({ status: 'paused', pausedUntil: at('2026-03-10') })],
    ['one that has ended', aSubscription({ status: 'ended' })],
  ])('%s cannot be paused', (_, subscription) => {
    expect(() => pause(subscription, 1)).toThrowError(expect.objectContaining({ code: 'conflict' }))
  })
})
