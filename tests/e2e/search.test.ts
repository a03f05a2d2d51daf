import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { overflowingElements } from '../support/http/page-checks'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search the site' })
const options = (page: Page) => dialog(page).getByRole('option')

/** Opens a page, and waits until its scripts run, which the session lookup shows. */
async function start(page: Page, path: string) {
  await Promise.all([sessionLookup(page), page.goto(path)])
}

test('the site search opens by its button and by a key, and a result by a click and by Enter', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/wp-search.json') && calls.push(request.url()))
  await start(page, '/recipes/')
  expect(calls).toHaveLength(0)
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  await field(page).fill('gingr nodle')
  await expect(options(page).first()).toHaveAccessibleName(/^Ginger noodle broth/)
  await options(page).first().click()
  await expect(page).toHaveURL(/\/recipes\/ginger-noodle-broth\/?$/)
  await expect(dialog(page)).toHaveCount(0)

  await page.keyboard.press('/')
  await field(page).fill('cardamom pears')
  await expect(options(page).first()).toHaveAccessibleName(/Cardamom pears.*Locked/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Cardamom pears/ })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(calls).toHaveLength(1)
})

test('no axe violations in the open search at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await start(page, '/recipes/')
  await page.keyboard.press('/')
  await expect(field(page)).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await field(page).fill('soup')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await axeFindings(page), `at ${width} px`).toEqual([])
    expect(await overflowingElements(page)).toEqual([])
    const box = await dialog(page).boundingBox()
    // On a phone it fills the screen.
    expect(box?.width).toBe(Math.min(width, width < 768 ? width : 704))
  }
})
