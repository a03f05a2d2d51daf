import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { animatedElements } from '../support/http/page-checks'

async function openLoginModal(page: Page) {
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/dashboard/'
    link.textContent = 'My week'
    document.querySelector('#main')?.append(link)
  })
  await page.getByRole('link', { name: 'My week' }).last().press('Enter')
  await expect(page.getByRole('dialog', { name: 'This feature is reserved for members' })).toBeVisible()
}

/** Opened and closed one after the other; feedback.test.ts checks the feedback form. */
const DIALOGS = [
  { name: 'the login modal', widths: [390, 1440], open: openLoginModal },
  {
    name: 'the cookie settings',
    widths: [390, 1440],
    open: async (page: Page) => {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
      await expect(page.getByRole('checkbox', { name: 'Measuring' })).toBeAttached()
    },
  },
  {
    name: 'the legal menu',
    widths: [390, 1440],
    open: async (page: Page) => {
      await page.getByRole('contentinfo').locator('summary').filter({ hasText: 'Legal' }).click()
      await expect(page.getByRole('link', { name: 'Acceptable use' })).toBeVisible()
    },
  },
  {
    name: 'the menu of small screens',
    widths: [320, 390],
    open: async (page: Page) => {
      await page.getByRole('banner').locator('summary').press('Enter')
      await expect(page.getByRole('navigation', { name: 'Main, small screens' })).toBeVisible()
    },
  },
]

test('dialogs and menus have no axe violations, wide and narrow, fit the window, and hold the page behind them', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 900 })
  await Promise.all([sessionLookup(page), page.goto('/recipes/')])
  // The cookie banner covers the lower end of a phone until a choice is made.
  await page.getByRole('button', { name: 'Reject all' }).click()

  await test.step('the page behind a dialog does not scroll', async () => {
    const scrolled = () => page.evaluate(() => scrollY)
    await openLoginModal(page)
    const before = await scrolled()
    expect(before).toBeGreaterThan(0)
    await page.mouse.move(8, 8)
    await page.mouse.wheel(0, -600)
    await page.keyboard.press('Home')
    expect(await scrolled()).toBe(before)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Home')
    await expect.poll(scrolled).toBe(0)
  })

  for (const { name, open, widths } of DIALOGS) {
    await test.step(name, async () => {
      await page.setViewportSize({ width: 390, height: 900 })
      await open(page)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        // The parts of the cookie settings can be focused for a moment after these are closed, or the window is resized.
        await expect.poll(() => animatedElements(page)).toEqual([])
        expect(await axeFindings(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      await page.keyboard.press('Escape')
    })
  }
})
