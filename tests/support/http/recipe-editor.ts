import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { cookieOf } from './accounts'
import { sendRequest } from './client'
import { asEditor, aWord, removeMade } from './editor'

const found = z.object({ docs: z.array(z.object({ id: z.number() })) })
const words: string[] = []

/** A title that no other recipe has; {@link removeTitled} deletes the recipes with it, copies too. */
export function aTitle(): string {
  const word = aWord()
  words.push(word)
  return `Soup ${word}`
}

/** Deletes the recipes that a test file created, by calls or in the admin. */
export async function removeTitled(): Promise<void> {
  for (const word of words.splice(0)) {
    const path = `/cms/api/recipes?depth=0&draft=true&limit=50&where[slug][like]=${word}`
    const { json } = await sendRequest(path, { cookie: await cookieOf('editor') })
    for (const { id } of found.parse(json).docs) await asEditor('DELETE', `/recipes/${id}`)
  }
  await removeMade()
}

/** Opens a tab of a recipe in the admin, whatever error count its label shows. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.locator('.tabs-field__tab-button').filter({ hasText: name }).click()

/**
 * Opens a document in the admin. Text that is typed before hydration is lost, so this waits until the form has
 * requested nothing for half a second.
 */
export async function openDocument(page: Page, collection: string, id: number | string | undefined): Promise<void> {
  await page.goto(`/admin/collections/${collection}/${id}`, { waitUntil: 'networkidle' })
}

/** Opens a recipe in the admin, or the form for a new one. */
export const openRecipe = (page: Page, id: number | 'create') => openDocument(page, 'recipes', id)

/**
 * Tries to publish an invalid recipe until the form shows why: Payload may process the typed text after the response
 * to the save, which hides the errors until the next try.
 * @param mistakes by the tab that shows them
 */
export async function publishInvalid(page: Page, mistakes: Record<string, string[]>): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/fields? (is|are) invalid/).first()).toBeVisible()
    for (const [tab, texts] of Object.entries(mistakes)) {
      await openTab(page, tab)
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible({ timeout: 3_000 })
    }
  }).toPass()
}
