import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'

const bodyHtml = '<h2>One</h2><p>Text.</p><h2>Two</h2><p>Text.</p>'

let path = ''
test.beforeAll(async () => {
  path = (await makePage({ layout: [{ blockType: 'richContent', bodyHtml }] })).path
})
test.afterAll(removeMade)

const bar = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const small = (page: Page) => page.getByRole('button', { name: 'Reviews: show the invitation' })
const cookie = async (page: Page, name: string) => (await page.context().cookies()).find((one) => one.name === name)
const views = async (page: Page) => (await cookie(page, 'ebs-review-views'))?.value

async function chooseCookies(page: Page, name: 'Accept all' | 'Reject all') {
  await page.goto(path)
  await page.getByRole('button', { name }).click()
  await expect(bar(page)).toBeVisible()
}

test.describe('the review bar', () => {
  test('links to the reviews site, in a new tab', async ({ page }) => {
    await chooseCookies(page, 'Reject all')
    const link = bar(page).getByRole('link')
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(link).toHaveAttribute('target', '_blank')
  })

  test('when closed it is a small button that reopens it, for this browser session', async ({ context, page }) => {
    await chooseCookies(page, 'Reject all')
    await bar(page).getByRole('button', { name: 'Close the invitation' }).click()
    await expect(bar(page)).toBeHidden()
    await expect(small(page)).toBeFocused()
    const other = await context.newPage()
    await other.goto(path)
    await expect(small(other)).toBeVisible()
    await expect(bar(other)).toBeHidden()
    expect((await cookie(page, 'ebs-review-dismissed'))?.expires).toBe(-1)
    await small(page).press('Enter')
    await expect(bar(page)).toBeFocused()
    await expect(small(page)).toBeHidden()
    await page.reload()
    await expect(bar(page)).toBeVisible()
  })

  test('disappears for good after three views with consent', async ({ page }) => {
    await chooseCookies(page, 'Accept all')
    await expect.poll(() => views(page)).toBe('1')
    await page.reload()
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => views(page)).toBe('2')
    await page.reload()
    await expect(bar(page)).toBeVisible()
    await expect.poll(() => views(page)).toBe('3')
    // The cookie is set for 3650 days; the browser limits it to 400.
    expect((await cookie(page, 'ebs-review-views'))?.expires).toBeGreaterThan(Date.now() / 1000 + 399 * 86_400)
    await page.reload()
    await expect(page.getByRole('link', { name: 'One' })).toBeVisible()
    await page.waitForResponse((response) => response.url().endsWith('/api/auth/me'))
    await expect(bar(page)).toHaveCount(0)
    await expect(small(page)).toHaveCount(0)
    expect(await views(page)).toBe('3')
  })

  test('without consent no view is counted, and it stays', async ({ page }) => {
    await chooseCookies(page, 'Reject all')
    for (const _ of [1, 2, 3, 4]) {
      await page.reload()
      await expect(bar(page)).toBeVisible()
    }
    expect(await views(page)).toBeUndefined()
  })

  test('when closed no view is counted', async ({ page }) => {
    await chooseCookies(page, 'Accept all')
    await expect.poll(() => views(page)).toBe('1')
    await bar(page).getByRole('button', { name: 'Close the invitation' }).click()
    await page.reload()
    await expect(small(page)).toBeVisible()
    expect(await views(page)).toBe('1')
    await small(page).click()
    await expect.poll(() => views(page)).toBe('2')
  })

  test('fades in 500 ms, and without animation with reduced motion', async ({ page }) => {
    await chooseCookies(page, 'Reject all')
    const duration = () => bar(page).evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(await duration()).toBe('0.5s')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await duration()).toBe('0s')
  })

  test('waits while the cookie banner is open', async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  test('is only on rich content pages', async ({ page }) => {
    await chooseCookies(page, 'Reject all')
    await page.goto('/recipes/')
    await page.waitForResponse((response) => response.url().endsWith('/api/auth/me'))
    await expect(bar(page)).toHaveCount(0)
  })
})
