import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'

const SCRIPTS = /\/_next\/static\/chunks\//
const CALLS = /\/api\/|\/wp-search\.json/

/** Aborts what the page requests from now on. @returns ends that */
async function loseConnection(page: Page): Promise<() => Promise<void>> {
  for (const part of [SCRIPTS, CALLS]) await page.route(part, (route) => route.abort())
  return async () => {
    for (const part of [SCRIPTS, CALLS]) await page.unroute(part)
  }
}

// Scripts that do not arrive.
test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

test('a press that needs more code, and a heart, keep the page without a connection, and work when that is back', async ({
  as,
  page,
}) => {
  await as('free')
  await Promise.all([sessionLookup(page), page.goto('/recipes/ginger-noodle-broth/')])
  const write = page.getByRole('button', { name: 'Write a comment' })
  await write.scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Your note' }).getByRole('textbox')).toBeVisible()
  const failures: string[] = []
  page.on('requestfailed', (request) => failures.push(request.url()))
  await page.route(SCRIPTS, (route) => route.abort())
  await write.click()
  // Next tries twice, and would give up then.
  await expect.poll(() => failures.filter((url) => url === failures[0]).length, { timeout: 20_000 }).toBeGreaterThan(2)
  await expect(page.getByRole('heading', { level: 1, name: 'Ginger noodle broth' })).toBeVisible()
  await page.unroute(SCRIPTS)
  await expect(page.getByRole('textbox', { name: 'Comment' })).toBeVisible({ timeout: 20_000 })

  await test.step('a heart goes back to what is stored, says so, and can be pressed again', async () => {
    const heart = page.getByRole('button', { name: 'Add to favorites: Ginger noodle broth' }).first()
    const before = (await heart.getAttribute('aria-pressed')) ?? ''
    const after = before === 'true' ? 'false' : 'true'
    await page.waitForLoadState('networkidle')
    const reconnect = await loseConnection(page)
    await heart.click()
    await expect(page.getByText('Your favorite could not be saved. Please try again.')).toBeVisible()
    await expect(heart).toHaveAttribute('aria-pressed', before)
    await reconnect()
    for (const state of [after, before]) {
      await Promise.all([page.waitForResponse('**/api/favorites/toggle'), heart.click()])
      await expect(heart).toHaveAttribute('aria-pressed', state)
    }
  })
})

test('a search of a list whose rest has not arrived says so, keeps the words, and finds them by a retry', async ({
  page,
}) => {
  await Promise.all([sessionLookup(page), page.goto('/recipes/')])
  const reconnect = await loseConnection(page)
  const search = page.getByRole('searchbox', { name: 'Search: Recipes' })
  await search.fill('noodle broth')
  await expect(page.getByText('The posts could not be loaded.')).toBeVisible()
  await expect(search).toHaveValue('noodle broth')
  await reconnect()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('.posts-grid article').first()).toContainText('Ginger noodle broth')
  await expect(search).toHaveValue('noodle broth')
})

test('on phones, filters that cannot be opened say so, and open at the next press', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await Promise.all([sessionLookup(page), page.goto('/recipes/')])
  const reconnect = await loseConnection(page)
  const filter = page.getByRole('button', { name: 'Filter' })
  await filter.click()
  const alert = page.getByText('The filters could not be loaded.')
  await expect(alert).toBeVisible()
  await reconnect()
  await filter.click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('the site’s search opens and finds once the connection is back', async ({ page }) => {
  await Promise.all([sessionLookup(page), page.goto('/about/')])
  const reconnect = await loseConnection(page)
  const opener = page.getByRole('button', { name: 'Search', exact: true })
  const failed = page.waitForEvent('requestfailed')
  await opener.click()
  await failed
  await reconnect()
  await page.route(CALLS, (route) => route.abort())
  const dialog = page.getByRole('dialog', { name: 'Search the site' })
  await expect(async () => {
    await opener.click()
    await expect(dialog).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await dialog.getByRole('combobox').fill('noodle')
  // A failed index shows nothing, which is not that nothing was found.
  await expect(dialog.getByRole('status')).toHaveText('')
  await page.unroute(CALLS)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(dialog.getByRole('option').first()).toContainText('noodle')
})
