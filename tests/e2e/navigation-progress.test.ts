import { expect, sessionLookup, test } from '../support/http/browser'
import { followRequests } from '../support/http/page-checks'

test('the page-change progress bar is 4 px high and yellow at the top until the next page is loaded', async ({
  page,
}) => {
  const bar = page.locator('.bprogress .bar')
  const toRecipes = page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Recipes' })
  // After the lookup the page is hydrated; the bar's own script comes last.
  const settled = followRequests(page)
  await Promise.all([sessionLookup(page), page.goto('/faqs')])
  await settled()

  // A navigation can be more than one request.
  let holding = true
  const held: (() => void)[] = []
  await page.route('**/recipes**', async (route) => {
    if (holding) await new Promise<void>((settle) => held.push(settle))
    await route.continue()
  })
  const letGo = () => {
    holding = false
    for (const settle of held.splice(0)) settle()
  }

  await test.step('it shows beside the cookie banner', async () => {
    await toRecipes.click()
    await expect(bar).toBeVisible()
    for (const [property, value] of [
      ['background-color', 'rgb(246, 196, 69)'],
      ['height', '4px'],
      ['position', 'fixed'],
      ['top', '0px'],
    ] as const) {
      await expect(bar).toHaveCSS(property, value)
    }
    await expect(page.locator('.bprogress .spinner')).toHaveCount(0)
    letGo()
    await expect(page).toHaveTitle(/^Recipes/)
    await expect(bar).toHaveCount(0)
  })

  await page.getByRole('button', { name: 'Reject all' }).click()

  await test.step('it does not show for a link to the current page', async () => {
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

  await test.step('it shows at the first navigation after a load without the cookie banner', async () => {
    await Promise.all([sessionLookup(page), page.goto('/faqs')])
    await page.waitForFunction(() => window.CookieConsent?.validConsent())
    await settled()
    holding = true
    await toRecipes.click()
    await expect(bar).toBeVisible()
    letGo()
    await expect(page).toHaveTitle(/^Recipes/)
    await expect(bar).toHaveCount(0)
  })
})
