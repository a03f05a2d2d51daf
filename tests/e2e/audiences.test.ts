import { accountMenu, signOut } from '../support/http/account-menu'
import { expect, sessionLookup, test } from '../support/http/browser'

const NOTICE = 'The rest of this content is reserved for members'

/** Where a member's name is shown: in a banner's title, and on the home page above today. */
const NAMED = [
  { path: '/member/', title: 'Clara, this is all yours', name: 'Clara, this is all yours' },
  { path: '/', title: 'Your day, in short', name: /^Good \w+, Clara$/ },
]

test('a member’s name appears after the lookup, without a layout shift; home opens with today', async ({
  as,
  page,
}) => {
  await as('premium')
  await page.addInitScript(() => {
    // As in a new tab: no user is stored.
    sessionStorage.clear()
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const title = page.getByRole('heading', { level: 1 })
  for (const { named, width } of [390, 1440].flatMap((width) => NAMED.map((named) => ({ named, width })))) {
    await test.step(`${named.path} at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(named.path)
      await page.evaluate(() => document.fonts.ready)
      const before = await title.boundingBox()
      await expect(page.getByRole('main').getByText(named.name).first()).toBeVisible()
      await expect(title).toHaveText(named.title)
      expect(await title.boundingBox()).toEqual(before)
      const shifts = await page.evaluate(() => (window as Window & { shifts?: number[] }).shifts ?? [])
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
    })
  }

  await test.step('the lookup waited until 500 ms after the start', async () => {
    // The time origin is the start of the navigation. The entry follows the response.
    const startOfLookup = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/auth/me'))?.startTime,
      )
    await expect.poll(startOfLookup).toBeDefined()
    expect(await startOfLookup()).toBeGreaterThanOrEqual(500)
  })
})

test('client-side navigation keeps the audience, after signing in and after signing out', async ({ page }) => {
  const nav = page.getByRole('navigation', { name: 'Main', exact: true })
  const markDocument = () => page.evaluate(() => Object.assign(window, { same: true }))
  const isSameDocument = () => page.evaluate(() => (window as Window & { same?: boolean }).same)
  await Promise.all([sessionLookup(page), page.goto('/')])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eat well, move a little, sleep')

  await test.step('no document is reloaded, and the current page is marked', async () => {
    await markDocument()
    await nav.getByRole('link', { name: 'Recipes' }).click()
    await expect(page).toHaveTitle(/^Recipes/)
    await expect(nav.getByRole('link', { name: 'Recipes' })).toHaveAttribute('aria-current', 'page')
    const below = page.getByRole('contentinfo').getByRole('link', { name: 'Recipes', exact: true }).first()
    await expect(below).toHaveAttribute('aria-current', 'page')
    await nav.getByRole('link', { name: 'The Method' }).click()
    await expect(nav.getByRole('link', { name: 'The Method' })).toHaveAttribute('aria-current', 'page')
    await expect(nav.getByRole('link', { name: 'Recipes' })).not.toHaveAttribute('aria-current')
    await page.goBack()
    await expect(page).toHaveTitle(/^Recipes/)
    await page.goForward()
    await expect(nav.getByRole('link', { name: 'The Method' })).toHaveAttribute('aria-current', 'page')
    expect(await isSameDocument()).toBe(true)
  })

  await test.step('a visitor', async () => {
    await page.getByRole('link', { name: 'Read the introduction' }).first().click()
    const notice = page.getByRole('region', { name: NOTICE })
    await expect(notice.getByRole('link', { name: 'Join for free' })).toHaveAttribute(
      'href',
      '/memberships?return=%2Fthe-ebs-method%2F6wr%2Fintroduction%2F#join',
    )
    await expect(notice.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/login/)
    await expect(page.getByText('Something green that has not given up')).toBeHidden()
  })

  await test.step('a member', async () => {
    // The link reloads: before its session lookup, the form is not hydrated.
    await Promise.all([
      sessionLookup(page),
      page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first().click(),
    ])
    await page.getByLabel('Username or email address').fill('standard')
    await page.getByLabel('Password', { exact: true }).fill('eat-burn-sleep')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(accountMenu(page)).toBeVisible()
    await nav.getByRole('link', { name: 'The Method' }).click()
    await page.getByRole('link', { name: 'Read the introduction' }).first().click()
    await expect(page.getByText('Something green that has not given up')).toBeVisible()
    await expect(page.getByRole('heading', { name: NOTICE })).toBeHidden()
  })

  await test.step('a visitor again', async () => {
    await signOut(page)
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
    await nav.getByRole('link', { name: 'The Method' }).click()
    await expect(page).toHaveURL(/\/the-ebs-method\/$/)
    await page.getByRole('link', { name: 'Read the introduction' }).first().click()
    await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
    await expect(page.getByText('Something green that has not given up')).toBeHidden()
  })
})
