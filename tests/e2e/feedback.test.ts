import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'

test('staff can send feedback by keyboard, and request the page without the cache', async ({ as, page }) => {
  await as('administrator')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await Promise.all([sessionLookup(page), page.goto('/recipes/?a=b#season=fall')])
  await page.getByRole('button', { name: 'Reject all' }).click()
  const opener = page.getByRole('button', { name: 'Feedback', exact: true })
  const form = page.getByRole('form', { name: 'Feedback' })
  const clear = page.getByRole('button', { name: 'Clear page cache' })

  await test.step('the form has no axe violations, wide and narrow', async () => {
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Message', exact: true })).toBeFocused()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })

  await test.step('it is sent with the keyboard alone', async () => {
    await page.keyboard.type('From the keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form).toContainText('Sent!')
  })

  await test.step('a production build has no debug headings toggle', async () => {
    await expect(opener).toBeVisible()
    await expect(page.getByRole('button', { name: 'Debug headings' })).toHaveCount(0)
  })

  await test.step('"Clear page cache" is disabled while it requests the current page with refresh=1', async () => {
    // A 204 leaves the browser on the current page.
    await page.route('**/recipes/?*', (route) => route.fulfill({ status: 204 }))
    const request = page.waitForRequest(/refresh=1/)
    await clear.click()
    expect(new URL((await request).url()).search).toBe('?a=b&refresh=1')
    await expect(clear).toBeDisabled()
    await page.unroute('**/recipes/?*')
  })

  await test.step('it reloads the page', async () => {
    await Promise.all([sessionLookup(page), page.goto('/recipes/')])
    const request = page.waitForRequest(/refresh=1/)
    await clear.click()
    await request
    await page.waitForLoadState()
    await expect(clear).toBeEnabled()
    await expect(page).toHaveTitle(/^Recipes/)
    await expect(page).toHaveURL('/recipes/')
  })
})
