import { expect, sessionLookup, test } from '../support/http/browser'

const NOTICE = 'The rest of this content is reserved for members'

test.describe('a locked recipe', () => {
  test('shows a visitor its header, the notice, and the links to join and to sign in', async ({ page }) => {
    await page.goto('/recipes/cardamom-pears-with-almond-crumb/')
    await expect(page.getByRole('heading', { level: 1, name: 'Cardamom pears with almond crumb' })).toBeVisible()
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
    const notice = page.getByRole('region', { name: NOTICE })
    await expect(notice.getByRole('link', { name: 'Join us for full content' })).toHaveAttribute(
      'href',
      '/memberships?return=%2Frecipes%2Fcardamom-pears-with-almond-crumb%2F',
    )
    await expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/login/)
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeHidden()
  })

  test('is complete for a member whose plan includes it', async ({ as, page }) => {
    await as('standard')
    await page.goto('/recipes/cardamom-pears-with-almond-crumb/')
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible()
    await expect(page.getByRole('heading', { name: NOTICE })).toBeHidden()
  })

  test('stays locked for a member whose plan does not', async ({ as, page }) => {
    await as('free')
    await page.goto('/recipes/cardamom-pears-with-almond-crumb/')
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
  })
})

test.describe('{firstName} in a title', () => {
  test('is replaced by neutral wording for a visitor', async ({ page }) => {
    await page.goto('/')
    await sessionLookup(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Begin where the light is')
  })

  for (const width of [390, 1440]) {
    test(`becomes the name after the lookup, without a layout shift, at ${width} px`, async ({ as, page }) => {
      await as('premium')
      await page.setViewportSize({ width, height: 900 })
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto('/')
      const title = page.getByRole('heading', { level: 1 })
      await page.evaluate(() => document.fonts.ready)
      const before = await title.boundingBox()
      await expect(title).toHaveText('Begin where the light is, Clara')
      expect(await title.boundingBox()).toEqual(before)
      const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? [])
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    })
  }

  test('the lookup waits until 500 ms after the start', async ({ as, page }) => {
    await as('premium')
    await page.goto('/')
    await sessionLookup(page)
    // The time origin is the start of the navigation. The entry follows the response.
    const startOfLookup = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/auth/me'))?.startTime,
      )
    await expect.poll(startOfLookup).toBeDefined()
    expect(await startOfLookup()).toBeGreaterThanOrEqual(500)
  })
})

test.describe('navigating from page to page', () => {
  test('keeps the audience, after signing in and after signing out', async ({ page }) => {
    await page.goto('/')
    const nav = page.getByRole('navigation', { name: 'Main', exact: true })
    await nav.getByRole('link', { name: 'The Method' }).click()
    await page.getByRole('link', { name: 'Read the introduction' }).first().click()
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()

    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click()
    await page.getByLabel('Username or email address').fill('standard')
    await page.getByLabel('Password').fill('eat-burn-sleep')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
    await nav.getByRole('link', { name: 'The Method' }).click()
    await page.getByRole('link', { name: 'Read the introduction' }).first().click()
    await expect(page.getByText('One idea a week')).toBeVisible()
    await expect(page.getByRole('heading', { name: NOTICE })).toBeHidden()

    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
    await nav.getByRole('link', { name: 'The Method' }).click()
    await expect(page).toHaveURL(/\/the-ebs-method\/$/)
    await page.getByRole('link', { name: 'Read the introduction' }).first().click()
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
    await expect(page.getByText('One idea a week')).toBeHidden()
  })

  test('reloads no document', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { same: true }))
    const nav = page.getByRole('navigation', { name: 'Main', exact: true })
    await nav.getByRole('link', { name: 'Memberships' }).click()
    await expect(page).toHaveTitle(/^Memberships/)
    await nav.getByRole('link', { name: 'Recipes' }).click()
    await expect(page).toHaveTitle(/^Recipes/)
    await page.goBack()
    await expect(page).toHaveTitle(/^Memberships/)
    expect(await page.evaluate(() => (window as Window & { same?: boolean }).same)).toBe(true)
  })
})
