import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { aWord, makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const header = (page: Page) => page.getByRole('banner')
const NAV = { name: 'Main', exact: true }

/** Scrolls in one step, and waits for a frame, since browsers send scroll events once per frame. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  }, y)
}

test.describe('the header', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await expect(header(page)).toHaveAttribute('data-header', 'top')
  })

  test('hides when the page scrolls down and returns when it scrolls up', async ({ page }) => {
    await scrollTo(page, 900)
    await expect(header(page)).not.toBeInViewport()
    await scrollTo(page, 700)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    await scrollTo(page, 1200)
    await expect(header(page)).not.toBeInViewport()
    await scrollTo(page, 0)
    await expect(header(page)).toHaveAttribute('data-header', 'top')
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })

  test('moves nothing else: the content stays in place', async ({ page }) => {
    const place = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    await scrollTo(page, 900)
    await scrollTo(page, 700)
    await expect(header(page)).toHaveAttribute('data-header', 'shown')
    expect(await place()).toBe(before)
  })

  test('is transparent over the picture at the top, and has a background once it returns', async ({ page }) => {
    const background = () => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(await background()).toBe('rgba(0, 0, 0, 0)')
    await scrollTo(page, 900)
    await scrollTo(page, 700)
    await expect.poll(background).toBe('rgb(251, 247, 241)')
  })

  test('returns for the keyboard, and stays while it has the focus', async ({ page }) => {
    await scrollTo(page, 900)
    await expect(header(page)).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    // Not by another Tab: the cookie banner may come next in the tab order.
    await header(page).getByRole('link').first().focus()
    await expect(header(page).getByRole('link').first()).toBeFocused()
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })

  test('hides again after a link in it was clicked with the mouse', async ({ page }) => {
    await page.getByRole('navigation', NAV).getByRole('link', { name: 'Recipes' }).click()
    await expect(page).toHaveURL(/\/recipes\/?$/)
    await scrollTo(page, 900)
    await expect(header(page)).not.toBeInViewport()
  })

  test('moves without animation with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await scrollTo(page, 900)
    await scrollTo(page, 700)
    await expect(header(page)).toHaveAttribute('data-header', 'shown')
    expect(await header(page).evaluate((element) => element.getAnimations().length)).toBe(0)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })
})

test('the header stays while its menu is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(header(page)).toHaveAttribute('data-header', 'top')
  await header(page).locator('summary').click()
  await scrollTo(page, 900)
  await expect(page.getByRole('navigation', { name: 'Main, small screens' })).toBeInViewport()
  // Clicked, not focused by keyboard: the focus no longer keeps the header visible.
  await header(page).locator('summary').click()
  await scrollTo(page, 1200)
  await expect(header(page)).not.toBeInViewport()
})

test('the target of an anchor link is not covered by the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/expert-advices/stress/')
  await expect(header(page)).toHaveAttribute('data-header', 'top')
  await scrollTo(page, 2400)
  const heading = page.locator('main h2[id]').nth(1)
  const id = await heading.getAttribute('id')
  await page.evaluate((hash) => {
    window.location.hash = hash ?? ''
  }, id)
  await expect(header(page)).toHaveAttribute('data-header', 'shown')
  const below = async () => {
    const [title, bar] = await Promise.all([heading.boundingBox(), header(page).boundingBox()])
    return (title?.y ?? 0) - (bar?.height ?? Number.POSITIVE_INFINITY)
  }
  await expect.poll(below).toBeGreaterThanOrEqual(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the header stays at the top', async ({ page }) => {
    await page.goto('/')
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    expect(await header(page).evaluate((element) => getComputedStyle(element).position)).toBe('absolute')
  })
})

test.describe('forceLightNavBg', () => {
  const hero = { blockType: 'hero', title: 'A banner', light: 'dusk' }
  const background = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)

  test('gives the navigation a background over a banner', async ({ page }) => {
    const { path } = await makePage({ slug: aWord(), layout: [hero], forceLightNavBg: true })
    await page.goto(path)
    expect(await background(page)).toBe('rgb(251, 247, 241)')
  })

  test('is off by default', async ({ page }) => {
    const { path } = await makePage({ slug: aWord(), layout: [hero] })
    await page.goto(path)
    expect(await background(page)).toBe('rgba(0, 0, 0, 0)')
  })
})

test.describe('the season', () => {
  for (const [day, season] of [
    ['2026-04-15', 'spring'],
    ['2026-07-15', 'summer'],
    ['2026-10-15', 'fall'],
    ['2027-01-15', 'winter'],
  ] as const) {
    test(`is ${season} on ${day} in the reader’s time zone, before the first paint`, async ({ page }) => {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00`))
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          Object.assign(window, { seasonAtFirst: document.documentElement.dataset.season })
        })
      })
      await page.goto('/')
      expect(await page.evaluate(() => (window as Window & { seasonAtFirst?: string }).seasonAtFirst)).toBe(season)
      await expect(page.locator('html')).toHaveAttribute('data-season', season)
    })
  }
})
