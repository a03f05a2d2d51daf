import { describe, expect, test } from 'vitest'
import { giftPrice } from './gift-price'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const both = { annual: usd(26_400), monthly: usd(2_400) }

describe('the price of a gift', () => {
  test.each([
    ['a month', both, 1, usd(2_400)],
    ['a year, with its month free', both, 12, usd(26_400)],
    ['a year and a half', both, 18, usd(40_800)],
    ['two years of a plan that is only sold by the year', { annual: usd(12_000), monthly: null }, 24, usd(24_000)],
    ['half a year of it is not sold', { annual: usd(12_000), monthly: null }, 6, null],
    ['a year of a plan that is only sold by the month', { annual: null, monthly: usd(1_000) }, 12, usd(12_000)],
    ['a plan without a price', { annual: null, monthly: null }, 12, null],
    ['more than can be paid', { annual: usd(2_147_483_647), monthly: null }, 24, null],
  ])('%s', (_, prices, months, price) => {
    expect(giftPrice(prices, months)).toEqual(price)
  })
})
