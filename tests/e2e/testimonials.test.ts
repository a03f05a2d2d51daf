import { expect, test } from '../support/http/browser'
import { demo } from '../support/http/demo'
import { makePage, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const CALL = '**/api/testimonials**'
const automatic = { blockType: 'testimonialsGrid', title: 'What members say', selection: 'Automatic' }

test.describe('testimonials', () => {
  test('shows twelve, all of them on request, and twelve again', async ({ page }) => {
    const { path } = await makePage({ layout: [automatic] })
    await page.goto(path)
    const cards = page.locator('main figure')
    await expect(cards).toHaveCount(12)
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(demo.testimonials.length)
    const said = await cards.locator('blockquote').allTextContents()
    expect(new Set(said).size).toBe(said.length)
    await page.getByRole('button', { name: 'Show less' }).click()
    await expect(cards).toHaveCount(12)
  })

  test('asks for a hundred, and only when they are wanted', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/testimonials')) asked.push(pathname + search)
    })
    const { path } = await makePage({ layout: [automatic] })
    await page.goto(path)
    await expect(page.locator('main figure')).toHaveCount(12)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect.poll(() => asked).toEqual(['/api/testimonials?first=100'])
  })

  test.describe('when the others cannot be fetched', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('says so, keeps the twelve, and tries again when asked', async ({ page }) => {
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
