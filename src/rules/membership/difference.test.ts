import { expect, test } from 'vitest'
import { kindOfChange } from './difference'
import type { Subscription } from './subscription'
import type { EventKind } from './terms'
import { aSubscription, at } from './testing/a-subscription'

const next = { plan: 'standard', interval: 'annual', price: { amount: 1, currency: 'USD' } } as const

test.each<[string, Partial<Subscription>, Partial<Subscription>, EventKind | null]>([
  ['nothing', {}, {}, null],
  ['the end', {}, { status: 'ended', cancelsAt: at('2026-01-20') }, 'ended'],
  ['a payment that failed', {}, { status: 'past_due', graceUntil: at('2026-02-17') }, 'payment_due'],
  ['a payment', { status: 'past_due' }, { paidUntil: at('2026-03-10') }, 'renewed'],
  ['the next period', {}, { paidUntil: at('2026-03-10') }, 'renewed'],
  ['a cancellation', {}, { cancelsAt: at('2026-02-10') }, 'canceled'],
  ['a cancellation that is taken back', { cancelsAt: at('2026-02-10') }, {}, 'resumed'],
  ['a pause to come', {}, { pausedUntil: at('2026-03-10') }, 'pause_planned'],
  ['a pause', { pausedUntil: at('2026-03-10') }, { status: 'paused', pausedUntil: at('2026-03-10') }, 'paused'],
  ['the end of a pause', { status: 'paused' }, { paidUntil: at('2026-04-10') }, 'resumed'],
  ['another plan', {}, { plan: 'standard', paidUntil: at('2027-01-10') }, 'changed'],
  ['a change to come', {}, { next }, 'change_planned'],
  ['a change that is taken back', { next }, {}, 'change_planned'],
])('%s', (_, before, after, kind) => {
  expect(kindOfChange(aSubscription(before), aSubscription(after))).toBe(kind)
})
