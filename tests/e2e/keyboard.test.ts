import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'

/** The focused element: its name, and whether it is visible, once the window has scrolled to it; null for none. */
function focused(page: Page) {
  return page.evaluate(async () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
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

const PATHS = [
  '/',
  '/recipes/',
  '/recipes/ginger-noodle-broth/',
  '/recipes/cardamom-pears-with-almond-crumb/',
  '/login',
]

test('every stop of the Tab key is visible', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of PATHS) {
    await test.step(path, async () => {
      await page.goto(path)
      const stops: string[] = []
      const unseen: string[] = []
      for (let stop = 0; stop < 100; stop += 1) {
        await page.keyboard.press('Tab')
        const at = await focused(page)
        if (!at) break
        stops.push(at.name)
        if (!at.shown) unseen.push(at.name)
      }
      expect(unseen).toEqual([])
      expect(stops.length).toBeGreaterThan(10)
      expect(stops[0]).toBe('Skip to content')
    })
  }
})

test('the skip link goes to the content, and the menu of small screens works with the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await Promise.all([sessionLookup(page), page.goto('/')])

  await test.step('the window scrolls to the focus without animation with reduced motion', async () => {
    const scrolling = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)
    expect(await scrolling()).toBe('smooth')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await scrolling()).toBe('auto')
  })

  await test.step('the skip link', async () => {
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  await test.step('the header stays while its menu is open, and hides after it was closed with the mouse', async () => {
    const header = page.getByRole('banner')
    const menu = page.getByRole('navigation', { name: 'Main, small screens' })
    const scrollTo = (y: number) =>
      page.evaluate(async (top) => {
        window.scrollTo({ top, behavior: 'instant' })
        for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
      }, y)
    await scrollTo(0)
    await header.locator('summary').click()
    await scrollTo(900)
    await expect(menu).toBeInViewport()
    // Clicked, not focused by keyboard: the focus no longer keeps the header visible.
    await header.locator('summary').click()
    await scrollTo(1200)
    await expect(header).not.toBeInViewport()
    await scrollTo(0)
    await expect(header).toBeInViewport()
  })

  await test.step('the menu opens, goes to a link and closes', async () => {
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
})
