import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { axeInBothSchemes } from '../../../tests/support/axe-in-both-schemes'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { AccountMenu } from './AccountMenu.client'
import { Providers } from './Providers.client'

// Next provides the path in the app only.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

async function theMenu(signedIn: boolean) {
  stubFetch(() => Response.json({ user: signedIn ? aUser() : null }))
  await session.lookUp()
  return render(
    <Providers toastMs={5_000} audience="premium" labels={{ login: 'Sign in', signUp: 'Sign up' }} contentModals={[]}>
      <AccountMenu items={[{ label: 'This week', url: '/member/this-week/' }]} />
    </Providers>,
  )
}

test('a member’s menu begins with the dashboard and ends with signing out, without axe violations in either scheme; Escape closes it', async () => {
  const { container } = await theMenu(true)
  await userEvent.click(document.querySelector('summary') ?? document.body)
  await expect.element(page.getByText('Your account, Clara')).toBeInTheDocument()
  const nav = page.getByRole('navigation', { name: 'Your pages' })
  await expect.element(nav).toBeVisible()
  expect([...container.querySelectorAll('nav :is(a, button)')].map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'This week',
    'Shopping list',
    'Profile',
    'Account',
    'Sign out',
  ])
  expect(await axeInBothSchemes(nav.element())).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => nav.query()).toBeNull()
  expect(document.activeElement?.textContent).toContain('Your account, Clara')
})

test('once the session has ended it is a link to sign in', async () => {
  await theMenu(false)
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(page.getByText(/Your account/)).not.toBeInTheDocument()
})
