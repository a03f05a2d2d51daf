import { aBarrier } from '../support/http/barrier'
import { expect, expectConsoleMessage, test } from '../support/http/browser'
import { removeMade } from '../support/http/editor'
import { gridOn } from '../support/http/grid-page'
import { makeRecipeListing, type RecipeListing, removeCategories } from '../support/http/recipe-listing'

let listing: RecipeListing
test.beforeAll(async () => {
  listing = await makeRecipeListing()
})
test.afterAll(async () => {
  await removeMade()
  await removeCategories()
})

const CALL = '**/api/posts/**'

test.describe('the rest of a grid', () => {
  test('is requested once, when it is first needed', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/api/posts')) requests.push(searchParams.get('postType') ?? '')
    })
    const grid = gridOn(page, listing.word)
    await page.goto(listing.path)
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
    await expect(grid.cards).toHaveCount(4)
    expect(requests).toEqual([])
    await grid.search.focus()
    await expect.poll(() => requests).toEqual(['recipes'])
    await grid.search.fill('dal')
    await grid.tab('Sweet things').click()
    await expect(grid.status).toHaveText('No posts found matching your criteria.')
    expect(requests).toEqual(['recipes'])
  })

  test('a search typed before hydration counts', async ({ page }) => {
    const gate = aBarrier()
    await page.route('**/_next/static/**/*.js', async (route) => {
      await gate.passed
      await route.continue()
    })
    const grid = gridOn(page, listing.word)
    await page.goto(listing.path, { waitUntil: 'commit' })
    await grid.search.fill('dal')
    gate.open()
    await expect.poll(grid.titles).toEqual(['Red dal'])
    await expect(grid.search).toHaveValue('dal')
  })

  test.describe('when it cannot be loaded', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('an error message appears, and a retry loads it with a message, while the typed search stays', async ({
      page,
    }) => {
      await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }))
      const grid = gridOn(page, listing.word)
      await page.goto(listing.path)
      const noted = expectConsoleMessage(page, /^Fetch error: Error: Failed to fetch posts/)
      await grid.search.fill('da')
      await expect(page.getByRole('alert').filter({ hasText: 'The posts could not be loaded.' })).toBeVisible()
      await noted
      await expect(grid.cards).toHaveCount(0)
      await expect(grid.search).toHaveValue('da')
      await page.unroute(CALL)
      const gate = aBarrier()
      await page.route(CALL, async (route) => {
        await gate.passed
        await route.continue()
      })
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(grid.status).toHaveText('Loading…')
      await expect(page.locator('main :focus')).toHaveCount(1)
      await grid.search.press('End')
      await grid.search.pressSequentially('l')
      gate.open()
      await expect.poll(grid.titles).toEqual(['Red dal'])
      await expect(grid.search).toHaveValue('dal')
    })
  })

  test('members see their own locks', async ({ as, page }) => {
    const grid = gridOn(page, listing.word)
    await page.goto(`${listing.path}#letter=Q`)
    await expect(page.getByRole('link', { name: /Join Now/ })).toBeVisible()
    await as('premium')
    await page.reload()
    await expect.poll(grid.titles).toEqual(['Quince jelly'])
    await expect(page.getByRole('link', { name: /Join Now/ })).toHaveCount(0)
  })
})
