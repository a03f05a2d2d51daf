import { describe, expect, test } from 'vitest'
import { orderChoice, orderHref, orderPagePath, planOfOrderPage, withChoice } from './order-link'

describe('the query of an order page', () => {
  test.each([
    ['?product_id=free', { plan: 'free', interval: null, returnTo: null }],
    ['?product_id=standard&interval=annual', { plan: 'standard', interval: 'annual', returnTo: null }],
    [
      '?product_id=premium&interval=monthly&return=%2Frecipes%2F%3Fa%3Db',
      { plan: 'premium', interval: 'monthly', returnTo: '/recipes/?a=b' },
    ],
    ['?product_id=premium&return=https://evil.example', { plan: 'premium', interval: null, returnTo: null }],
    ['?product_id=premium&utm_source=letter', { plan: 'premium', interval: null, returnTo: null }],
  ])('%s', (query, choice) => {
    expect(orderChoice(query)).toEqual(choice)
  })

  test.each([
    '',
    '?product_id=',
    '?product_id=gold',
    '?product_id=executive-coaching',
    '?product_id=Premium',
    '?product_id=premium&interval=weekly',
    '?product_id=premium&interval=',
  ])('%s names no order page', (query) => {
    expect(orderChoice(query)).toBeNull()
  })
})

test('a link to an order page can be read again', () => {
  const choice = { plan: 'premium', interval: 'monthly', returnTo: '/recipes/?a=b&c=d' } as const
  expect(orderHref(choice)).toBe('/product/?product_id=premium&interval=monthly&return=%2Frecipes%2F%3Fa%3Db%26c%3Dd')
  expect(orderChoice(new URL(orderHref(choice), 'http://site.test').search)).toEqual(choice)
  expect(orderHref({ plan: 'free', interval: 'annual', returnTo: null })).toBe('/product/?product_id=free')
})

test.each([
  ['/product/?product_id=premium', '/product/?product_id=premium&interval=monthly&return=%2Fa%2F'],
  ['/product?product_id=premium', '/product/?product_id=premium&interval=monthly&return=%2Fa%2F'],
  ['/product/?product_id=gold', '/product/?product_id=gold'],
  ['/contact/', '/contact/'],
  ['https://example.com/product/?product_id=premium', 'https://example.com/product/?product_id=premium'],
])('the button to %s leads to %s', (url, to) => {
  expect(withChoice(url, { interval: 'monthly', returnTo: '/a/' })).toBe(to)
})

test('each order page has a path of its own', () => {
  expect(orderPagePath('premium')).toBe('/~product/premium')
  expect(planOfOrderPage('/~product/premium')).toBe('premium')
  expect(planOfOrderPage('/~product/premium/')).toBe('premium')
  expect(planOfOrderPage('/~product/gold')).toBeNull()
  expect(planOfOrderPage('/product/premium')).toBeNull()
})
