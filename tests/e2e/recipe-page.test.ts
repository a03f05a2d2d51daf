import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { makeRecipe, removeMade } from '../support/http/editor'

const BROTH = '/recipes/ginger-noodle-broth/'
test.afterAll(removeMade)

const line = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').filter({ hasText: name })
const servings = (page: Page) => page.getByRole('spinbutton', { name: 'Servings' })
const open = (page: Page, path = BROTH) => Promise.all([sessionLookup(page), page.goto(path)])

test('the printed recipe is scaled, has no controls, and fits on one sheet', async ({ page }) => {
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

test('a member’s units, rating and note are there on the next visit', async ({ as, page }) => {
  const { databaseId, path } = await makeRecipe({
    ingredientGroups: [{ ingredients: [{ quantity: '1', unit: 'cup', name: 'Stock' }] }],
  })
  const panel = page.getByRole('region', { name: 'Rate this recipe' })
  const star = (name: string) => panel.getByRole('radio', { name, exact: true })
  const note = page.getByRole('region', { name: 'Your note' })
  const field = note.getByRole('textbox')
  await as('premium')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, path)

  await expect(panel).toContainText('No ratings yet')
  await star('4 stars').check()
  await expect(panel).toContainText('4.0 of 5, 1 rating')
  await expect(page.getByRole('definition').filter({ hasText: '4.0 by 1' })).toBeVisible()
  const cached = () =>
    page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('ebs-session:recipe-ratings:'))
      return JSON.parse(sessionStorage.getItem(key ?? '') ?? '{}').data
    })
  await expect.poll(cached).toMatchObject({ [databaseId]: 4 })
  await field.fill('Less salt.')
  await field.blur()
  await expect(note.getByRole('status')).toHaveText('Saved')
  await page.getByRole('radio', { name: 'Metric' }).check()
  await expect(line(page, 'Stock')).toContainText('240 ml')

  await open(page, path)
  await expect(line(page, 'Stock')).toContainText('240 ml')
  await expect(field).toHaveValue('Less salt.')
  await expect(star('4 stars')).toBeChecked()
  await expect(panel).toContainText('4.0 of 5, 1 rating')
  expect(await axeFindings(page)).toEqual([])
  await star('2 stars').check()
  await expect(panel).toContainText('2.0 of 5, 1 rating')
  await field.fill('')
  await note.getByRole('button', { name: 'Save note' }).click()
  await expect(note.getByRole('status')).toHaveText('Saved')

  await open(page, path)
  await expect(star('2 stars')).toBeChecked()
  await expect(field).toHaveValue('')
})
