import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { SessionList } from './SessionList.client'

afterEach(() => void vi.unstubAllGlobals())

async function showSessions(count: number) {
  const sessions = Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    browser: `Browser ${index}`,
    lastSeenAt: '2026-11-20T10:00:00.000Z',
    current: index === 0,
  }))
  stubFetch((path) => Response.json(path === '/api/auth/me' ? { user: aUser() } : { sessions }))
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <SessionList userId={7} />
    </WithProviders>,
  )
}

test('older browsers are folded, and can be signed out once they are shown', async () => {
  await showSessions(9)
  const oldest = page.getByRole('button', { name: 'Sign out Browser 8' })
  await expect.element(page.getByText('Browser 3')).toBeVisible()
  await expect.element(oldest).not.toBeInTheDocument()
  const fold = page.getByText('5 more browsers').element().closest('summary')
  fold?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(oldest).toBeVisible()
  expect(document.activeElement).toBe(fold)
})

test('a few are all shown', async () => {
  await showSessions(5)
  await expect.element(page.getByText('Browser 4')).toBeVisible()
  await expect.element(page.getByText(/more browsers$/)).not.toBeInTheDocument()
})
