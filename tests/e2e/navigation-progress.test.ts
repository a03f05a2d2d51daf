import { expect, sessionLookup, test } from '../support/http/browser'
import { followRequests } from '../support/http/page-checks'

const bar = (page: import('@playwright/test').Page) => page.locator('.bprogress .bar')

test.describe('the page-change progress bar', () => {
  test('is 4 px high and yellow at the top until the next page is loaded', async ({ page }) => {
    let letGo = () => {}
    const held = new Promise<void>((settle) => {
      letGo = settle
    })
    // After the lookup the page is hydrated; the bar's own script comes last.
    const settled = followRequests(page)
    await Promise.all([sessionLookup(page), page.goto('/')])
    await settled()
    await page.route('**/recipes**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Recipes' }).click()
    await expect(bar(page)).toBeVisible()
    const style = await bar(page).evaluate((element) => {
      const { backgroundColor, height, position, top } = getComputedStyle(element)
      return { backgroundColor, height, position, top }
    })
    expect(style).toEqual({ backgroundColor: 'rgb(246, 196, 69)', height: '4px', position: 'fixed', top: '0px' })
    await expect(page.locator('.bprogress .spinner')).toHaveCount(0)
    letGo()
    await expect(page).toHaveTitle(/^Recipes/)
    await expect(bar(page)).toHaveCount(0)
  })

  test('shows at the first navigation after a load without the cookie banner', async ({ page }) => {
    await page.goto('/faqs')
    await page.getByRole('button', { name: 'Reject all' }).click()
    const settled = followRequests(page)
    await Promise.all([sessionLookup(page), page.goto('/faqs')])
    await page.waitForFunction(() => window.CookieConsent?.validConsent())
    await settled()
    let letGo = () => {}
    const held = new Promise<void>((settle) => {
      letGo = settle
    })
    await page.route('**/recipes**', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Recipes' }).click()
    await expect(bar(page)).toBeVisible()
    letGo()
    await expect(page).toHaveTitle(/^Recipes/)
    await expect(bar(page)).toHaveCount(0)
  })

  test('does not show for a link to the current page', async ({ page }) => {
    const settled = followRequests(page)
    await Promise.all([sessionLookup(page), page.goto('/recipes/')])
    await settled()
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.bprogress')) document.documentElement.dataset.barSeen = 'yes'
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole('link', { name: 'Skip to content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.dataset.barSeen)).toBeUndefined()
  })
})
