import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { emailOf } from '../support/http/emails'
import { linkOf } from '../support/outbox'

const PASSWORD = 'correct horse battery'
const WANTED = '/recipes/salmon-peas-and-new-potatoes/'

const billing = (page: Page) => page.getByRole('radiogroup', { name: 'Billing', exact: true })
const main = (page: Page) => page.getByRole('main')

test('a visitor chooses a plan, makes an account, orders, and goes back to where the lock was', async ({ page }) => {
  const username = `m${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
  const email = `${username}@example.com`
  await Promise.all([sessionLookup(page), page.goto(`/memberships/?return=${encodeURIComponent(WANTED)}`)])
  await billing(page).getByRole('radio', { name: 'Monthly', exact: true }).check()
  await expect(page).toHaveURL(/#billing=monthly$/)
  await expect(main(page).getByRole('heading', { name: 'Standard', exact: true })).toHaveCount(0)
  await expect(main(page).getByRole('columnheader', { name: 'Standard' })).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Choose Premium' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Premium' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Monthly/ })).toBeChecked()
  const form = page.getByRole('form', { name: 'Join' })
  const person = { 'First name': 'Zoë', Username: username, 'Email address': email, Password: PASSWORD }
  for (const [label, value] of Object.entries(person)) await form.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Create my account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()

  await page.goto(linkOf(await emailOf(email, 'Please confirm your email address')))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await main(page).getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('Username or email address').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await main(page).getByRole('button', { name: 'Sign in', exact: true }).click()

  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Order Premium for $24 a month' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
  await expect(page.getByText('Please pay $24.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Back to where you were' }).click()
  await expect(page).toHaveURL(WANTED)

  await Promise.all([sessionLookup(page), page.goto('/account/#membership')])
  await expect(page.getByText('Ordered. It begins when your payment has arrived.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw the order' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw the order' }).click()
  await expect(page.getByText('Your order is withdrawn.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'See the memberships' })).toBeVisible()
})

test.describe('an unknown plan', () => {
  test.use({ expected: [/console: Failed to load resource: .* 404/] })

  test('is a 404 with a way on', async ({ page }) => {
    const response = await page.goto('/product/?product_id=gold')
    expect(response?.status()).toBe(404)
    await expect(main(page).getByRole('link', { name: 'Memberships' })).toBeVisible()
  })
})
