import { expect, test } from 'vitest'
import { changeWords } from './change-words'

const price = { amount: 26_400, currency: 'USD' }
const premium = { plan: 'premium', interval: 'annual', title: 'Premium', price } as const
const from = '2027-11-23T10:00:00.000Z'

test('more shows the difference first', () => {
  expect(changeWords(premium, { dueNow: 14_400, currency: 'USD', from })).toBe(
    'The difference is $144. Once it is paid you have Premium; then it costs $264 a year, until you cancel.',
  )
})

test('less costs nothing now and begins later', () => {
  expect(changeWords(premium, { dueNow: 0, currency: 'USD', from })).toBe(
    'Nothing is to be paid now. Premium begins on November 23, 2027; then it costs $264 a year, until you cancel.',
  )
})
