import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import type { SubscriptionView } from '../own.server'
import { aMembership } from '../testing/a-membership'
import { PastDueBanner } from './PastDueBanner.client'

const path = vi.hoisted(() => ({ current: '/account/' }))
vi.mock('next/navigation', () => ({ usePathname: () => path.current }))

const banner = page.getByRole('region', { name: 'Payment due' })

afterEach(() => void vi.unstubAllGlobals())

/** @returns the paths of the calls */
async function showBanner(at: string, subscription: SubscriptionView) {
  path.current = at
  const calls = stubFetch((called) =>
    called === '/api/auth/me' ? Response.json({ user: aUser() }) : Response.json({ plan: 'premium', subscription }),
  )
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <PastDueBanner />
      <p>The page</p>
    </WithProviders>,
  )
  await expect.element(page.getByText('The page')).toBeVisible()
  return () => calls.map((call) => call.path).filter((called) => called.includes('memberships'))
}

const pastDue = aMembership({ status: 'past_due', graceUntil: '2027-11-30T10:00:00.000Z' })

test('in the member area it names the last day of grace', async () => {
  await showBanner('/dashboard/', pastDue)
  await expect.element(banner).toHaveTextContent('A payment for your membership is due.')
  await expect.element(banner).toHaveTextContent('You keep Premium until November 30, 2027.')
  await expect.element(page.getByRole('link', { name: 'How to pay' })).toHaveAttribute('href', '/account/#membership')
})

test('nothing is shown for a membership that is paid', async () => {
  const calls = await showBanner('/account/', aMembership())
  await expect.poll(calls).toEqual(['/api/memberships/me'])
  await expect.element(banner).not.toBeInTheDocument()
})

test('other pages do not ask', async () => {
  const calls = await showBanner('/recipes/', pastDue)
  await expect.element(banner).not.toBeInTheDocument()
  expect(calls()).toEqual([])
})
