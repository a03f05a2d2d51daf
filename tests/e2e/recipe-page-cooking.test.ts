import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'

const BROTH = '/recipes/ginger-noodle-broth/'

const cook = (page: Page) => page.getByRole('dialog', { name: 'Ginger noodle broth' })
const timers = (page: Page) => page.getByRole('region', { name: 'Timers' }).getByRole('listitem')

async function openCookMode(page: Page) {
  await page.getByRole('button', { name: 'Cook mode' }).click()
  await expect(cook(page)).toBeVisible()
}
const open = (page: Page) => Promise.all([sessionLookup(page), page.goto(BROTH)])

test.describe('cook mode', () => {
  test('shows one step at a time, with its ingredients, by keys and buttons', async ({ page }) => {
    await open(page)
    await page.getByRole('spinbutton', { name: 'Servings' }).fill('4')
    await openCookMode(page)
    await expect(cook(page).getByText('Step 1 of 5')).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowRight')
    await expect(cook(page).getByRole('heading', { name: 'Eggs and noodles' })).toBeVisible()
    await expect(cook(page).getByRole('list', { name: 'For this step' })).toHaveText('Eggs 4Dried soba noodles 10 oz')
    await cook(page).getByRole('button', { name: 'Next' }).click()
    await expect(cook(page).getByText('Step 3 of 5')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(cook(page).getByText('Step 5 of 5')).toBeVisible()
    await cook(page).getByRole('button', { name: 'Done' }).click()
    await expect(cook(page)).toHaveCount(0)
  })

  test('closes on Escape and returns the focus; it reopens at the same step, with the checked ingredients', async ({
    page,
  }) => {
    await open(page)
    await openCookMode(page)
    await page.keyboard.press('ArrowRight')
    await cook(page).getByRole('list', { name: 'For this step' }).getByRole('checkbox', { name: 'Eggs' }).check()
    await page.keyboard.press('Escape')
    await expect(cook(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Cook mode' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(cook(page).getByText('Step 2 of 5')).toBeVisible()
    await expect(cook(page).getByRole('checkbox', { name: 'Eggs' }).first()).toBeChecked()
  })

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`fills ${width} × ${height}, has large touch targets, and no axe violations`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await open(page)
      await openCookMode(page)
      await cook(page)
        .getByRole('button', { name: /^Start timer/ })
        .click()
      await expect(timers(page)).toHaveCount(1)
      expect(await cook(page).boundingBox()).toEqual({ x: 0, y: 0, width, height })
      expect(await cook(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      for (const name of ['Close', 'Back', 'Next']) {
        const box = await cook(page).getByRole('button', { name, exact: true }).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
      }
      expect(await axeFindings(page)).toEqual([])
    })
  }
})

test.describe('cook mode on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a swipe goes to the next or previous step', async ({ page }) => {
    await open(page)
    await openCookMode(page)
    const swipe = (from: number, to: number) =>
      cook(page)
        .getByRole('heading', { level: 3 })
        .evaluate(
          (element, [startX, endX]) => {
            const at = (clientX: number) => ({
              bubbles: true,
              clientX,
              clientY: 300,
              isPrimary: true,
              pointerId: 1,
              pointerType: 'touch',
            })
            element.dispatchEvent(new PointerEvent('pointerdown', at(startX ?? 0)))
            element.dispatchEvent(new PointerEvent('pointerup', at(endX ?? 0)))
          },
          [from, to],
        )
    await swipe(300, 80)
    await expect(cook(page).getByText('Step 2 of 5')).toBeVisible()
    await swipe(100, 130)
    await expect(cook(page).getByText('Step 2 of 5')).toBeVisible()
    await swipe(80, 300)
    await expect(cook(page).getByText('Step 1 of 5')).toBeVisible()
  })
})

test.describe('the screen stays on', () => {
  const locks = (page: Page) => page.evaluate(() => (window as Window & { locks?: string[] }).locks)

  /** A browser that records wake locks; the page can be hidden as when another app is opened. */
  async function withWakeLock(page: Page) {
    await page.addInitScript(() => {
      const locks: string[] = []
      let held: EventTarget | null = null
      const request = async () => {
        locks.push('taken')
        const lock = Object.assign(new EventTarget(), {
          release: async () => {
            locks.push('released')
            lock.dispatchEvent(new Event('release'))
          },
        })
        held = lock
        return lock
      }
      Object.defineProperty(navigator, 'wakeLock', { value: { request } })
      const show = (state: string) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
        // As a browser does by itself.
        if (state === 'hidden') held?.dispatchEvent(new Event('release'))
        document.dispatchEvent(new Event('visibilitychange'))
      }
      Object.assign(window, { locks, show })
    })
  }
  const show = (page: Page, state: 'hidden' | 'visible') =>
    page.evaluate((value) => (window as Window & { show?(state: string): void }).show?.(value), state)

  test('while cook mode is open, and again when the page is visible again', async ({ page }) => {
    await withWakeLock(page)
    await open(page)
    expect(await locks(page)).toEqual([])
    await openCookMode(page)
    await expect.poll(() => locks(page)).toEqual(['taken'])
    await expect(cook(page).getByText('the screen stays on')).toBeVisible()
    await show(page, 'hidden')
    await expect(cook(page).getByText('the screen stays on')).toHaveCount(0)
    await show(page, 'visible')
    await expect.poll(() => locks(page)).toEqual(['taken', 'taken'])
    await page.keyboard.press('Escape')
    await expect.poll(() => locks(page)).toEqual(['taken', 'taken', 'released'])
    await show(page, 'hidden')
    await show(page, 'visible')
    expect(await locks(page)).toEqual(['taken', 'taken', 'released'])
  })

  for (const [what, wakeLock] of [
    ['has no wake lock', undefined],
    ['refuses it', 'refused'],
  ] as const) {
    test(`a browser that ${what} can cook all the same`, async ({ page }) => {
      await page.addInitScript((kind) => {
        const request = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
        if (kind) Object.defineProperty(navigator, 'wakeLock', { value: { request } })
        else Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
      }, wakeLock)
      await open(page)
      await openCookMode(page)
      await expect(cook(page).getByText('Step 1 of 5', { exact: true })).toBeVisible()
    })
  }
})
