import { describe, expect, test } from 'vitest'
import { cardPrice, menuPrice, plansByInterval, pricePerPeriod } from './shown-plans'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const free = { key: 'free', prices: { annual: usd(0), monthly: usd(0) } } as const
const standard = { key: 'standard', prices: { annual: usd(12_000), monthly: usd(1_200) } } as const
const premium = { key: 'premium', prices: { annual: usd(26_400), monthly: usd(2_400) } } as const
const coaching = { key: 'executive-coaching', prices: { annual: null, monthly: null } } as const
const plans = [free, standard, premium, coaching]

describe('the plans of a view', () => {
  test('annual shows all of them together', () => {
    expect(plansByInterval(plans, 'annual')).toEqual({ together: plans, apart: [] })
  })

  test('monthly hides Standard, even with a price, and shows Executive Coaching apart', () => {
    expect(plansByInterval(plans, 'monthly')).toEqual({ together: [free, premium], apart: [coaching] })
  })

  test('a plan that is sold only by the year is not in the monthly view, and the other way round', () => {
    const yearly = { ...premium, prices: { annual: usd(26_400), monthly: null } }
    const monthly = { ...premium, prices: { annual: null, monthly: usd(2_400) } }
    expect(plansByInterval([yearly], 'monthly').together).toEqual([])
    expect(plansByInterval([yearly], 'annual').together).toEqual([yearly])
    expect(plansByInterval([monthly], 'annual').together).toEqual([])
    expect(plansByInterval([monthly], 'monthly').together).toEqual([monthly])
  })
})

test.each([
  ['annual', 26_400, { amount: '$22', period: 'a month, billed $264 a year' }],
  ['annual', 10_000, { amount: '$8.33', period: 'a month, billed $100 a year' }],
  ['monthly', 2_400, { amount: '$24', period: 'a month, billed monthly' }],
  ['annual', 0, { amount: '$0' }],
] as const)('%s, %i cents', (interval, amount, shown) => {
  expect(cardPrice(usd(amount), interval)).toEqual(shown)
})

test.each([
  [{ annual: 26_400, monthly: 2_400 }, '$22 a month, billed yearly'],
  [{ annual: null, monthly: 2_400 }, '$24 a month, billed monthly'],
  [{ annual: 0, monthly: 0 }, '$0'],
  [{ annual: null, monthly: null }, null],
] as const)('a menu of plans shows %o as %s', ({ annual, monthly }, shown) => {
  const priceOf = (amount: number | null) => (amount === null ? null : usd(amount))
  expect(menuPrice({ annual: priceOf(annual), monthly: priceOf(monthly) })).toBe(shown)
})

test('a price names its period', () => {
  expect(pricePerPeriod(usd(26_400), 'annual')).toBe('$264 a year')
  expect(pricePerPeriod({ amount: 1_200, currency: 'JPY' }, 'monthly')).toBe('¥1,200 a month')
})
