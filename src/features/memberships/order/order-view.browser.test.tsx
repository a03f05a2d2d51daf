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

/** `subscription` is what the server has: tests change it. */
type Given = {
  audience?: Audience
  query?: string
  subscription?: object | null
  trialDays?: number
  takesCoupons?: boolean
  order?: () => Response
}

/** The order page of Premium. @returns the bodies that were sent to the checkout */
async function showOrder(given: Given = {}) {
  const { audience = 'free', order, query = '', takesCoupons = true, trialDays = 0 } = given
  window.history.replaceState(null, '', `${pathname}?product_id=premium${query}`)
  const calls = stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: audience === 'visitor' ? null : aUser({ plan: 'free' }) })
    if (path === '/api/memberships/me') return Response.json({ plan: 'free', subscription: given.subscription ?? null })
    return order?.() ?? Response.error()
  })
  await session.lookUp()
  await render(
    <WithProviders audience={audience}>
      <OrderView plan="premium" title="Premium" prices={prices} trialDays={trialDays} takesCoupons={takesCoupons} />
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

test('a trial says for how long it is free, and what it costs from which day on', async () => {
  await showOrder({ trialDays: 14 })
  await expect.element(page.getByText(/^14 days free\. Then, from .+, \$264 a year, until you cancel\./)).toBeVisible()
  await expect.element(button('Start the trial of Premium')).toBeVisible()
})

test('without consent nothing is sent, and the error is at the checkbox', async () => {
  const sent = await showOrder()
  await button(/^Order Premium/).click()
  await expect.element(consent).toHaveFocus()
  await expect.element(consent).toHaveAccessibleDescription('Please agree to the terms.')
  expect(sent()).toEqual([])
})

test('the order is sent with the page to come back to; while Stripe is down, the page says so and keeps it all', async () => {
  const message = 'Our payment service cannot be reached. Nothing was charged. Try again in a minute.'
  const down = () => rejection(503, { code: 'unavailable', message })
  const sent = await showOrder({ query: '&interval=monthly&return=%2Frecipes%2F', order: down })
  await consent.click()
  await page.getByText('I have a discount code').click()
  await page.getByLabelText('Discount code').fill('SPRING')
  await button(/^Order Premium/).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(consent).toBeChecked()
  await expect.element(option(/^Monthly/)).toBeChecked()
  await expect.element(page.getByLabelText('Discount code')).toHaveValue('SPRING')
  expect(window.location.search).toBe('?product_id=premium&interval=monthly&return=%2Frecipes%2F')
  await button(/^Order Premium/).click()
  const choice = { plan: 'premium', interval: 'monthly', consent: true, coupon: 'SPRING', return: '/recipes/' }
  await expect.poll(sent).toEqual([choice, choice])
})

test('a code that is over says so at the field', async () => {
  const fields = { coupon: 'This code is over. Order without it, or use another one.' }
  await showOrder({ order: () => rejection(422, { code: 'unprocessable', message: 'No.', fields }) })
  await consent.click()
  await page.getByText('I have a discount code').click()
  await page.getByLabelText('Discount code').fill('OVER')
  await button(/^Order Premium/).click()
  await expect.element(page.getByLabelText('Discount code')).toHaveFocus()
  await expect.element(page.getByLabelText('Discount code')).toHaveAccessibleDescription(fields.coupon)
})

test('where no code can be used there is no field for one, and the order is sent without', async () => {
  const sent = await showOrder({ takesCoupons: false, order: () => Response.json({ url: '#paid' }) })
  await consent.click()
  expect(page.getByText('I have a discount code').elements()).toEqual([])
  await button(/^Order Premium/).click()
  await expect.poll(sent).toEqual([{ plan: 'premium', interval: 'annual', consent: true }])
})

test('someone who has joined in another tab is led to their membership', async () => {
  const message = 'You have a membership already. Change it on your account page.'
  await showOrder({ order: () => rejection(409, { code: 'already_subscribed', message }) })
  await consent.click()
  await button(/^Order Premium/).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'See your membership' }))
    .toHaveAttribute('href', '/account/#membership')
})

test('back from the payment, the page can be used again, and shows what was bought once that is known', async () => {
  const given: Given = { order: () => Response.json({ url: '#paid' }) }
  await showOrder(given)
  await consent.click()
  await button(/^Order Premium/).click()
  await expect.element(button(/^Order Premium/)).toHaveAttribute('aria-disabled', 'true')
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  comeBack()
  await expect.element(button(/^Order Premium/)).not.toHaveAttribute('aria-disabled', 'true')
  given.subscription = aMembership()
  comeBack()
  await expect.element(page.getByRole('heading', { name: 'You have Premium' })).toBeVisible()
  await expect.element(button(/^Order/)).not.toBeInTheDocument()
})

test('an order that waits for its payment is named above the form', async () => {
  await showOrder({ subscription: aMembership({ plan: 'standard', status: 'pending' }) })
  await expect.element(page.getByText('You have ordered Standard already')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'How to pay it' }))
    .toHaveAttribute('href', '/account/#membership')
  await expect.element(button('Order Premium for $264 a year')).toBeVisible()
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
