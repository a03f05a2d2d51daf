import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import type { Audience } from '@/rules/audience'
import { rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { aMembership } from '../testing/a-membership'
import { CompareLink } from './CompareLink.client'
import { OrderView } from './OrderView.client'

const CHECKOUT = '/api/memberships/checkout'
const usd = (amount: number) => ({ amount, currency: 'USD' })
const prices = { annual: { ...usd(26_400), monthFree: true as const }, monthly: usd(2_400) }
const consent = page.getByRole('checkbox')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const option = (name: RegExp) => page.getByRole('radio', { name })
const { pathname } = window.location

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', pathname)
})

type Given = { audience?: Audience; query?: string; subscription?: object | null; order?: () => Response }

/** The order page of Premium. @returns the bodies that were sent to the checkout */
async function showOrder({ audience = 'free', order, query = '', subscription = null }: Given = {}) {
  window.history.replaceState(null, '', `${pathname}?product_id=premium${query}`)
  const calls = stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: audience === 'visitor' ? null : aUser({ plan: 'free' }) })
    if (path === '/api/memberships/me') return Response.json({ plan: 'free', subscription })
    return order?.() ?? Response.error()
  })
  await session.lookUp()
  await render(
    <WithProviders audience={audience}>
      <OrderView plan="premium" title="Premium" prices={prices} trialDays={0} />
    </WithProviders>,
  )
  return () => calls.filter(({ path }) => path === CHECKOUT).map(({ body }) => body)
}

test('the price of the chosen interval and its renewal are beside the button, and the choice is in the URL', async () => {
  await showOrder()
  await expect.element(option(/^Annual: \$22 a month, billed \$264 a year, 1 month free$/)).toBeChecked()
  await expect.element(button('Order Premium for $264 a year')).toBeVisible()
  await option(/^Monthly/).click()
  await expect.element(button('Order Premium for $24 a month')).toBeVisible()
  await expect.element(page.getByText(/Paid today, it renews on .* at this price, until you cancel/)).toBeVisible()
  expect(window.location.search).toBe('?product_id=premium&interval=monthly')
})

test('without consent nothing is sent, and the error is at the checkbox', async () => {
  const sent = await showOrder()
  await button(/^Order Premium/).click()
  await expect.element(consent).toHaveFocus()
  await expect.element(consent).toHaveAccessibleDescription('Please agree to the terms.')
  expect(sent()).toEqual([])
})

test('the order is sent with the page to come back to; while the site is down, everything stays as it was', async () => {
  const down = () => rejection(503, { code: 'unavailable', message: 'Please try again in a moment.' })
  const sent = await showOrder({ query: '&interval=monthly&return=%2Frecipes%2F', order: down })
  await consent.click()
  await page.getByText('I have a discount code').click()
  await page.getByLabelText('Discount code').fill('SPRING')
  await button(/^Order Premium/).click()
  await expect.element(page.getByText('Please try again in a moment.')).toBeVisible()
  await expect.element(consent).toBeChecked()
  await expect.element(option(/^Monthly/)).toBeChecked()
  await expect.element(page.getByLabelText('Discount code')).toHaveValue('SPRING')
  expect(sent()).toEqual([
    { plan: 'premium', interval: 'monthly', consent: true, coupon: 'SPRING', return: '/recipes/' },
  ])
})

test('a code that does not hold shows its error at the field', async () => {
  const fields = { coupon: 'This code is not valid.' }
  await showOrder({ order: () => rejection(422, { code: 'unprocessable', message: 'No.', fields }) })
  await consent.click()
  await page.getByText('I have a discount code').click()
  await page.getByLabelText('Discount code').fill('OVER')
  await button(/^Order Premium/).click()
  await expect.element(page.getByLabelText('Discount code')).toHaveFocus()
  await expect.element(page.getByLabelText('Discount code')).toHaveAccessibleDescription('This code is not valid.')
})

test('someone who has joined in another tab is led to their membership', async () => {
  const message = 'You have a membership already. Change it on your account page.'
  await showOrder({ order: () => rejection(409, { code: 'already_subscribed', message }) })
  await consent.click()
  await button(/^Order Premium/).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your membership' }))
    .toHaveAttribute('href', '/account#membership')
})

test('a member with a membership sees it instead of the form', async () => {
  await showOrder({ audience: 'standard', subscription: aMembership({ plan: 'standard' }) })
  await expect.element(page.getByRole('heading', { name: 'You have Standard' })).toBeVisible()
  await expect.element(page.getByText('Renews on November 23, 2027 for $264 a year.')).toBeVisible()
  await expect.element(button(/^Order/)).not.toBeInTheDocument()
})

test('a visitor makes an account first, and comes back to the order', async () => {
  await showOrder({ audience: 'visitor', query: '&interval=monthly&return=%2Frecipes%2F' })
  await expect.element(button('Create my account')).toBeVisible()
  await expect.element(button(/^Order/)).not.toBeInTheDocument()
  const signIn = page.getByRole('link', { name: 'Sign in' })
  signIn.element().addEventListener('click', (event) => event.preventDefault())
  await signIn.click()
  const back = '/product/?product_id=premium&interval=monthly&return=%2Frecipes%2F'
  await expect.element(signIn).toHaveAttribute('href', `/login?return=${encodeURIComponent(back)}`)
})

test('the comparison keeps the page to come back to, not the order', async () => {
  window.history.replaceState(null, '', `${pathname}?product_id=premium&return=%2Frecipes%2F`)
  await render(<CompareLink />)
  await expect
    .element(page.getByRole('link', { name: 'Compare the memberships' }))
    .toHaveAttribute('href', '/memberships?return=%2Frecipes%2F#compare')
})
