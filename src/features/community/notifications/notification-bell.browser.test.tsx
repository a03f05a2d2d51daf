import { focusManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { stubFetch } from '../../../../tests/support/stub-fetch'
import { NotificationBell } from './NotificationBell.client'

const by = { name: 'Ana', username: 'ana', avatar: null }
const reply = {
  id: 7,
  kind: 'reply',
  by,
  people: 1,
  topic: { id: 4, title: 'Olives' },
  uri: '#post-12',
  reason: null,
  at: '2026-11-21T12:00:00.000Z',
  read: false,
}
const LIST = { notifications: [reply], more: false, unread: 1 }
const EMPTY = { notifications: [], more: false, unread: 0 }

const bell = (name: string) => page.getByRole('button', { name, exact: true })
const panel = page.getByRole('region', { name: 'Notifications', exact: true })

afterEach(() => void vi.unstubAllGlobals())

/** The bell of a member. The answers are given in turn. @returns what was sent */
async function showBell(...given: (() => Response)[]) {
  const answers = [...given]
  const calls = stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: aUser({ id: 40 + given.length }) })
    return answers.shift()?.() ?? Response.error()
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <NotificationBell />
    </WithProviders>,
  )
  return () => calls.filter(({ body }) => body !== undefined).map(({ body }) => body)
}

// First in this file: nothing has looked up the session yet.
test('a press before the member is known opens the panel as soon as it can', async () => {
  stubFetch((path) => Response.json(path === '/api/auth/me' ? { user: aUser({ id: 39 }) } : EMPTY))
  await render(
    <WithProviders audience="premium">
      <NotificationBell />
    </WithProviders>,
  )
  await bell('Notifications').click()
  await expect.element(panel).toBeVisible()
})

test('the bell has the count; its panel opens and closes by keyboard, and marks all as read', async () => {
  const sent = await showBell(
    () => Response.json(LIST),
    () => Response.json({ ...LIST, notifications: [{ ...reply, read: true }], unread: 0 }),
  )
  await bell('Notifications, 1 unread').click()
  await expect.element(panel).toHaveTextContent('Ana replied in “Olives”')
  await page.getByRole('button', { name: 'Mark all as read', exact: true }).click()
  await expect.element(bell('Notifications')).toBeInTheDocument()
  expect(sent()).toEqual([{ all: true }])
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(bell('Notifications')).toHaveFocus()
})

test('the count follows what was read in another tab, as soon as this one is shown again', async () => {
  await showBell(
    () => Response.json(LIST),
    () => Response.json({ ...LIST, notifications: [{ ...reply, read: true }], unread: 0 }),
    () => Response.json(EMPTY),
  )
  await expect.element(bell('Notifications, 1 unread')).toBeVisible()
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.element(bell('Notifications')).toBeVisible()
  focusManager.setFocused(undefined)
})

test('an empty list says what will be there; a failure can be tried again', async () => {
  // Opening the panel tries again by itself.
  const lost = () => Response.error()
  await showBell(lost, lost, () => Response.json(EMPTY))
  await bell('Notifications').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your notifications could not be loaded.')
  await page.getByRole('button', { name: 'Try again', exact: true }).click()
  await expect.element(panel).toHaveTextContent('No notifications yet.')
})
