import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { GiftView } from '@/features/memberships/gifts/GiftView.client'
import { ProfileView } from '@/features/profile/ProfileView.client'
import { RecipeNote } from '@/features/recipe-notes/RecipeNote.client'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { mockFetch } from '../../tests/support/mock-fetch'

// Next provides the router in the app only.
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }))

const usd = (amount: number) => ({ amount, currency: 'USD' })
const plans = [{ key: 'premium' as const, title: 'Premium', prices: { annual: usd(26_400), monthly: usd(2_400) } }]
const alert = page.getByText('You are signed out. What you wrote is kept.')

const FORMS: Record<string, { form: ReactNode; field: string }> = {
  'a note': { form: <RecipeNote databaseId={7} />, field: 'What you would do again, or not' },
  'the profile': { form: <ProfileView />, field: 'About' },
  'a gift': { form: <GiftView plans={plans} />, field: 'Message' },
}

beforeEach(() => {
  sessionStorage.clear()
  mockFetch({
    '/api/auth/me': { body: { user: aUser() } },
    '/api/auth/login': { body: { user: aUser() } },
    '/api/recipes/notes/': { body: { note: '' } },
  })
  void session.lookUp()
})
afterEach(() => session.clear())

test.each(Object.keys(FORMS))(
  'when the session ends, %s keeps what was typed, and one can sign in again',
  async (name) => {
    const { field, form } = FORMS[name] ?? { form: null, field: '' }
    await render(<WithProviders audience="premium">{form}</WithProviders>)
    const typed = page.getByRole('textbox', { name: field })
    await typed.fill('Not lost.')
    session.clear()
    await expect.element(alert).toBeVisible()
    await expect.element(typed).toHaveValue('Not lost.')
    await page.getByRole('button', { name: 'Sign in again' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in again' })
    await dialog.getByRole('textbox', { name: 'Username or email address' }).fill('clara')
    await dialog.getByLabelText('Password', { exact: true }).fill('a password')
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(typed).toHaveValue('Not lost.')
  },
)
