import { expect, test } from '../support/http/browser'
import { openStopped, stopClock } from '../support/http/browser-session'

const TEXT = 'Signing out did not work. Please try again.'

test.describe('a toast', () => {
  test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

  test.beforeEach(async ({ as, page }) => {
    await as('premium')
    await page.route('**/api/auth/logout', (route) => route.abort())
    await stopClock(page)
    await openStopped(page, '/recipes/')
    await page.clock.runFor(2_000)
    await expect(page.getByRole('banner').getByText('Clara')).toBeVisible()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.clock.runFor(400)
  })

  test('says in red that signing out failed, and the member stays signed in', async ({ page }) => {
    const toast = page.getByRole('alert').filter({ hasText: TEXT })
    await expect(toast).toBeVisible()
    await expect(toast).toHaveCSS('background-color', 'rgb(165, 50, 42)')
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeEnabled()
  })

  test('closes after 5 seconds', async ({ page }) => {
    const toast = page.getByRole('alert').filter({ hasText: TEXT })
    await expect(toast).toBeVisible()
    await page.clock.runFor(4_000)
    await expect(toast).toBeVisible()
    await page.clock.runFor(1_500)
    await expect(toast).toHaveCount(0)
  })

  test('fits into the narrowest window', async ({ page }) => {
    const toast = page.getByRole('alert').filter({ hasText: TEXT })
    await page.setViewportSize({ width: 320, height: 640 })
    // It moves with a transition after a resize.
    await expect.poll(async () => (await toast.boundingBox())?.x).toBeGreaterThanOrEqual(0)
    const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 999, height: 999 }
    expect(x + width).toBeLessThanOrEqual(320)
    expect(y + height).toBeLessThanOrEqual(640)
  })
})
