import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { rejection, stubFetch } from '../../../tests/support/stub-fetch'
import { NotificationSettings } from './NotificationSettings.client'

const PATH = '/api/notifications/settings'
const FIRST = { mentions: 'now', replies: 'now', follows: 'daily', reactions: 'never' }

const replies = page.getByRole('combobox', { name: 'Someone replies to you', exact: true })

afterEach(() => void vi.unstubAllGlobals())

/** The part of the account page. The first answer is what is loaded. @returns what was sent */
async function showSettings(...given: (() => Response)[]) {
  const answers = [...given]
  const calls = stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: aUser() })
    return answers.shift()?.() ?? Response.error()
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <NotificationSettings userId={7} />
    </WithProviders>,
  )
  return () => calls.filter(({ body, path }) => path === PATH && body !== undefined).map(({ body }) => body)
}

test('a choice is saved at once', async () => {
  const settings = { ...FIRST, replies: 'weekly' }
  const sent = await showSettings(
    () => Response.json({ settings: FIRST }),
    () => Response.json({ settings }),
  )
  await expect.element(replies).toHaveValue('now')
  await replies.selectOptions('Once a week')
  await expect.element(page.getByRole('status')).toHaveTextContent('Your choice is saved.')
  await expect.element(replies).toHaveValue('weekly')
  expect(sent()).toEqual([{ settings }])
})

test('a choice that could not be saved is taken back', async () => {
  await showSettings(
    () => Response.json({ settings: FIRST }),
    () => rejection(500, { code: 'internal', message: 'x' }),
  )
  await replies.selectOptions('Never')
  await expect.element(page.getByRole('alert')).toHaveTextContent('Your choice could not be saved. Please try again.')
  await expect.element(replies).toHaveValue('now')
})
