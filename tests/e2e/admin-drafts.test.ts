import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { sendRequest } from '../support/http/client'
import { makePage, removeMade } from '../support/http/editor'
import { followFormChecks, openDocument } from '../support/http/recipe-editor'

test.afterAll(removeMade)

const summary = (page: Page) => page.getByLabel('Summary', { exact: true })

test('a draft is saved by itself, and its version names the editor', async ({ as, page }) => {
  const { id, path } = await makePage({ summary: 'As it was.' })
  await as('editor')
  await openDocument(page, 'pages', id)
  await followFormChecks(page)()
  await summary(page).fill('Typed, and never saved by hand.')
  // It is saved eight seconds after the first change.
  await expect(page.getByText(/^Saved \d+ s ago$/)).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(summary(page)).toHaveValue('Typed, and never saved by hand.')
  expect((await sendRequest(path)).text).toContain('As it was.')

  await page.goto(`/admin/collections/pages/${id}/versions`)
  const rows = page.getByRole('region', { name: 'Versions' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('saved automatically')
  await expect(rows.nth(2)).toContainText('Published')
})

test('an item that was deleted is restored from the trash as a draft', async ({ as, page }) => {
  const title = `Trash ${Date.now()}`
  const { id, path } = await makePage({ title })
  await as('editor')
  await openDocument(page, 'pages', id)
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('dialog').filter({ hasText: 'You can restore it from the trash for 30 days.' })
  await expect(question.getByText('delete permanently')).toBeHidden()
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`Page "${title}" moved to trash.`)).toBeVisible()
  expect((await sendRequest(path)).status).toBe(404)

  await page.goto('/admin/collections/pages/trash')
  await page.getByRole('link', { name: title }).click()
  await page.getByRole('button', { name: 'Restore' }).click()
  const restoring = page.getByRole('dialog').filter({ hasText: 'comes back as a draft' })
  await expect(restoring.getByText('Restore as published')).toBeHidden()
  await restoring.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
  expect((await sendRequest(path)).status).toBe(404)
})

test('removing, moving and adding blocks is undone and redone', async ({ as, page }) => {
  const block = (title: string) => ({ blockType: 'hero', title })
  const { id } = await makePage({ layout: [block('First'), block('Second')] })
  await as('editor')
  await openDocument(page, 'pages', id)
  const rows = page.locator('[id^="layout-row-"]')
  const firstTitle = page.locator('#field-layout__0__title')
  const choose = async (action: string) => {
    await page.locator('#layout-row-0').locator('.array-actions__button').click()
    await page.getByRole('button', { name: action, exact: true }).click()
  }
  await choose('Remove')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
  await expect(firstTitle).toHaveValue('First')

  await choose('Move Down')
  await expect(firstTitle).toHaveValue('Second')
  await page.locator('body').press('Control+z')
  await expect(firstTitle).toHaveValue('First')
  await page.locator('body').press('Control+Shift+Z')
  await expect(firstTitle).toHaveValue('Second')
  // Inside a text field, the keys belong to the text.
  await summary(page).press('Control+z')
  await expect(firstTitle).toHaveValue('Second')

  // Payload's entry of the menu opens our picker. Several blocks are one step back.
  await choose('Add Below')
  await page.getByRole('checkbox', { name: 'Select Call to action' }).check()
  await page.getByRole('checkbox', { name: 'Select Newsletter sign-up' }).check()
  await page.getByRole('button', { name: 'Add 2 blocks' }).click()
  await expect(rows).toHaveCount(4)
  await expect(page.locator('#field-layout__1__title')).toBeFocused()
  await expect(page.locator('#field-layout__2__title')).toHaveValue('One good letter, once a week')
  await expect(page.locator('#field-layout__3__title')).toHaveValue('First')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
})

test('the navigation is previewed before it is published', async ({ as, page }) => {
  await as('editor')
  await page.goto('/admin/globals/navigation', { waitUntil: 'networkidle' })
  const label = page.locator('#field-primary__0__label')
  const before = await label.inputValue()
  await label.fill('Drafted link')
  await page.getByRole('button', { name: 'Save Draft' }).click()
  await expect(page.getByText('Draft saved successfully.').first()).toBeVisible()
  await page.goto('/preview/visitor/globals/navigation/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Drafted link' }).first()).toBeAttached()
  expect((await sendRequest('/')).text).not.toContain('Drafted link')

  await page.goto('/admin/globals/navigation', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Revert to published' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(label).toHaveValue(before)
})
