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
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { schemeAtFirst: document.documentElement.dataset.scheme })
    })
  })
  await page.goto('/about')
  expect(await page.evaluate(() => (window as Window & { schemeAtFirst?: string }).schemeAtFirst)).toBe('dark')
  await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#1F172B')
  expect(await ground(page)).toBe(DARK)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(47, 36, 64)')
})
