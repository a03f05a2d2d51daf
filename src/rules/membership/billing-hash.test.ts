import { expect, test } from 'vitest'
import { billingInHash, hashWithBilling } from './billing-hash'

test.each([
  ['', 'annual'],
  ['#', 'annual'],
  ['#billing=monthly', 'monthly'],
  ['#letter=B&billing=monthly', 'monthly'],
  ['#billing=annual', 'annual'],
  ['#billing=weekly', 'annual'],
  ['#letter=B', 'annual'],
  ['#compare', null],
])('%s is %s', (hash, interval) => {
  expect(billingInHash(hash)).toBe(interval)
})

test.each([
  ['', 'monthly', '#billing=monthly'],
  ['#billing=monthly', 'annual', ''],
  ['#billing=monthly', 'monthly', '#billing=monthly'],
  ['#letter=B', 'monthly', '#letter=B&billing=monthly'],
  ['#letter=B&billing=monthly', 'annual', '#letter=B'],
  ['#compare', 'monthly', '#billing=monthly'],
] as const)('%s, then %s, is %s', (hash, interval, next) => {
  expect(hashWithBilling(hash, interval)).toBe(next)
})
