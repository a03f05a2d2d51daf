import { expect, test } from 'vitest'
import { accountActions } from './account-actions'

const AT = '2027-01-01T00:00:00.000Z'
const paid = { interval: 'annual', status: 'active', source: 'offline', cancelsAt: null, pausedUntil: null } as const

test.each([
  ['an active one', {}, ['change', 'pause', 'cancel']],
  ['one that is paid at Stripe', { source: 'stripe' }, ['portal', 'change', 'pause', 'cancel']],
  ['a trial', { status: 'trialing', source: 'stripe' }, ['portal', 'change', 'cancel']],
  ['a canceled one', { cancelsAt: AT }, ['resume']],
  ['one that will pause', { pausedUntil: AT }, ['resume', 'pause', 'cancel']],
  ['a paused one', { status: 'paused', pausedUntil: AT }, ['resume', 'cancel']],
  ['one that is past due', { status: 'past_due', source: 'stripe' }, ['portal', 'cancel']],
  ['an order', { status: 'pending' }, ['withdraw']],
  ['a gift', { interval: null, source: 'gift' }, ['change']],
  ['an ended one', { status: 'ended' }, []],
] as const)('%s', (_, parts, actions) => {
  expect(accountActions({ ...paid, ...parts })).toEqual(actions)
})
