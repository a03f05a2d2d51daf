import { accountMenu } from '../support/http/account-menu'
import { expect, test } from '../support/http/browser'
import {
  aMember,
  entriesFor,
  entriesOf,
  fillEntries,
  mockSession,
  openStopped,
  stopClock,
} from '../support/http/browser-session'
import { BASE } from '../support/http/client'
import { followRequests } from '../support/http/page-checks'

const HALF_AN_HOUR = 1_800_000

test('the session lookup runs 500 ms after the start; the stored user is shown before it', async ({
  as,
  context,
  page,
}) => {
  await as('premium')
  const name = accountMenu(page, 'Clara')

  await test.step('it stores the user of a member', async () => {
    await page.goto('/recipes/')
    await expect(name).toBeVisible()
    await expect.poll(() => entriesOf(page)).toContain('ebs-session:user')
  })

  await test.step('it clears another user’s data from this tab', async () => {
    await page.evaluate(() => {
      const user = JSON.parse(sessionStorage.getItem('ebs-session:user') ?? '{}') as object
      sessionStorage.setItem('ebs-session:user', JSON.stringify({ ...user, id: 987, firstName: 'Olga' }))
    })
    await fillEntries(page, 987)
    expect(await entriesFor(page, 987)).toHaveLength(5)
    await page.reload()
    await expect(name).toBeVisible()
    await expect.poll(() => entriesFor(page, 987)).toEqual([])
  })

  await stopClock(page)

  await test.step('before it, a member’s page shows the stored user', async () => {
    const lookUps: string[] = []
    page.on('request', (request) => lookUps.push(new URL(request.url()).pathname))
    await openStopped(page, '/recipes/')
    await expect(name).toBeVisible()
    await page.clock.runFor(499)
    expect(lookUps).not.toContain('/api/auth/me')
    const request = page.waitForRequest('**/api/auth/me')
    await page.clock.runFor(1)
    await request
  })

  await test.step('the cookie clearSessionCache=1 clears the session cache, and expires', async () => {
    await fillEntries(page, 7)
    await context.addCookies([{ name: 'clearSessionCache', value: '1', url: BASE.origin }])
    await openStopped(page, '/recipes/')
    await expect.poll(() => entriesOf(page)).toEqual([])
    expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('clearSessionCache')
    await page.clock.runFor(500)
    await expect.poll(() => entriesOf(page)).toContain('ebs-session:user')
  })

  await test.step('before it, a visitor’s page does not show the stored user; it clears the user', async () => {
    // A call that the page still makes would be answered with 401 without the cookies, which clears the stored user.
    await page.goto('about:blank')
    await context.clearCookies()
    await openStopped(page, '/')
    expect(await entriesOf(page)).toContain('ebs-session:user')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eat well, move a little, sleep')
    await page.clock.runFor(500)
    await expect.poll(() => entriesOf(page)).toEqual([])
  })
})

test.describe('a page rendered for another audience', () => {
  test('is reloaded once when the session turns out to be valid', async ({ as, context, page }) => {
    // With an expired token the page is a visitor's; the lookup finds the session, refreshes the token and loads the
    // member's page.
    let refreshed = false
    await page.route('**/api/auth/me', (route) =>
      refreshed ? route.continue() : route.fulfill({ json: { user: aMember(Date.now() - 60_000) } }),
    )
    await page.route('**/api/auth/refresh', async (route) => {
      refreshed = true
      await as('premium')
      await route.fulfill({ json: { ok: true } })
    })
    await page.goto('/recipes/cardamom-pears-with-almond-crumb/')
    await expect(page.getByRole('link', { name: 'Choose Standard' }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await expect(accountMenu(page, 'Clara')).toBeVisible()
    expect(await context.cookies()).not.toEqual([])
  })

  test('is not reloaded when the server returns the same page again', async ({ page }) => {
    const calls = await mockSession(page, { me: () => aMember(Date.now() + HALF_AN_HOUR) })
    const loads: string[] = []
    page.on('load', () => loads.push(page.url()))
    const settled = followRequests(page)
    await page.goto('/recipes/')
    await expect.poll(() => calls.filter((call) => call === 'me')).toHaveLength(2)
    await settled()
    expect(loads).toHaveLength(2)
  })
})
