import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'

const cookieSettings = async (page: Page) => {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await expect(page.getByRole('checkbox', { name: 'Measuring' })).toBeAttached()
}
const legalMenu = async (page: Page) => {
  await page.getByRole('contentinfo').locator('summary').filter({ hasText: 'Legal' }).click()
  await expect(page.getByRole('link', { name: 'Acceptable use' })).toBeVisible()
}
const loginModal = async (page: Page) => {
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/dashboard/'
    link.textContent = 'My week'
    document.querySelector('#main')?.append(link)
  })
  await page.getByRole('link', { name: 'My week' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
}
const feedback = async (page: Page) => {
  await page.getByRole('button', { name: 'Feedback' }).click()
  await expect(page.getByLabel('Name (optional)')).toBeVisible()
}
const phoneMenu = async (page: Page) => {
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Main, small screens' })).toBeVisible()
}

const DIALOGS = [
  { name: 'the login modal', open: loginModal, who: null, widths: [390, 1440] },
  { name: 'the cookie settings', open: cookieSettings, who: null, widths: [390, 1440] },
  { name: 'the legal menu', open: legalMenu, who: null, widths: [390, 1440] },
  { name: 'the menu of small screens', open: phoneMenu, who: null, widths: [320, 390] },
  { name: 'the feedback form', open: feedback, who: 'editor', widths: [390, 1440] },
] as const

test.describe('no axe violations in', () => {
  for (const { name, open, who, widths } of DIALOGS) {
    for (const width of widths) {
      test(`${name}, open, at ${width} px`, async ({ as, page }) => {
        if (who) await as(who)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await Promise.all([sessionLookup(page), page.goto('/recipes/')])
        // The cookie banner covers the lower end of a phone until a choice is made.
        await page.getByRole('button', { name: 'Reject all' }).click()
        await open(page)
        expect(await axeFindings(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      })
    }
  }
})
