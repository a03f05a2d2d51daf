import type { Page } from '@playwright/test'
import { cookieOf } from '../support/http/accounts'
import { expect, test } from '../support/http/browser'
import { sendRequest } from '../support/http/client'
import { aWord, makePage, makeRecipe } from '../support/http/editor'
import {
  aTitle,
  followFormChecks,
  openDocument,
  openRecipe,
  openTab,
  removeTitled,
} from '../support/http/recipe-editor'

test.afterAll(removeTitled)

const summary = (page: Page) => page.getByLabel('Summary', { exact: true })

/**
 * Types into the form, and waits until the server has checked that text.
 * @param settled of `followFormChecks`
 */
async function typeAndWaitForCheck(page: Page, settled: () => Promise<void>, text: string): Promise<void> {
  await settled()
  const checked = page.waitForResponse(
    (response) => response.ok() && Boolean(response.request().postData()?.includes(text)),
  )
  await summary(page).fill(text)
  await checked
  await settled()
}

test.describe('two editors of one page', () => {
  test.use({ expected: [/console: Failed to load resource: the server responded with a status of 409/] })

  test('the second is told of the newer version, keeps the typed text, and can replace the newer version', async ({
    as,
    page,
  }) => {
    const { id } = await makePage({ summary: 'As it was.' })
    await as('editor')
    await openDocument(page, 'pages', id)
    const settled = followFormChecks(page)
    await typeAndWaitForCheck(page, settled, 'Typed by the first.')
    const cookie = await cookieOf('manager')
    // As after "Take over", without the first editor's lock.
    const saved = await sendRequest(`/cms/api/pages/${id}?draft=true&overrideLock=true`, {
      method: 'PATCH',
      body: { summary: 'Saved by the second.', _status: 'draft' },
      cookie,
    })
    expect(saved.status).toBe(200)

    await page.getByRole('button', { name: 'Save Draft' }).click()
    const conflict = page.getByRole('alert').filter({ hasText: 'saved a newer version' })
    await expect(conflict).toContainText('Yours is not saved and is still in this form.')
    await expect(summary(page)).toHaveValue('Typed by the first.')
    await expect(conflict.getByRole('link', { name: 'See the newer version (opens a new tab)' })).toBeVisible()

    await conflict.getByRole('button', { name: 'Replace it with mine' }).click()
    await expect(page.getByText('Your next save replaces the newer version, which stays under Versions.')).toBeVisible()
    await page.getByRole('button', { name: 'Save Draft' }).click()
    await expect(page.getByText('Draft saved successfully.').first()).toBeVisible()
    await expect(page.getByText('Your next save replaces')).toBeHidden()
    // Based on the editor's own last save: no conflict.
    await typeAndWaitForCheck(page, settled, 'Typed by the first, again.')
    await page.getByRole('button', { name: /^Publish( changes)?$/ }).click()
    await expect(page.getByText('Updated successfully.').first()).toBeVisible()
  })
})

test.describe('an address that is taken', () => {
  test.use({ expected: [/console: Failed to load resource: the server responded with a status of 400/] })

  test('shows an error at the slug of a copy, until the slug is changed', async ({ as, page }) => {
    const word = aWord()
    const { id, slug } = await makePage({ title: `Calm ${word}`, slug: `calm-${word}` })
    const copy = await sendRequest(`/cms/api/pages/${id}/duplicate?draft=true`, {
      method: 'POST',
      body: {},
      cookie: await cookieOf('editor'),
    })
    const copyId = /"id":(\d+)/.exec(copy.text)?.[1]
    await as('editor')
    await openDocument(page, 'pages', copyId)
    const settled = followFormChecks(page)
    await page.getByRole('button', { name: /^Publish( changes)?$/ }).click()
    const reason = page.getByText(`Something else is already published at /${slug}/.`)
    await expect(reason).toBeVisible()
    await typeAndWaitForCheck(page, settled, 'The form is checked again.')
    await expect(reason).toBeVisible()
    await page.getByLabel('Slug').fill(`${slug}-two`)
    await expect(reason).toBeHidden()
    await sendRequest(`/cms/api/pages/${copyId}`, { method: 'DELETE', cookie: await cookieOf('manager') })
  })

  test('an empty slug is no error', async ({ as, page }) => {
    await as('editor')
    await openRecipe(page, 'create')
    const settled = followFormChecks(page)
    await page.getByRole('textbox', { name: 'Title' }).fill(aTitle())
    await settled()
    await page.getByRole('button', { name: 'Publish' }).first().click()
    // Other required fields are missing, and shown as such.
    await expect(page.getByText(/fields? (is|are) invalid/).first()).toBeVisible()
    await typeAndWaitForCheck(page, settled, 'The form is checked again.')
    await openTab(page, 'Nutrition')
    await expect(page.locator('.field-error').first()).toBeVisible()
    await expect(page.getByText('Use lowercase letters, numbers and single hyphens.')).toHaveCount(0)
  })
})

test('a picture in use lists its pages on its own screen', async ({ as, page }) => {
  const { json } = await sendRequest('/cms/api/media?limit=1&depth=0', { cookie: await cookieOf('editor') })
  const picture = (json as { docs: { id: number }[] }).docs[0]?.id
  const title = `Pictured ${aWord()}`
  await makeRecipe({ title, image: picture })
  await as('editor')
  await page.goto(`/admin/collections/media/${picture}`)
  await expect(page.getByRole('region', { name: 'Used on' }).getByRole('link', { name: title })).toBeVisible()
})
