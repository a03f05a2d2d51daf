import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import type { MembershipDetails } from '../details.server'
import type { SubscriptionView } from '../own.server'
import { aMembership, someDetails } from '../testing/a-membership'
import { MembershipPart } from './MembershipPart.client'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const usd = (amount: number) => ({ amount, currency: 'USD' })
const plans = [
  { key: 'standard', title: 'Standard', prices: { annual: usd(12_000), monthly: null } },
  { key: 'premium', title: 'Premium', prices: { annual: usd(26_400), monthly: usd(2_400) } },
]

afterEach(() => void vi.unstubAllGlobals())

/** What the server has and answers; tests change it. */
type Server = {
  subscription: SubscriptionView | null
  details?: Partial<MembershipDetails>
  posts?: Record<string, () => Response>
}

/** The part of the account page. @returns the calls that changed something */
async function showMembership(server: Server) {
  const calls = stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: aUser() })
    if (path === '/api/memberships/me') return Response.json({ plan: 'premium', subscription: server.subscription })
    if (path === '/api/memberships/details') return Response.json(someDetails(server.details))
    if (path === '/api/plans') return Response.json({ plans })
    return server.posts?.[path.replace('/api/memberships/', '')]?.() ?? Response.error()
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <MembershipPart userId={7} />
    </WithProviders>,
  )
  return () => calls.filter(({ body }) => body !== undefined)
}

test('shows plan, price and next payment', async () => {
  await showMembership({ subscription: aMembership() })
  await expect.element(page.getByText('$264 a year')).toBeVisible()
  await expect.element(page.getByText('$264 on November 23, 2027')).toBeVisible()
  // Said once.
  await expect.element(page.getByText(/^Renews on/)).not.toBeInTheDocument()
  await expect.element(button('Card and invoices')).not.toBeInTheDocument()
})

test('shows the card that is charged, and a new price with its day', async () => {
  const newPrice = {
    plan: 'premium',
    interval: 'annual',
    price: usd(30_000),
    from: '2027-11-23T10:00:00.000Z',
  } as const
  const details = { card: { last4: '4242', expires: '2029-03' }, newPrice }
  await showMembership({ subscription: aMembership({ source: 'stripe' }), details })
  await expect.element(page.getByText('Your card ends in 4242 and is valid until 03/29.')).toBeVisible()
  await expect.element(page.getByText(/from November 23, 2027 on, Premium costs \$300 a year/)).toBeVisible()
})

