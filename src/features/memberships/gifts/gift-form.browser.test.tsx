import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { GiftForm } from './GiftForm.client'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const plans = [
  { key: 'standard', title: 'Standard', prices: { annual: usd(12_000), monthly: null } },
  { key: 'premium', title: 'Premium', prices: { annual: usd(26_400), monthly: usd(2_400) } },
] as const
const length = page.getByLabelText('For how long')
const recipient = page.getByLabelText('Email address of the recipient')

afterEach(() => void vi.unstubAllGlobals())

test('the price follows plan and length, and only lengths that are sold can be chosen', async () => {
  await render(<GiftForm plans={plans} />)
  await expect.element(page.getByRole('button', { name: 'Order the gift for $264' })).toBeVisible()
  await length.selectOptions('3 months')
  await expect.element(page.getByRole('button', { name: 'Order the gift for $72' })).toBeVisible()
  await page.getByRole('radio', { name: 'Standard' }).click()
  await expect.element(length).toHaveValue('12')
  await expect.element(page.getByRole('button', { name: 'Order the gift for $120' })).toBeVisible()
  await expect.element(length.getByRole('option', { name: '3 months' })).not.toBeInTheDocument()
})

test('what is missing is named, and nothing is lost while the site is down', async () => {
  const calls = stubFetch(() => rejection(503, { code: 'unavailable', message: 'Please try again in a moment.' }))
  await render(<GiftForm plans={plans} />)
  const order = page.getByRole('button', { name: /^Order the gift/ })
  await order.click()
  await expect.element(recipient).toHaveFocus()
  await expect.element(page.getByText('Please agree to the terms.')).toBeVisible()
  expect(calls).toEqual([])
  await recipient.fill('friend@example.com')
  await page.getByLabelText('Delivery date (optional)').fill('2026-12-24')
  await page.getByLabelText('Message (optional)').fill('Enjoy')
  await page.getByRole('checkbox').click()
  await order.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please try again in a moment.')
  await expect.element(recipient).toHaveValue('friend@example.com')
  await expect.element(page.getByRole('checkbox')).toBeChecked()
  const body = {
    plan: 'premium',
    months: 12,
    to: 'friend@example.com',
    consent: true,
    on: '2026-12-24',
    message: 'Enjoy',
  }
  expect(calls).toEqual([{ path: '/api/memberships/gift', body }])
})
