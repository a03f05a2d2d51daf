import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'
import { makeRecipe, removeMade } from '../support/http/editor'

const BROTH = '/recipes/ginger-noodle-broth/'
test.afterAll(removeMade)

const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').filter({ hasText: name })
const servings = (page: Page) => page.getByRole('spinbutton', { name: 'Servings' })
const open = (page: Page, path = BROTH) => Promise.all([sessionLookup(page), page.goto(path)])

test.describe('servings and units', () => {
  test('amounts follow the servings, and scaling back gives the original ones', async ({ page }) => {
    await open(page)
    await expect(line(page, 'Dried soba noodles')).toContainText('5 oz')
    await page.getByRole('button', { name: 'More servings' }).click()
    await expect(servings(page)).toHaveValue('3')
    await expect(line(page, 'Dried soba noodles')).toContainText('7 1/2 oz')
    await expect(line(page, 'Garlic')).toContainText('3 cloves')
    await page.getByRole('button', { name: 'Fewer servings' }).click()
    await expect(line(page, 'Dried soba noodles')).toContainText('5 oz')
  })

  test('a number can be typed; an impossible one becomes the nearest possible', async ({ page }) => {
    await open(page)
    await servings(page).fill('6')
    await expect(line(page, 'Eggs')).toContainText('6')
    for (const [typed, taken] of [
      ['500', '100'],
      ['0', '1'],
      ['', '1'],
    ] as const) {
      await servings(page).fill(typed)
      await servings(page).blur()
      await expect(servings(page)).toHaveValue(taken)
    }
    await expect(page.getByRole('button', { name: 'Fewer servings' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('the unit switch changes amounts and temperatures, and is remembered', async ({ page }) => {
    const { path } = await makeRecipe({
      ingredientGroups: [{ ingredients: [{ quantity: '1', unit: 'cup', name: 'Stock' }] }],
      method: [{ title: 'Bake', text: 'Heat the oven to 400°F.' }],
    })
    await open(page, path)
    await page.getByRole('radio', { name: 'Metric' }).check()
    await expect(line(page, 'Stock')).toContainText('240 ml')
    await expect(page.getByText('Heat the oven to 200°C.')).toBeVisible()
    await open(page, path)
    await expect(line(page, 'Stock')).toContainText('240 ml')
    await page.getByRole('radio', { name: 'As written' }).check()
    await expect(line(page, 'Stock')).toContainText('1 cup')
    await expect(page.getByText('Heat the oven to 400°F.')).toBeVisible()
  })

  test('nutrition is per serving, or for all the servings', async ({ page }) => {
    await open(page)
    const energy = page.getByRole('region', { name: 'Nutrition' }).getByRole('listitem').filter({ hasText: 'Energy' })
    await expect(energy).toContainText('480 kcal')
    await servings(page).fill('3')
    await page.getByRole('radio', { name: 'All 3 servings' }).check()
    await expect(energy).toContainText('1,440 kcal')
  })
})

test.describe('sharing a recipe', () => {
  test('uses the device’s share dialog, with only its address', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = []
      Object.assign(window, { shared })
      Object.assign(navigator, { share: async (data: unknown) => void shared.push(data) })
    })
    await open(page, `${BROTH}?from=an-email#step-2`)
    await page.getByRole('button', { name: 'Share' }).click()
    const shared = () => page.evaluate(() => (window as Window & { shared?: unknown[] }).shared)
    const url = new URL(BROTH, page.url()).href
    await expect.poll(shared).toEqual([{ title: 'Ginger noodle broth', url }])
  })

  test('copies a link where the device has no share dialog', async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }))
    await open(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(BROTH, page.url()).href)
  })

  test('shows an error when copying fails', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined })
      Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } })
    })
    await open(page)
    await page.getByRole('button', { name: 'Share' }).click()
    await expect(page.getByText('The link could not be copied.')).toBeVisible()
  })
})

test.describe('printing a recipe', () => {
  test('the button prints; the printed recipe is scaled, and has no controls', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0 })
      window.print = () => Object.assign(window, { printed: 1 })
    })
    await open(page)
    await servings(page).fill('4')
    await page.getByRole('button', { name: 'Print' }).click()
    expect(await page.evaluate(() => (window as Window & { printed?: number }).printed)).toBe(1)
    await page.setViewportSize({ width: 673, height: 970 })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('paragraph').filter({ hasText: /^4 servings$/ })).toBeVisible()
    await expect(page.getByText('10 oz', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Ginger noodle broth' })).toBeVisible()
    await expect(page.locator('.item-picture img')).toBeVisible()
    for (const gone of ['banner', 'contentinfo', 'button', 'spinbutton', 'radio'] as const) {
      await expect(page.getByRole(gone)).toHaveCount(0)
    }
    // Ingredients and method are side by side.
    const [slip, method] = await Promise.all(
      ['Ingredients', 'Method'].map((name) => page.getByRole('region', { name }).boundingBox()),
    )
    expect((slip?.x ?? 0) + (slip?.width ?? 0)).toBeLessThan(method?.x ?? 0)
    expect(Math.abs((slip?.y ?? 0) - (method?.y ?? 0))).toBeLessThan(2)
    const sheet = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
  })
})

test.describe('a locked recipe, for a visitor', () => {
  const LOCKED = '/recipes/salmon-peas-and-new-potatoes/'

  test('ends with the notice and the links to join and to sign in', async ({ page }) => {
    await open(page, LOCKED)
    await expect(page.getByRole('heading', { name: 'The rest of this content is reserved for members' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Join us for full content' })).toBeVisible()
    for (const name of ['Ingredients', 'Method', 'Nutrition', 'Your note']) {
      await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
    }
    await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible()
  })
})