test('is canceled in two clicks, with the paid day said before, and resumed with one', async () => {
  const subscription = aMembership()
  const server: Server = { subscription, posts: { cancel: () => Response.json({ subscription }) } }
  const sent = await showMembership(server)
  await button('Cancel the membership').click()
  await expect.element(dialog).toHaveTextContent('You keep Premium until November 23, 2027.')
  server.subscription = aMembership({ cancelsAt: '2027-11-23T10:00:00.000Z' })
  server.posts = { resume: () => Response.json({ subscription }) }
  server.posts.cancel = () => Response.json({ subscription: server.subscription })
  await button('Cancel my membership').click()
  await expect.element(page.getByText(/^Canceled\. You keep it until November 23, 2027/)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  server.subscription = subscription
  await button('Keep the membership').click()
  await expect.element(page.getByText('$264 on November 23, 2027')).toBeVisible()
  expect(sent()).toEqual([
    { path: '/api/memberships/cancel', body: {} },
    { path: '/api/memberships/resume', body: {} },
  ])
})

test('a reason goes with the cancellation, and stays when it fails', async () => {
  const down = () => rejection(503, { code: 'unavailable', message: 'Please try again in a moment.' })
  const sent = await showMembership({ subscription: aMembership(), posts: { cancel: down } })
  await button('Cancel the membership').click()
  const reason = page.getByLabelText('Would you tell us why? (optional)')
  await reason.fill('Moving away')
  await button('Cancel my membership').click()
  await expect.element(page.getByText('Please try again in a moment.')).toBeVisible()
  await expect.element(reason).toHaveValue('Moving away')
  expect(sent()).toEqual([{ path: '/api/memberships/cancel', body: { reason: 'Moving away' } }])
})

test('is paused for some months, by keyboard', async () => {
  const subscription = aMembership({ pausedUntil: '2028-01-23T10:00:00.000Z' })
  const server: Server = { subscription: aMembership(), posts: { pause: () => Response.json({ subscription }) } }
  const sent = await showMembership(server)
  await button('Pause').click()
  await expect.element(dialog).toHaveTextContent('The pause begins on November 23, 2027')
  await page.getByRole('radio', { name: '1 month' }).click()
  await userEvent.keyboard('{ArrowDown}')
  server.subscription = subscription
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Pauses on November 23, 2027, and goes on January 23, 2028.')).toBeVisible()
  expect(sent()).toEqual([{ path: '/api/memberships/pause', body: { months: 2 } }])
})

test('a change shows what it costs first', async () => {
  const subscription = aMembership({ plan: 'standard', price: usd(12_000) })
  const quote = { dueNow: 14_400, currency: 'USD', from: '2026-11-23T10:00:00.000Z' }
  const server: Server = { subscription, posts: { change: () => Response.json(quote) } }
  const sent = await showMembership(server)
  await button('Change the plan').click()
  await expect.element(page.getByRole('radio', { name: 'Standard, $120 a year' })).not.toBeInTheDocument()
  await page.getByRole('radio', { name: 'Premium, $264 a year' }).click()
  await expect.element(dialog).toHaveTextContent('The difference is $144.')
  server.posts = { change: () => Response.json({ subscription }) }
  await button('Change to Premium').click()
  await expect.element(page.getByText('Your change is ordered. It is in force once it is paid.')).toBeVisible()
  const choice = { plan: 'premium', interval: 'annual' }
  expect(sent().map(({ body }) => body)).toEqual([{ ...choice, preview: true }, choice])
})

test('who has a membership free of charge agrees to the terms, and goes on to the payment', async () => {
  const subscription = aMembership({ plan: 'standard', interval: null, price: null, source: 'complimentary' })
  const quote = { dueNow: 26_400, currency: 'USD', from: '2026-11-23T10:00:00.000Z' }
  const server: Server = { subscription, posts: { change: () => Response.json(quote) } }
  const sent = await showMembership(server)
  await button('Change the plan').click()
  await page.getByRole('radio', { name: 'Premium, $264 a year' }).click()
  await button('Change to Premium').click()
  await expect.element(page.getByRole('checkbox')).toHaveAccessibleDescription('Please agree to the terms.')
  await page.getByRole('checkbox').click()
  server.posts = { change: () => Response.json({ subscription, url: '#payment' }) }
  await button('Change to Premium').click()
  await expect.poll(() => window.location.hash).toBe('#payment')
  const choice = { plan: 'premium', interval: 'annual' }
  expect(sent().map(({ body }) => body)).toEqual([
    { ...choice, preview: true },
    { ...choice, consent: true },
  ])
  window.history.replaceState(null, '', window.location.pathname)
})

test('a change that cannot be made says why', async () => {
  const message = 'A payment is due. Pay it to change your membership.'
  const refused = () => rejection(409, { code: 'conflict', message })
  await showMembership({ subscription: aMembership(), posts: { change: refused } })
  await button('Change the plan').click()
  await page.getByRole('radio', { name: 'Standard, $120 a year' }).click()
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(button('Change to Standard')).not.toBeInTheDocument()
})

test('an order that is not paid says how to pay, and can be withdrawn', async () => {
  const order = {
    id: 12,
    kind: 'new',
    plan: 'premium',
    interval: 'annual',
    amount: usd(26_400),
    status: 'pending',
    orderedAt: '2026-11-23T10:00:00.000Z',
    paidAt: null,
    gift: null,
  } as const
  const nothing = { startedAt: null, paidUntil: null }
  const server: Server = {
    subscription: aMembership({ status: 'pending', ...nothing }),
    details: { orders: [order] },
    posts: { cancel: () => Response.json({ subscription: null }) },
  }
  await showMembership(server)
  await expect.element(page.getByText('Ordered. It begins when your payment has arrived.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^How to pay/ }))
    .toHaveAttribute('href', '/memberships/thank-you/?order=12')
  await button('Withdraw the order').click()
  server.subscription = null
  server.details = {}
  await dialog.getByRole('button', { name: 'Withdraw the order' }).click()
  await expect.element(page.getByRole('link', { name: 'See the memberships' })).toBeVisible()
})

test('what cannot be loaded can be tried again', async () => {
  const server: Server = { subscription: aMembership() }
  let isDown = true
  stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: aUser() })
    if (isDown) return Response.error()
    return Response.json(path.endsWith('/me') ? { plan: 'premium', subscription: server.subscription } : someDetails())
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <MembershipPart userId={7} />
    </WithProviders>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be loaded.')
  isDown = false
  await button('Try again').click()
  await expect.element(page.getByText('$264 on November 23, 2027')).toBeVisible()
})
