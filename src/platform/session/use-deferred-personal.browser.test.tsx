import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mockFetch } from '../../../tests/support/mock-fetch'
import type { PersonalQuery } from './personal-data'
import { SessionProvider } from './Session.client'
import { session } from './session-state'
import { aUser } from './testing/a-session'
import { useDeferredPersonal } from './use-deferred-personal.client'

const query: PersonalQuery<number[]> = {
  name: 'favourites',
  fetch: async () => [7],
  parse: () => undefined,
}

let isOffline = true
const load = async () => {
  if (isOffline) throw new TypeError('Failed to fetch')
  return query
}

const Part = () => <p>Known: {useDeferredPersonal(load)?.join() ?? 'nothing'}</p>

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

test('a part whose code did not arrive reads its data once it does', async () => {
  mockFetch({ '/api/auth/me': { body: { user: aUser() } } })
  await session.lookUp()
  await render(
    <SessionProvider audience="premium">
      <Part />
    </SessionProvider>,
  )
  await expect.element(page.getByText('Known: nothing')).toBeVisible()
  isOffline = false
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  vi.advanceTimersByTime(5_000)
  await expect.element(page.getByText('Known: 7')).toBeVisible()
})
