import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { aMember, entriesOf, fillEntries, mockSession, openStopped, stopClock } from '../support/http/browser-session'

const refreshes = (calls: string[]) => calls.filter((call) => call === 'refresh').length
const HALF_AN_HOUR = 1_800_000

/** Opens a member's page and waits for the lookup. */
async function open(page: Page) {
  await openStopped(page, '/recipes/')
  await page.clock.runFor(500)
  await expect(page.getByRole('banner').getByText('Clara')).toBeVisible()
}

/** Advances the clock, then waits for a call of the page, so that earlier requests have been recorded. */
async function pass(page: Page, ms: number) {
  await page.route('**/heard', (route) => route.fulfill({ json: {} }))
  await page.clock.runFor(ms)
  await page.evaluate(async () => {
    await fetch('/heard')
  })
}

/** The page is hidden, and shown again after a while. */
async function sleep(page: Page, ms: number) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

test.beforeEach(({ as }) => as('premium'))

test.describe('token refresh', () => {
  test('runs 120 s before expiry, and loads the user again', async ({ page }) => {
    const nowMs = await stopClock(page)
    let endsAtMs = nowMs + HALF_AN_HOUR
    const calls = await mockSession(page, {
      me: () => aMember(endsAtMs),
      refresh: () => {
        endsAtMs += HALF_AN_HOUR
        return true
      },
    })
    await open(page)
    await pass(page, HALF_AN_HOUR - 121_500)
    expect(calls).toEqual(['me'])
    await page.clock.runFor(1_500)
    await expect.poll(() => calls).toEqual(['me', 'refresh', 'me'])
    await page.clock.runFor(HALF_AN_HOUR)
    await expect.poll(() => refreshes(calls)).toBe(2)
  })

  test('is skipped when fewer than 120 s remain', async ({ page }) => {
    const nowMs = await stopClock(page)
    const calls = await mockSession(page, { me: () => aMember(nowMs + 100_000) })
    await open(page)
    await pass(page, 99_000)
    expect(calls).toEqual(['me'])
    await pass(page, 99_000)
    expect(calls).toEqual(['me'])
  })

  test('runs at once when the token has expired', async ({ page }) => {
    const nowMs = await stopClock(page)
    const calls = await mockSession(page, {
      me: () => aMember(refreshes(calls) > 0 ? nowMs + HALF_AN_HOUR : nowMs - 1_000),
    })
    await open(page)
    expect(calls).toEqual(['me', 'refresh', 'me'])
  })

  test('runs when the page becomes visible after the expiry', async ({ page }) => {
    const nowMs = await stopClock(page)
    const calls = await mockSession(page, {
      me: () => aMember(nowMs + (refreshes(calls) + 1) * HALF_AN_HOUR * 2),
    })
    await open(page)
    await page.evaluate((ms) => {
      const real = Date.now
      Date.now = () => real() + ms
    }, HALF_AN_HOUR * 3)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect.poll(() => refreshes(calls)).toBe(1)
  })

  test('runs before a list with locks is requested', async ({ page }) => {
    const nowMs = await stopClock(page)
    const calls = await mockSession(page, {
      me: () => aMember(nowMs + (refreshes(calls) > 0 ? HALF_AN_HOUR : 60_000)),
    })
    await page.route('**/api/posts/**', (route) => {
      calls.push('posts')
      return route.continue()
    })
    await open(page)
    await pass(page, 60_000)
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(() => calls).toEqual(['me', 'refresh', 'me', 'posts'])
  })

  test('does not run when the page becomes visible long before the expiry', async ({ page }) => {
    const nowMs = await stopClock(page)
    const calls = await mockSession(page, { me: () => aMember(nowMs + HALF_AN_HOUR) })
    await open(page)
    await sleep(page, 60_000)
    await pass(page, 60_000)
    expect(calls).toEqual(['me'])
  })

  test('does not repeat forever when the clock is wrong and requests stay rejected', async ({ page }) => {
    const nowMs = await stopClock(page)
    const calls = await mockSession(page, { me: () => aMember(nowMs - HALF_AN_HOUR) })
    await open(page)
    await pass(page, 30_000)
    expect(refreshes(calls)).toBe(1)
  })
})

test.describe('a refresh that fails', () => {
  test.use({ expected: [/console: Failed to load resource: .* 401/] })

  test('clears the user and the six entries', async ({ page }) => {
    const nowMs = await stopClock(page)
    const calls = await mockSession(page, { me: () => aMember(nowMs + 130_000), refresh: () => false })
    await open(page)
    await fillEntries(page, 7)
    expect(await entriesOf(page)).toHaveLength(6)
    await page.clock.runFor(10_000)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(page.getByRole('banner').getByText('Clara')).toBeHidden()
    expect(await entriesOf(page)).toEqual([])
    expect(refreshes(calls)).toBe(1)
  })
})
