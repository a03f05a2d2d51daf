import { readFile } from 'node:fs/promises'
import { axeFindings } from '../support/http/axe'
import { expect, test } from '../support/http/browser'
import { makeRecipe } from '../support/http/editor'
import { followRequests } from '../support/http/page-checks'
import { aTitle, openTab, removeTitled } from '../support/http/recipe-editor'

test.afterAll(removeTitled)

const csv = (text: string, name = 'recipes.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test.describe('importing and exporting recipes', () => {
  test.slow()

  test('a file is previewed first, then imported as drafts', async ({ as, page }) => {
    const title = aTitle()
    await as('editor')
    await page.goto('/admin/collections/recipes')
    await page.getByRole('link', { name: 'Import recipes' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recipes: import and export' })).toBeVisible()
    expect(await axeFindings(page, '.ebs-transfer')).toEqual([])

    const file = page.getByLabel('File with recipes')
    await file.setInputFiles(csv('hello', 'notes.txt'))
    await expect(page.getByText('Choose a file that ends in .csv or .json.')).toBeVisible()
    await file.setInputFiles(csv(`title;servings;ingredientGroups\r\n${title};0;"200 g lentils\r\n1 onion"\r\n`))
    const preview = page.getByRole('region', { name: 'Import preview' })
    await expect(preview.getByRole('row').filter({ hasText: title })).toContainText(
      'servings: Servings must be 1 or more.',
    )
    await expect(page.locator('.ebs-transfer').getByRole('status')).toHaveText(
      /0 new, 0 changed, 0 unchanged, 1 wrong\. Nothing has been imported yet\./,
    )
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)

    await file.setInputFiles(csv(`title;servings;ingredientGroups\r\n${title};3;"200 g lentils\r\n1 onion"\r\n`))
    await expect(preview.getByRole('row').filter({ hasText: title })).toContainText('New')
    // The color of the button changes slowly when it is enabled.
    await expect.poll(() => axeFindings(page, '.ebs-transfer')).toEqual([])
    await page.getByRole('button', { name: 'Import 1 recipe' }).click()
    await expect(page.locator('.ebs-transfer').getByRole('status')).toHaveText(
      'Imported: 1 new, 0 changed, 0 unchanged.',
    )
    await page.getByRole('link', { name: 'View recipes, newest changes first' }).click()
    await page.getByRole('link', { name: title }).click()
    await openTab(page, 'Ingredients')
    await expect(page.getByText('200 g lentils')).toBeVisible()
  })

  test('the recipes of a filtered list are exported, and are unchanged when imported again', async ({ as, page }) => {
    const title = aTitle()
    await makeRecipe({ title, summary: '=1+1', method: [{ title: 'Stir', text: 'Stir.\n\nRest.', timer: 3 }] })
    await as('editor')
    const settled = followRequests(page)
    await page.goto(`/admin/collections/recipes?search=${encodeURIComponent(title)}`)
    await settled()
    const links = page.getByRole('navigation', { name: 'Import and export' })
    await expect(links).toContainText('Export these 1 as')
    const downloading = page.waitForEvent('download')
    await links.getByRole('link', { name: 'CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^recipes-\d{4}-\d\d-\d\d\.csv$/)
    await page.goto('/admin/recipes-import-export')
    await page.getByLabel('File with recipes').setInputFiles({
      ...csv(''),
      buffer: await readFile(await download.path()),
    })
    await expect(page.locator('.ebs-transfer').getByRole('status')).toHaveText(/0 new, 0 changed, 1 unchanged, 0 wrong/)
    await expect(page.getByText('There is nothing to import.')).toBeVisible()
  })

  test('a visitor is asked to sign in, and an organizer is told which roles can import', async ({ as, page }) => {
    await page.goto('/admin/recipes-import-export')
    await expect(page).toHaveURL(/\/admin\/login/)
    await as('organizer')
    await page.goto('/admin/collections/recipes')
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Import recipes' })).toHaveCount(0)
    await page.goto('/admin/recipes-import-export')
    await expect(
      page.getByText('Only editors, managers and administrators can import and export recipes.'),
    ).toBeVisible()
    await expect(page.getByLabel('File with recipes')).toHaveCount(0)
  })
})
