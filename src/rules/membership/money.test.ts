import { describe, expect, test } from 'vitest'
import { formatMoney, hasMonthFree, isAmount, isCurrency, shareOf } from './money'

describe('money', () => {
  test.each([
    [{ amount: 26_400, currency: 'USD' }, '$264'],
    [{ amount: 950, currency: 'USD' }, '$9.50'],
    [{ amount: 1_200, currency: 'JPY' }, '¥1,200'],
    [{ amount: 1_234, currency: 'BHD' }, 'BHD\u00a01.234'],
    [{ amount: 0, currency: 'EUR' }, '€0'],
  ])('%o is shown as %s', (money, text) => {
    expect(formatMoney(money)).toBe(text)
  })

  test('an amount is a whole number of minor units', () => {
    expect([0, 1, 2_147_483_647].every(isAmount)).toBe(true)
    expect([-1, 1.5, Number.NaN, 2_147_483_648, '1', null].some(isAmount)).toBe(false)
  })

  test('a currency has a code of ISO 4217', () => {
    expect(['USD', 'EUR', 'JPY'].every(isCurrency)).toBe(true)
    expect(['usd', 'DOLLAR', '', null].some(isCurrency)).toBe(false)
  })

  test('a share is rounded to the nearest minor unit, and exact for long periods', () => {
    expect(shareOf(100, 1, 3)).toBe(33)
    expect(shareOf(100, 1, 2)).toBe(50)
    expect(shareOf(1, 1, 2)).toBe(1)
    expect(shareOf(2_147_483_647, 31_536_000_000, 31_536_000_000)).toBe(2_147_483_647)
  })

  test('a month is free when a year costs at most eleven', () => {
    expect(hasMonthFree(26_400, 2_400)).toBe(true)
    expect(hasMonthFree(26_401, 2_400)).toBe(false)
    expect(hasMonthFree(0, 0)).toBe(false)
  })
})
