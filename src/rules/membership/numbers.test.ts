import { describe, expect, test } from 'vitest'
import { memberMoveOf, monthsBefore, movementOf, recurringOf, revenueByMonth, stayedShare } from './numbers'
import { aGift, aSubscription, at } from './testing/a-subscription'

describe('what a subscription brings in a year', () => {
  test.each([
    ['a month', aSubscription(), 28_800],
    ['a year', aSubscription({ interval: 'annual', price: { amount: 26_400, currency: 'USD' } }), 26_400],
    ['one whose payment is due', aSubscription({ status: 'past_due' }), 28_800],
    ['a canceled one, until its end', aSubscription({ cancelsAt: at('2026-02-10') }), 28_800],
    ['a trial', aSubscription({ status: 'trialing' }), 0],
    ['a paused one', aSubscription({ status: 'paused' }), 0],
    ['an ended one', aSubscription({ status: 'ended' }), 0],
    ['a gift', aGift(), 0],
  ])('%s', (_, subscription, yearly) => {
    expect(recurringOf(subscription)).toBe(yearly)
  })
})

describe('what a change does to revenue', () => {
  test.each([
    ['the first payment', 0, 100, false, true, 'new'],
    ['a higher plan', 100, 150, true, true, 'expansion'],
    ['a lower plan', 150, 100, true, true, 'contraction'],
    ['a pause', 100, 0, true, true, 'contraction'],
    ['the end of a pause', 0, 100, true, true, 'expansion'],
    ['an end', 100, 0, true, false, 'churn'],
    ['a payment', 100, 100, true, true, null],
    ['the end of a gift', 0, 0, false, false, null],
  ] as const)('%s', (_, before, after, hasPaid, runs, movement) => {
    expect(movementOf(before, after, hasPaid, runs)).toBe(movement)
  })
})

describe('a person', () => {
  const running = aSubscription()
  const over = aSubscription({ status: 'ended' })
  test.each([
    ['joins with the first', false, running, 0, 'joined'],
    ['does not join with a second', false, running, 1, null],
    ['stays with a change', true, running, 0, null],
    ['leaves with the last', true, over, 0, 'left'],
    ['does not leave while another runs', true, over, 1, null],
  ] as const)('%s', (_, ranBefore, subscription, others, move) => {
    expect(memberMoveOf(ranBefore, subscription, others)).toBe(move)
  })
})

test('the months of a chart cross the end of a year', () => {
  expect(monthsBefore(at('2026-02-28'), 3)).toEqual(['2025-12', '2026-01', '2026-02'])
})

test('the revenue of each month is what it is now less what came since', () => {
  const none = { new: 0, expansion: 0, contraction: 0, churn: 0 }
  const months = revenueByMonth(36_000, [
    { month: '2026-01', ...none, new: 12_000 },
    { month: '2026-02', ...none, expansion: 6_000, churn: -2_400 },
    { month: '2026-03', ...none, new: 24_000, contraction: -3_600 },
  ])
  expect(months.map(({ month, revenue }) => [month, revenue])).toEqual([
    ['2026-01', 1_000],
    ['2026-02', 1_300],
    ['2026-03', 3_000],
  ])
  expect(months[2]?.movements).toEqual({ new: 2_000, expansion: 0, contraction: -300, churn: 0 })
})

test.each([
  [0, 0, null],
  [3, 2, 67],
])('of %i trials that are over, %i stayed: %s percent', (over, stayed, share) => {
  expect(stayedShare(over, stayed)).toBe(share)
})
