import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'

/** The focused element: its name, and whether it is visible, once the window has scrolled to it. */
function focused(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return { name: '', shown: false }
    const isShown = () => {
      // A card's focus ring surrounds the whole card, on the element that covers it.
      const outlined = [getComputedStyle(element), getComputedStyle(element, '::after')].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
      const { bottom, height, left, right, top, width } = element.getBoundingClientRect()
      const ring = outlined || getComputedStyle(element).boxShadow !== 'none'
      return ring && width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    }
    for (let frame = 0; frame < 60 && !isShown(); frame += 1) await new Promise((next) => requestAnimationFrame(next))
    return { name: (element.getAttribute('aria-label') ?? element.textContent ?? '').trim(), shown: isShown() }
  })
}

test.describe('without a mouse', () => {
  test('the first stop is the skip link to the content', async ({ page }) => {
    await page.goto('/recipes/')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toEqual({ name: 'Skip to content', shown: true })
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  for (const path of [
    '/',
    '/recipes/',
    '/recipes/ginger-noodle-broth/',
    '/recipes/cardamom-pears-with-almond-crumb/',
    '/login',
  ]) {
    test(`every stop on ${path} is visible`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(path)
      const unseen: string[] = []
      for (let stop = 0; stop < 100; stop += 1) {
        await page.keyboard.press('Tab')
        if (await page.evaluate(() => document.activeElement === document.body)) break
        const { name, shown } = await focused(page)
        if (!shown) unseen.push(name)
      }
      expect(unseen).toEqual([])
    })
  }

  test('the menu of small screens opens, goes to a link and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const menu = page.getByRole('navigation', { name: 'Main, small screens' })
    await expect(menu).toBeHidden()
    await page.getByRole('banner').locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
    expect(await focused(page)).toEqual({ name: 'Recipes', shown: true })
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(/^Recipes/)
    await expect(menu).toBeHidden()
  })

  test('disabled navigation is not a stop', async ({ page }) => {
    await page.goto('/')
    const item = page.getByRole('navigation', { name: 'Main', exact: true }).getByText('Community')
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    expect(await item.evaluate((element) => element.tabIndex)).toBe(-1)
  })

  test('with reduced motion the window scrolls to the focus without animation', async ({ page }) => {
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    await page.goto('/')
    expect(await scrolling()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await scrolling()).toBe('auto')
  })
})
