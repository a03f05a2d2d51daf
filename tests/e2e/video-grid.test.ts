import { expect, sessionLookup, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'

const VIDEOS = '/anti-inflammatory-lifestyle-videos/'
const RESOURCES = '/all-resources/'

test.describe('a grid of videos', () => {
  test('plays a video in a modal, passes keys to the player, and returns the focus', async ({ page }) => {
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
    // The dialog is removed by its close event, which comes after the focus; a press between the two would not count.
    await expect(page.locator('dialog video')).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(play).toBeFocused()
  })

  test.describe('offline', () => {
    test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })
    test.afterAll(removeMade)

    test('an error message appears, a retry loads the rest, the focus stays beside it, and locked items cannot be played', async ({
      page,
    }) => {
      const newest = { blockType: 'videoGrid', itemSelection: 'Automatic', numberOfPosts: 12, itemsPerPage: 6 } as const
      const { path } = await makePage({
        layout: [{ ...newest, title: 'On the mat', postType: ['movementGuides', 'guidedMeditations'] }],
      })
      const call = '**/api/videos/fetch/**'
      await page.route(call, (route) => route.abort())
      await Promise.all([sessionLookup(page), page.goto(path)])
      await page.getByRole('button', { name: 'Next page' }).first().click()
      const alert = page.getByRole('alert').filter({ hasText: 'The videos could not be loaded.' })
      await expect(alert).toBeVisible()
      await page.unroute(call)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(alert).toBeHidden()
      await expect(page.getByRole('link', { name: 'Legs before lunch', exact: true })).toBeVisible()
      await expect(page.locator('main :focus')).toHaveCount(1)
      await expect(page.getByRole('button', { name: 'Play: Legs before lunch' })).toHaveCount(0)
      await expect(page.getByRole('button', { name: /^Play: / })).not.toHaveCount(0)
      expect(await page.content()).not.toMatch(/\.mp4|<iframe/)
    })
  })
})

test.describe('a carousel of posts', () => {
  const CALL = '**/api/posts/**'
  test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

  test('filters by type, with a drop-down on phones, and loads the rest when it is needed, also by a retry', async ({
    page,
  }) => {
    await page.route(CALL, (route) => route.abort())
    await Promise.all([sessionLookup(page), page.goto(RESOURCES)])
    const kitchen = page.getByRole('region', { name: 'From the kitchen' })
    const soups = kitchen.getByRole('button', { name: 'Soups' })
    await soups.click()
    const alert = page.getByRole('alert').filter({ hasText: 'The posts could not be loaded.' })
    await expect(alert).toBeVisible()
    await page.unroute(CALL)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(alert).toBeHidden()
    await expect(kitchen.getByRole('listitem')).not.toHaveCount(0)
    await expect(soups).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('main :focus')).toHaveCount(1)

    const carousel = page.getByRole('region', { name: 'New on the table' })
    const article = carousel.getByRole('link', { name: 'A case for breakfast, sitting down' })
    const recipe = carousel.getByRole('link', { name: 'Ginger noodle broth' })
    const articles = carousel.getByRole('button', { name: 'Blog posts' })
    await articles.click()
    await expect(articles).toHaveAttribute('aria-pressed', 'true')
    await expect(article).toBeVisible()
    await expect(recipe).toHaveCount(0)

    await page.setViewportSize({ width: 390, height: 844 })
    const select = carousel.getByLabel('Choose a category')
    await select.selectOption('Recipes')
    await expect(article).toHaveCount(0)
    await select.selectOption('Blog posts')
    await expect(article).toBeVisible()
    await expect(recipe).toHaveCount(0)
  })
})
