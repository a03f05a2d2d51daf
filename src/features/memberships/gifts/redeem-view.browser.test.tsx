import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import type { Audience } from '@/rules/audience'
import { rejection, stubFetch } from '../../../../tests/support/stub-fetch'
import { aMembership } from '../testing/a-membership'
import { RedeemView } from './RedeemView.client'

const code = page.getByLabelText('Your code')
const redeem = page.getByRole('button', { name: 'Redeem the gift' })
const { pathname } = window.location

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', pathname)
})

/** The page of the link in the mail. @returns the bodies that were sent */
async function showRedeem(audience: Audience, respond: () => Response = () => Response.error()) {
  window.history.replaceState(null, '', `${pathname}?code=K7QM-2XPA`)
  const calls = stubFetch((path) =>
    path === '/api/auth/me'
      ? Response.json({ user: audience === 'visitor' ? null : aUser({ plan: 'free' }) })
      : respond(),
  )
  await session.lookUp()
  await render(
    <WithProviders audience={audience}>
      <RedeemView />
    </WithProviders>,
  )
  return () => calls.filter(({ path }) => path === '/api/memberships/redeem').map(({ body }) => body)
}

test('a visitor is told to sign in or join first, and comes back with the code', async () => {
  await showRedeem('visitor')
  const back = encodeURIComponent('/redeem/?code=K7QM-2XPA')
  await expect.element(page.getByText('K7QM-2XPA')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?return=${back}`)
  await expect
    .element(page.getByRole('link', { name: 'Sign up' }))
    .toHaveAttribute('href', `/product/?product_id=free&return=${back}`)
})

test('a member redeems the code of the link', async () => {
  const subscription = aMembership({ source: 'gift', interval: null, price: null })
  const sent = await showRedeem('free', () => Response.json({ subscription }))
  await expect.element(code).toHaveValue('K7QM-2XPA')
  await redeem.click()
  await expect.element(page.getByRole('heading', { name: 'Premium is yours' })).toHaveFocus()
  await expect.element(page.getByText('Yours until November 23, 2027. It ends by itself.')).toBeVisible()
  expect(sent()).toEqual([{ code: 'K7QM-2XPA' }])
})

test('a code that was used says so, and stays', async () => {
  const message = 'This code has been used already.'
  await showRedeem('free', () => rejection(409, { code: 'conflict', message }))
  await redeem.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  await expect.element(code).toHaveValue('K7QM-2XPA')
})

test('without a code nothing is sent', async () => {
  const sent = await showRedeem('free')
  await code.fill(' ')
  await redeem.click()
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAccessibleDescription(/^Enter the code\./)
  expect(sent()).toEqual([])
})
