import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import type { MembershipDetails, OrderView } from '../details.server'
import type { SubscriptionView } from '../own.server'
import { aMembership, someDetails } from '../testing/a-membership'
import { ThankYouView } from './ThankYouView.client'

const { pathname } = window.location
const order: OrderView = {
  id: 12,
  kind: 'new',
  plan: 'premium',
  interval: 'annual',
  amount: { amount: 26_400, currency: 'USD' },
  status: 'pending',
  orderedAt: '2026-11-23T10:00:00.000Z',
  paidAt: null,
  gift: null,
}

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', pathname)
})

type Given = { details?: Partial<MembershipDetails>; subscription?: SubscriptionView | null }

async function showThankYou(query: string, { details, subscription = null }: Given = {}) {
  window.history.replaceState(null, '', pathname + query)
  stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: aUser() })
    if (path === `/api/memberships/me${query.startsWith('?session=') ? query : ''}`)
      return Response.json({ plan: 'free', subscription })
    return Response.json(someDetails(details))
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <ThankYouView seller="Eat well" />
    </WithProviders>,
  )
}

test('an order says how to pay it, and leads back to where one came from', async () => {
  await showThankYou('?order=12&return=%2Frecipes%2F', { details: { orders: [order], transferText: 'Account 42' } })
  await expect.element(page.getByText('Please pay $264.')).toBeVisible()
  await expect.element(page.getByText('Account 42')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute('href', '/recipes/')
  await expect.element(page.getByRole('button', { name: 'Print the receipt' })).not.toBeInTheDocument()
})

test('a confirmed order is a receipt to print', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await showThankYou('?order=12', {
    details: { orders: [{ ...order, status: 'confirmed', paidAt: '2026-11-24T10:00:00.000Z' }] },
  })
  const receipt = page.getByRole('region', { name: 'Receipt' })
  await expect.element(receipt).toHaveTextContent('Premium, annual')
  await expect.element(receipt).toHaveTextContent('November 24, 2026')
  await expect.element(receipt).toHaveTextContent('Clara Test')
  await expect.element(receipt).toHaveTextContent('Eat well')
  await page.getByRole('button', { name: 'Print the receipt' }).click()
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

test("another person's order is not there", async () => {
  await showThankYou('?order=13', { details: { orders: [order], transferText: 'Account 42' } })
  await expect.element(page.getByRole('heading', { name: 'There is no such order' })).toBeVisible()
  await expect.element(page.getByText('Account 42')).not.toBeInTheDocument()
})

test('a payment that is known shows what is open, and nothing of the session', async () => {
  await showThankYou('?session=cs_test_1', { subscription: aMembership({ source: 'stripe' }) })
  await expect.element(page.getByRole('heading', { name: 'Welcome to Premium' })).toBeVisible()
  await expect.element(page.getByText('cs_test_1')).not.toBeInTheDocument()
})

test('a payment that is not known yet is waited for', async () => {
  await showThankYou('?session=cs_test_1')
  await expect.element(page.getByRole('status')).toHaveTextContent('Your payment is being confirmed.')
})

test('a paid gift is no membership of its buyer', async () => {
  await showThankYou('?gift=paid&session_id=cs_test_1', { subscription: aMembership({ source: 'stripe' }) })
  await expect.element(page.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible()
  await expect.element(page.getByText('Welcome to')).not.toBeInTheDocument()
})

test('a foreign address to go back to is not followed', async () => {
  await showThankYou('?plan=free&return=https%3A%2F%2Fevil.example')
  await expect.element(page.getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute('href', '/dashboard/')
})
