import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'

// By its name: the cookie banner is a dialog too.
const modalOf = (page: Page) => page.getByRole('dialog', { name: 'This feature is reserved for members' })

/** Adds a link to a member area to the page, as an editor could, and clicks it. */
async function clickReserved(page: Page) {
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/dashboard/?tab=week'
    link.textContent = 'My week'
    document.querySelector('#main')?.append(link)
  })
  await page.getByRole('link', { name: 'My week' }).press('Enter')
}

test.describe('the login modal', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // After the lookup the page is hydrated.
    await Promise.all([sessionLookup(page), page.goto('/recipes/')])
  })

  test('explains what is reserved, and has the links to sign in and to join', async ({ page }) => {
    await clickReserved(page)
    const modal = modalOf(page)
    await expect(modal).toBeVisible()
    await expect(modal.getByText('Please Sign in or Sign up to enjoy.', { exact: true })).toBeVisible()
    const back = encodeURIComponent('/dashboard/?tab=week')
    await expect(modal.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', `/login?return=${back}`)
    await expect(modal.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', `/memberships?return=${back}`)
    await expect(modal.getByRole('link', { name: 'Sign in' })).toBeFocused()
    await expect(page).toHaveURL('/recipes/')
  })

  for (const [how, close] of [
    ['its button', (page: Page) => modalOf(page).getByRole('button', { name: 'Close' }).click()],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press outside', (page: Page) => page.mouse.click(8, 8)],
  ] as const) {
    test(`${how} closes it, and the focus returns`, async ({ page }) => {
      await clickReserved(page)
      await expect(modalOf(page)).toBeVisible()
      await close(page)
      await expect(modalOf(page)).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'My week' })).toBeFocused()
      await page.getByRole('link', { name: 'My week' }).press('Enter')
      await expect(modalOf(page)).toBeVisible()
    })
  }

  test('selecting text from inside to outside does not close it', async ({ page }) => {
    await clickReserved(page)
    await page.getByText('Please Sign in or Sign up to enjoy.').hover()
    await page.mouse.down()
    await page.mouse.move(8, 8)
    await page.mouse.up()
    await expect(modalOf(page)).toBeVisible()
  })

  test('prevents the page behind it from scrolling', async ({ page }) => {
    await clickReserved(page)
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    await page.mouse.move(8, 8)
    await page.mouse.wheel(0, -600)
    await page.keyboard.press('Home')
    expect(await scrolled()).toBe(before)
    expect(before).toBeGreaterThan(0)
  })

  for (const [width, height] of [
    [320, 640],
    [320, 256],
  ] as const) {
    test(`fits and is usable at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await clickReserved(page)
      const modal = modalOf(page)
      const box = await modal.boundingBox()
      expect(box?.width).toBeLessThanOrEqual(width)
      expect(box?.height).toBeLessThanOrEqual(height)
      expect(await modal.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
      const close = await modalOf(page).getByRole('button', { name: 'Close' }).boundingBox()
      expect(Math.min(close?.width ?? 0, close?.height ?? 0)).toBeGreaterThanOrEqual(44)
      await modal.getByRole('link', { name: 'Sign up' }).scrollIntoViewIfNeeded()
      await expect(modal.getByRole('link', { name: 'Sign up' })).toBeInViewport()
    })
  }
})

test.describe('members do not get the login modal', () => {
  test.use({ expected: [/console: Failed to load resource: .* 404/] })

  test('the link opens its page', async ({ as, page }) => {
    await as('free')
    await Promise.all([sessionLookup(page), page.goto('/recipes/')])
    await clickReserved(page)
    await expect(page).toHaveURL('/dashboard/?tab=week')
    await expect(modalOf(page)).toHaveCount(0)
  })
})
