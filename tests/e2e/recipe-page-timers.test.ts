import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { openStopped, stopClock } from '../support/http/browser-session'

const BROTH = '/recipes/ginger-noodle-broth/'
const MIN = 60_000

const cook = (page: Page) => page.getByRole('dialog', { name: 'Ginger noodle broth' })
const timers = (page: Page) => page.getByRole('region', { name: 'Timers' }).getByRole('listitem')

test.describe('timers', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const heard = { notes: 0 }
      const { start } = OscillatorNode.prototype
      OscillatorNode.prototype.start = function count(...args: [number?]) {
        heard.notes += 1
        start.apply(this, args)
      }
      Object.assign(window, { heard })
    })
    await stopClock(page)
    await openStopped(page, BROTH)
    await page.clock.runFor(1_000)
  })
  const notes = (page: Page) =>
    page.evaluate(() => (window as Window & { heard?: { notes: number } }).heard?.notes ?? 0)

  /** Two at once: one from the page, one from cook mode, a minute later. */
  async function startTwo(page: Page) {
    await page.getByRole('button', { name: 'Start timer, 10min' }).click()
    await page.clock.runFor(MIN)
    await page.getByRole('button', { name: 'Cook mode' }).click()
    await expect(cook(page)).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await cook(page).getByRole('button', { name: 'Start timer, 7min' }).click()
    await page.clock.runFor(500)
    await expect(timers(page)).toHaveCount(2)
  }

  test('several run at once, across steps and in and out of cook mode', async ({ page }) => {
    await startTwo(page)
    await page.keyboard.press('ArrowRight')
    await page.clock.runFor(2 * MIN)
    await expect(timers(page).nth(0).getByRole('timer')).toHaveText(/^(7:00|6:59)$/)
    await expect(timers(page).nth(1).getByRole('timer')).toHaveText(/^(5:00|4:59)$/)
    await page.keyboard.press('Escape')
    await expect(cook(page)).toHaveCount(0)
    await expect(timers(page)).toHaveCount(2)
  })

  test('one rings until it is stopped: with sound, on the page, for screen readers, in the title', async ({ page }) => {
    await startTwo(page)
    const title = await page.title()
    await page.clock.runFor(7 * MIN)
    // A ringing timer comes first.
    await expect(timers(page).first()).toContainText('Eggs and noodles')
    await expect(timers(page).first()).toContainText('Time is up')
    await expect(page.getByRole('alert').filter({ hasText: 'Time is up: Eggs and noodles' })).toHaveCount(1)
    await expect(page).toHaveTitle('Time is up: Eggs and noodles')
    const before = await notes(page)
    expect(before).toBeGreaterThan(0)
    await page.clock.runFor(5_000)
    expect(await notes(page)).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Stop Eggs and noodles' }).click()
    await expect(timers(page)).toHaveCount(1)
    await expect(page).toHaveTitle(title)
    const stopped = await notes(page)
    await page.clock.runFor(5_000)
    expect(await notes(page)).toBe(stopped)
  })

  test('a tab that was hidden for hours rings when it is visible again', async ({ page }) => {
    await page.getByRole('button', { name: 'Start timer, 10min' }).click()
    await expect(timers(page)).toHaveCount(1)
    await page.clock.fastForward(3 * 60 * MIN)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(timers(page)).toContainText('Time is up')
  })

  test('can be paused, resumed, restarted and removed', async ({ page }) => {
    await page.getByRole('button', { name: 'Start timer, 10min' }).click()
    await page.clock.runFor(MIN)
    await page.getByRole('button', { name: 'Pause Let the ginger talk' }).click()
    await page.clock.runFor(20 * MIN)
    await expect(timers(page).getByRole('timer')).toHaveText('9:00')
    await page.getByRole('button', { name: 'Resume Let the ginger talk' }).click()
    await page.clock.runFor(MIN)
    await expect(timers(page).getByRole('timer')).toHaveText('8:00')
    await page.getByRole('button', { name: 'Restart Let the ginger talk' }).click()
    await page.clock.runFor(500)
    await expect(timers(page).getByRole('timer')).toHaveText('10:00')
    await page.getByRole('button', { name: 'Remove Let the ginger talk' }).click()
    await expect(timers(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Start timer, 10min' })).toBeVisible()
  })

  test('survive a reload and a navigation to another page', async ({ page }) => {
    await page.getByRole('button', { name: 'Start timer, 10min' }).click()
    await page.clock.runFor(MIN)
    await openStopped(page, '/recipes/')
    await page.clock.runFor(500)
    await expect(timers(page)).toContainText('Let the ginger talk')
    await page.clock.runFor(9 * MIN)
    await expect(timers(page)).toContainText('Time is up')
  })
})
