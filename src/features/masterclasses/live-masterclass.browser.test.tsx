import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { mockFetch } from '../../../tests/support/mock-fetch'
import { nextFrame } from '../../../tests/support/next-frame'
import { LiveMasterclass } from './LiveMasterclass.client'

afterEach(() => void vi.useRealTimers())

const play = page.getByRole('button', { name: 'Play: Bread', exact: true })
const chat = page.getByTitle('Chat: Bread')

test('a class that has not begun says so in the place of the play mark, and can be opened early', async () => {
  mockFetch({ '/api/auth/me': { body: { user: null } } })
  const inAnHour = new Date(Date.now() + 60 * 60_000).toISOString()
  const show = (start: string) =>
    render(
      <WithProviders>
        <LiveMasterclass databaseId={7} title="Bread" picture={null} chat={null} start={start} />
      </WithProviders>,
    )
  const { unmount } = await show(inAnHour)
  await expect.element(page.getByText('Not live yet', { exact: true })).toBeVisible()
  await expect.element(play).toBeEnabled()
  expect(document.querySelector('.live-poster[data-upcoming]')).not.toBeNull()
  await unmount()
  await show('2026-01-01T18:00:00.000Z')
  await expect.element(play).toBeVisible()
  expect(page.getByText('Not live yet').query()).toBeNull()
})

test('a class appears after 1100 ms, with its chat hidden and not loaded until it is opened', async () => {
  mockFetch({ '/api/auth/me': { body: { user: null } } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await render(
    <WithProviders>
      <LiveMasterclass databaseId={7} title="Bread" picture={null} chat="about:blank" />
    </WithProviders>,
  )
  const waiting = () => document.querySelector('[data-waiting]')
  vi.advanceTimersByTime(1_099)
  await nextFrame()
  expect(waiting()).not.toBeNull()
  expect(play.query()).toBeNull()
  vi.advanceTimersByTime(1)
  await expect.element(play).toBeVisible()
  expect(waiting()).toBeNull()
  expect(chat.query()).toBeNull()
  const show = page.getByRole('button', { name: 'Show chat' })
  await expect.element(show).toHaveAttribute('aria-expanded', 'false')
  await show.click()
  await expect.element(chat).toBeVisible()
  await page.getByRole('button', { name: 'Hide chat' }).click()
  await expect.element(chat).not.toBeVisible()
})
