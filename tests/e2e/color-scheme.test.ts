import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'

const LIGHT = 'rgb(251, 247, 241)'
const DARK = 'rgb(31, 23, 43)'

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const choose = (page: Page, name: string) =>
  page
    .getByRole('contentinfo')
    .getByRole('radiogroup', { name: 'Appearance' })
    .getByRole('radio', { name, exact: true })
    .check()

test('the page follows the device, a choice in the footer wins and is there before the next page is drawn; print is light', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/faqs')
  expect(await ground(page)).toBe(DARK)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground(page)).toBe(LIGHT)

  await choose(page, 'Dark')
  expect(await ground(page)).toBe(DARK)
  // When the body begins, only the script in the head has run.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return
      document.documentElement.dataset.firstScheme = document.documentElement.dataset.scheme
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/about')
  await expect(page.locator('html')).toHaveAttribute('data-first-scheme', 'dark')
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1F172B')
  expect(await ground(page)).toBe(DARK)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(47, 36, 64)')
})
