import { expect, sessionLookup, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'
import { followRequests } from '../support/http/page-checks'

const SRC = '/test-banner.mp4'
let path = ''

test.beforeAll(async () => {
  const hero = { blockType: 'hero', title: 'A banner that moves', backgroundVideo: SRC }
  path = (await makePage({ layout: [hero] })).path
})
test.afterAll(removeMade)

test.describe('the banner’s video', () => {
  test.beforeEach(({ page }) =>
    page.route(`**${SRC}`, (route) => route.fulfill({ contentType: 'video/mp4', body: '' })),
  )

  test('plays silently on wide screens', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    const video = page.locator('main video')
    await expect(video).toHaveAttribute('src', SRC)
    expect(
      await video.evaluate((element: HTMLVideoElement) => [element.muted, element.loop, element.autoplay]),
    ).toEqual([true, true, true])
  })

  test('is not fetched on small screens', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.setViewportSize({ width: 390, height: 844 })
    const settled = followRequests(page)
    await Promise.all([sessionLookup(page), page.goto(path)])
    await settled()
    await expect(page.locator('main video')).toHaveCount(0)
    expect(fetched).not.toContain(SRC)
  })

  test('starts and stops when the window is resized', async ({ page }) => {
    await page.setViewportSize({ width: 767, height: 900 })
    await page.goto(path)
    await expect(page.locator('main video')).toHaveCount(0)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect(page.locator('main video')).toHaveCount(1)
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(page.locator('main video')).toHaveCount(0)
  })

  test('is not shown with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 1440, height: 900 })
    const settled = followRequests(page)
    await Promise.all([sessionLookup(page), page.goto(path)])
    await settled()
    await expect(page.locator('main video')).toHaveCount(0)
  })
})
