import { lazy, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { SessionProvider, useViewer } from './Session.client'
import { session } from './session-state'
import { aUser } from './testing/a-session'

const HALF_AN_HOUR_MS = 1_800_000
const REFRESH = '/api/auth/refresh'
const LOOK_UP = '/api/auth/me'

/** A year later in each test: refreshes are at least a minute apart, also those of earlier tests. */
let year = 2_030
let startMs = 0
beforeEach(() => {
  // Files share the browser's storage.
  sessionStorage.clear()
  startMs = Date.UTC(year++, 0, 1)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: startMs })
})
afterEach(() => void vi.useRealTimers())

const Name = () => <p>{useViewer().user?.firstName ?? 'No user'}</p>

/** A page of a member. @param endsAtMs when the token expires, after a number of refreshes */
async function aMember(endsAtMs: (refreshes: number) => number, refreshStatus = 200) {
  const calls = stubFetch((path) => {
    if (path === REFRESH) return Response.json({}, { status: refreshStatus })
    return Response.json({ user: aUser({ jwtAuthExpiration: endsAtMs(refreshes()) / 1_000 }) })
  })
  const paths = () => calls.map(({ path }) => path)
  const refreshes = () => paths().filter((path) => path === REFRESH).length
  await session.lookUp()
  await render(
    <SessionProvider audience="premium">
      <Name />
    </SessionProvider>,
  )
  await expect.element(page.getByText('Clara')).toBeVisible()
  return { paths, refreshes }
}

const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'))

test('the token is refreshed 120 s before it expires, which loads the user again', async () => {
  const { paths, refreshes } = await aMember((count) => startMs + (count + 1) * HALF_AN_HOUR_MS)
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS - 121_000)
  expect(paths()).toEqual([LOOK_UP])
  await vi.advanceTimersByTimeAsync(1_000)
  await expect.poll(paths).toEqual([LOOK_UP, REFRESH, LOOK_UP])
  await expect.element(page.getByText('Clara')).toBeVisible()
  await vi.advanceTimersByTimeAsync(HALF_AN_HOUR_MS)
  await expect.poll(refreshes).toBe(2)
})

test('a token with fewer than 120 s left is not refreshed on schedule', async () => {
  const { paths } = await aMember(() => startMs + 100_000)
  await vi.advanceTimersByTimeAsync(200_000)
  expect(paths()).toEqual([LOOK_UP])
})

test('an expired token is refreshed at once', async () => {
  const { paths } = await aMember((count) => startMs + (count > 0 ? HALF_AN_HOUR_MS : -1_000))
  expect(paths()).toEqual([LOOK_UP, REFRESH, LOOK_UP])
})

test('a page that becomes visible refreshes an expired token, and no other', async () => {
  const { paths, refreshes } = await aMember((count) => startMs + (count + 1) * HALF_AN_HOUR_MS)
  vi.setSystemTime(startMs + 60_000)
  becomeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(paths()).toEqual([LOOK_UP])
  // A machine that sleeps runs no timers.
  vi.setSystemTime(startMs + HALF_AN_HOUR_MS + 1_000)
  becomeVisible()
  await vi.advanceTimersByTimeAsync(0)
  await expect.poll(refreshes).toBe(1)
})

test('a page that becomes visible after a minute looks the user up again, so that it follows their plan', async () => {
  const { paths } = await aMember(() => startMs + HALF_AN_HOUR_MS)
  vi.setSystemTime(startMs + 60_001)
  for (const _ of [1, 2]) becomeVisible()
  await expect.poll(paths).toEqual([LOOK_UP, LOOK_UP])
  vi.setSystemTime(startMs + 120_000)
  becomeVisible()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(paths()).toEqual([LOOK_UP, LOOK_UP])
})

test('with a wrong clock the refreshes do not repeat', async () => {
  const { refreshes } = await aMember(() => startMs - HALF_AN_HOUR_MS)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(refreshes()).toBe(1)
})

test('a refresh that is rejected clears the user and their entries', async () => {
  sessionStorage.setItem('ebs-session:user', JSON.stringify(aUser()))
  sessionStorage.setItem('ebs-session:milestones:7', '{}')
  const { refreshes } = await aMember(() => startMs + 130_000, 401)
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('ebs-session:'))).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10_000)
  await expect.element(page.getByText('No user')).toBeVisible()
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('ebs-session:'))).toEqual([])
  expect(refreshes()).toBe(1)
})

test('a part of the page whose code has not arrived stays as the server rendered it when the session arrives', async () => {
  session.clear()
  stubFetch(() => Response.json({ user: aUser() }))
  const Part = lazy(() => new Promise<never>(() => {}))
  const container = document.createElement('div')
  container.innerHTML = '<p>No user</p><!--$--><p>From the server</p><!--/$-->'
  document.body.append(container)
  const part = container.lastElementChild
  const root = hydrateRoot(
    container,
    <SessionProvider audience="premium">
      <Name />
      <Suspense>
        <Part />
      </Suspense>
    </SessionProvider>,
  )
  await session.lookUp()
  await expect.element(page.getByText('Clara')).toBeVisible()
  expect(part?.isConnected).toBe(true)
  await expect.element(page.getByText('From the server')).toBeVisible()
  root.unmount()
  container.remove()
})
