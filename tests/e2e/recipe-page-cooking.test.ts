import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { openStopped, stopClock } from '../support/http/browser-session'

const BROTH = '/recipes/ginger-noodle-broth/'
const MIN = 60_000

const cook = (page: Page) => page.getByRole('dialog', { name: 'Ginger noodle broth' })
const timers = (page: Page) => page.getByRole('region', { name: 'Timers' }).getByRole('listitem')

test('cook mode fills any screen, has large touch targets, and no axe violations', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await Promise.all([sessionLookup(page), page.goto(BROTH)])
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await cook(page)
    .getByRole('button', { name: /^Start timer/ })
    .click()
  await expect(timers(page)).toHaveCount(1)
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => cook(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
    expect(await cook(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
    for (const name of ['Close', 'Back', 'Next']) {
      const box = await cook(page).getByRole('button', { name, exact: true }).boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
    expect(await axeFindings(page), `at ${width} px`).toEqual([])
  }
})

test('timers run on in and out of cook mode, and survive a navigation to another page', async ({ page }) => {
  await stopClock(page)
  await openStopped(page, BROTH)
  await page.clock.runFor(1_000)
  await page.getByRole('button', { name: 'Start timer, 10min' }).click()
  await page.clock.runFor(MIN)
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await expect(cook(page)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await cook(page).getByRole('button', { name: 'Start timer, 7min' }).click()
  await page.clock.runFor(500)
  await expect(timers(page)).toHaveCount(2)
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(2 * MIN)
  await expect(timers(page).nth(0).getByRole('timer')).toHaveText(/^(7:00|6:59)$/)
  await expect(timers(page).nth(1).getByRole('timer')).toHaveText(/^(5:00|4:59)$/)
  await page.keyboard.press('Escape')
  await expect(cook(page)).toHaveCount(0)
  await expect(timers(page)).toHaveCount(2)

  await openStopped(page, '/recipes/')
  await page.clock.runFor(500)
  await expect(timers(page)).toHaveCount(2)
  await page.clock.runFor(5 * MIN)
  await expect(timers(page).first()).toContainText(/Eggs and noodles.*Time is up/)
  await expect(page).toHaveTitle('Time is up: Eggs and noodles')
})

test('Back closes cook mode, where timers run on, and then leaves the recipe', async ({ page }) => {
  await Promise.all([sessionLookup(page), page.goto('/recipes/')])
  await page.getByRole('main').getByRole('link', { name: 'Ginger noodle broth' }).first().click()
  await expect(page).toHaveURL(BROTH)
  const open = () => page.getByRole('button', { name: 'Cook mode' }).click()
  await open()
  await cook(page)
    .getByRole('button', { name: /^Start timer/ })
    .click()
  await page.keyboard.press('ArrowRight')
  await page.goBack()
  await expect(cook(page)).toHaveCount(0)
  await expect(page).toHaveURL(BROTH)
  await expect(timers(page)).toHaveCount(1)
  // The page is the same: it remembers the step.
  await open()
  await expect(cook(page)).toContainText('Step 2 of 5')
  await page.keyboard.press('Escape')
  await expect(cook(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/recipes/')
  await expect(timers(page)).toHaveCount(1)
})
