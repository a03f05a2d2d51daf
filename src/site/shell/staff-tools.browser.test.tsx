import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SessionProvider } from '@/platform/session/Session.client'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { mockFetch } from '../../../tests/support/mock-fetch'
import { StaffTools } from './StaffTools.client'

const feedback = page.getByRole('button', { name: 'Feedback', exact: true })
const clear = page.getByRole('button', { name: 'Clear page cache', exact: true })

/** Renders the tools for the user with a role; null: for a visitor. */
async function staffTools(displayName: string | null) {
  const user = displayName && aUser({ roles: [{ displayName }] })
  mockFetch({ '/api/auth/me': { body: { user } } })
  await session.lookUp()
  await render(
    // The audience of staff, and of a premium member.
    <SessionProvider audience="premium" chosen>
      <StaffTools />
    </SessionProvider>,
  )
}

test.each(['Administrator', 'Manager', 'Editor'])('%s has the feedback button and "Clear page cache"', async (role) => {
  await staffTools(role)
  await expect.element(feedback).toBeVisible()
  await expect.element(clear).toBeVisible()
})

test('an organizer has the feedback button alone', async () => {
  await staffTools('Organizer')
  await expect.element(feedback).toBeVisible()
  await expect.element(clear).not.toBeInTheDocument()
})

test.each([null, 'Member'])('the role %s has none of them', async (role) => {
  await staffTools(role)
  expect(session.current().state).toBe(role ? 'authenticated' : 'anonymous')
  await expect.element(page.getByRole('complementary')).not.toBeInTheDocument()
})
