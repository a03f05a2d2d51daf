import { expect, test } from 'vitest'
import { changeOptions } from './change-options'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const plans = [
  { key: 'free', title: 'Free', prices: { annual: usd(0), monthly: usd(0) } },
  { key: 'standard', title: 'Standard', prices: { annual: usd(12_000), monthly: null } },
  { key: 'premium', title: 'Premium', prices: { annual: usd(26_400), monthly: usd(2_400) } },
  { key: 'executive-coaching', title: 'Executive Coaching', prices: { annual: null, monthly: null } },
] as const

test('everything on sale but what the person has', () => {
  const names = changeOptions(plans, { plan: 'premium', interval: 'annual' }).map(
    ({ interval, plan, price }) => `${plan} ${interval} ${price.amount}`,
  )
  expect(names).toEqual(['standard annual 12000', 'premium monthly 2400'])
})

test('a gift can be followed by each of them', () => {
  expect(changeOptions(plans, { plan: 'standard', interval: null })).toHaveLength(3)
})
