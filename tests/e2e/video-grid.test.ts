import { expect, sessionLookup, test } from '../support/http/browser'

const VIDEOS = '/anti-inflammatory-lifestyle-videos/'
const RESOURCES = '/all-resources/'

test.describe('a grid of videos', () => {
  test('plays a video in a modal, and returns the focus', async ({ page }) => {
    await Promise.all([sessionLookup(page), page.goto(VIDEOS)])
    const play = page.getByRole('button', { name: 'Play: Two minutes and a chair' })
    await play.focus()
    await page.keyboard.press('Enter')
    const window = page.getByRole('dialog', { name: 'Two minutes and a chair' })
    await expect(window).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(window).toBeHidden()
    await expect(play).toBeFocused()
  })

  test('passes keys to the player: Space pauses, and the page neither scrolls nor closes the modal', async ({
    page,
  }) => {
    await Promise.all([sessionLookup(page), page.goto(VIDEOS)])
    const play = page.getByRole('button', { name: 'Play: Two minutes and a chair' })
    await play.focus()
    await page.keyboard.press('Enter')
    const modal = page.getByRole('dialog', { name: 'Two minutes and a chair' })
    const video = modal.locator('video')
    const state = () =>
      video.evaluate(({ currentTime, paused }: HTMLVideoElement) => ({ begun: currentTime > 0, paused }))
    await expect.poll(state, { timeout: 30_000 }).toEqual({ begun: true, paused: false })
    await expect(modal.locator('[data-media-player]')).toBeFocused()
    const scrolled = () => page.evaluate(() => window.scrollY)
    const before = await scrolled()
    await page.keyboard.press('Space')
    await expect.poll(state).toEqual({ begun: true, paused: true })
    await expect(modal).toBeVisible()
    expect(await scrolled()).toBe(before)
    await modal.getByRole('button', { name: 'Close' }).focus()
    await page.keyboard.press('Space')
    await expect(modal).toBeHidden()
    await expect(play).toBeFocused()
  })

  test('a locked item has no play button, and its source is not in the page', async ({ page }) => {
    await Promise.all([sessionLookup(page), page.goto(VIDEOS)])
    await page.getByRole('button', { name: 'Next page' }).first().click()
    await expect(page.getByRole('link', { name: 'Legs before lunch', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Play: Legs before lunch' })).toHaveCount(0)
    expect(await page.content()).not.toMatch(/\.mp4|<iframe/)
  })

  test.describe('offline', () => {
    test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

    test('an error message appears, a retry loads the rest, and the focus stays beside it', async ({ page }) => {
      const call = '**/api/videos/fetch/**'
      await page.route(call, (route) => route.abort())
      await Promise.all([sessionLookup(page), page.goto(VIDEOS)])
      await page.getByRole('button', { name: 'Next page' }).first().click()
      const alert = page.getByRole('alert').filter({ hasText: 'The videos could not be loaded.' })
      await expect(alert).toBeVisible()
      await page.unroute(call)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toBeHidden()
      await expect(page.getByRole('link', { name: 'Legs before lunch', exact: true })).toBeVisible()
      await expect(page.locator('main :focus')).toHaveCount(1)
    })
  })
})

test.describe('a carousel of posts', () => {
  const CALL = '**/api/posts/**'

  test('filters by type, and loads the rest when it is needed', async ({ page }) => {
    await Promise.all([sessionLookup(page), page.goto(RESOURCES)])
    const carousel = page.getByRole('region', { name: 'New on the table' })
    const articles = carousel.getByRole('button', { name: 'Blog posts' })
    await articles.click()
    await expect(articles).toHaveAttribute('aria-pressed', 'true')
    await expect(carousel.getByRole('link', { name: 'A case for breakfast, sitting down' })).toBeVisible()
    await expect(carousel.getByRole('link', { name: 'Ginger noodle broth' })).toHaveCount(0)
  })

  test.describe('offline', () => {
    test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

    test('an error message appears, and a retry loads the rest', async ({ page }) => {
      await page.route(CALL, (route) => route.abort())
      await Promise.all([sessionLookup(page), page.goto(RESOURCES)])
      const carousel = page.getByRole('region', { name: 'From the kitchen' })
      const soups = carousel.getByRole('button', { name: 'Soups' })
      await soups.click()
      const alert = page.getByRole('alert').filter({ hasText: 'The posts could not be loaded.' })
      await expect(alert).toBeVisible()
      await page.unroute(CALL)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toBeHidden()
      await expect(carousel.getByRole('listitem')).not.toHaveCount(0)
      await expect(soups).toHaveAttribute('aria-pressed', 'true')
      await expect(page.locator('main :focus')).toHaveCount(1)
    })
  })

  test('has a drop-down on phones', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await Promise.all([sessionLookup(page), page.goto(RESOURCES)])
    const carousel = page.getByRole('region', { name: 'New on the table' })
    await carousel.getByLabel('Choose a category').selectOption('Blog posts')
    await expect(carousel.getByRole('link', { name: 'A case for breakfast, sitting down' })).toBeVisible()
    await expect(carousel.getByRole('link', { name: 'Ginger noodle broth' })).toHaveCount(0)
  })
})
