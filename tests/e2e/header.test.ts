import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'
import { aWord, makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const TRANSPARENT = 'rgba(0, 0, 0, 0)'
const LIGHT = 'rgb(251, 247, 241)'
const header = (page: Page) => page.getByRole('banner')
const background = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor)

/** Scrolls in one step, and waits for a frame, since browsers send scroll events once per frame. */
async function scrollTo(page: Page, y: number) {
  await page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  }, y)
}

test('the header hides when the page scrolls down, and returns with a background when it scrolls up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await Promise.all([sessionLookup(page), page.goto('/')])
  await expect(header(page)).toHaveAttribute('data-header', 'top')
  const contentTop = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY)
  const before = await contentTop()

  await test.step('at the top it is transparent over the picture', async () => {
    expect(await background(page)).toBe(TRANSPARENT)
  })

  await test.step('it hides and returns, and the content stays in place', async () => {
    await scrollTo(page, 900)
    await expect(header(page)).not.toBeInViewport()
    await scrollTo(page, 700)
    await expect(header(page)).toHaveAttribute('data-header', 'shown')
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => background(page)).toBe(LIGHT)
    expect(await contentTop()).toBe(before)
    await scrollTo(page, 1200)
    await expect(header(page)).not.toBeInViewport()
    await scrollTo(page, 0)
    await expect(header(page)).toHaveAttribute('data-header', 'top')
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })

  await test.step('it moves without animation with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await scrollTo(page, 900)
    await expect(header(page)).not.toBeInViewport()
    await scrollTo(page, 700)
    await expect(header(page)).toHaveAttribute('data-header', 'shown')
    expect(await header(page).evaluate((element) => element.getAnimations().length)).toBe(0)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
  })

  await test.step('it returns for the keyboard, and stays while it has the focus', async () => {
    await scrollTo(page, 1200)
    await expect(header(page)).not.toBeInViewport()
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    const first = header(page).getByRole('link').first()
    await first.focus()
    await expect(first).toBeFocused()
    await expect(header(page)).toBeInViewport({ ratio: 1 })
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_300)
    await expect(header(page)).toBeInViewport({ ratio: 1 })
  })

  await test.step('it hides again after a link in it was clicked with the mouse', async () => {
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Recipes' }).click()
    await expect(page).toHaveURL(/\/recipes\/?$/)
    await expect(page).toHaveTitle(/^Recipes/)
    await scrollTo(page, 0)
    await scrollTo(page, 900)
    await expect(header(page)).not.toBeInViewport()
  })
})

test('the target of an anchor link is not covered by the header', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await Promise.all([sessionLookup(page), page.goto('/expert-advices/stress/')])
  await scrollTo(page, 2400)
  await expect(header(page)).not.toBeInViewport()
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

test('forceLightNavBg gives the navigation a background over a banner, and is off by default', async ({ page }) => {
  const layout = [{ blockType: 'hero', title: 'A banner', light: 'dusk' }]
  const [plain, forced] = [
    await makePage({ slug: aWord(), layout }),
    await makePage({ slug: aWord(), layout, forceLightNavBg: true }),
  ]
  await page.goto(plain.path)
  expect(await background(page)).toBe(TRANSPARENT)
  await page.goto(forced.path)
  expect(await background(page)).toBe(LIGHT)
})

test('the season is the one in the reader’s time zone, before the first paint', async ({ page }) => {
  // Far from the season in which the test runs and in which the page is rendered.
  const month = (new Date().getMonth() + 6) % 12
  const season = ['winter', 'spring', 'summer', 'fall'][Math.floor(((month + 1) % 12) / 3)] ?? ''
  await page.clock.setFixedTime(new Date(2027, month, 15, 12))
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { seasonAtFirst: document.documentElement.dataset.season })
    })
  })
  await page.goto('/')
  expect(await page.evaluate(() => (window as Window & { seasonAtFirst?: string }).seasonAtFirst)).toBe(season)
  await expect(page.locator('html')).toHaveAttribute('data-season', season)
})
