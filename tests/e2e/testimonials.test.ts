import { expect, test } from '../support/http/browser'
import { demo } from '../support/http/demo'
import { makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const CALL = '**/api/testimonials**'
const automatic = { blockType: 'testimonialsGrid', title: 'What members say', selection: 'Automatic' }

test.describe('testimonials', () => {
  test('show twelve, all of them on request, and twelve again', async ({ page }) => {
    const { path } = await makePage({ layout: [automatic] })
    await page.goto(path)
    const cards = page.locator('main figure')
    await expect(cards).toHaveCount(12)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(demo.testimonials.length)
    const quotes = await cards.locator('blockquote').allTextContents()
    expect(new Set(quotes).size).toBe(quotes.length)
    await page.getByRole('button', { name: 'Show less' }).click()
    await expect(cards).toHaveCount(12)
  })

  test('request a hundred, and only on request', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/testimonials')) requests.push(pathname + search)
    })
    const { path } = await makePage({ layout: [automatic] })
    await page.goto(path)
    await expect(page.locator('main figure')).toHaveCount(12)
    expect(requests).toEqual([])
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => requests).toEqual(['/api/testimonials?first=100'])
  })

  test.describe('when the rest cannot be loaded', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('an error message appears, the twelve stay, and a retry loads them', async ({ page }) => {
      await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }))
      const { path } = await makePage({ layout: [automatic] })
      await page.goto(path)
      await page.getByRole('button', { name: 'Show all' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
      await page.unroute(CALL)
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect.poll(() => page.locator('main figure').count()).toBeGreaterThan(12)
      await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
    })
  })
})
