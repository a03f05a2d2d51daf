import { expect, sessionLookup, test } from '../support/http/browser'

const SCRIPTS = /\/_next\/static\/chunks\//

// Scripts that do not arrive.
test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

test('a press that needs more code keeps the page without a connection, and does its work when that is back', async ({
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
})
