import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { cookieOf } from './accounts'
import { ask } from './client'
import { asEditor, aWord, removeMade } from './editor'

const found = z.object({ docs: z.array(z.object({ id: z.number() })) })
const words: string[] = []

/** A title that no other recipe has; {@link removeTitled} takes away what is made under it, copies too. */
export function aTitle(): string {
  const word = aWord()
  words.push(word)
  return `Soup ${word}`
}

/** Takes away what a test file made, by the editor's calls or in the admin. */
export async function removeTitled(): Promise<void> {
  for (const word of words.splice(0)) {
    const path = `/cms/api/recipes?depth=0&draft=true&limit=50&where[slug][like]=${word}`
    const { json } = await ask(path, { cookie: await cookieOf('editor') })
    for (const { id } of found.parse(json).docs) await asEditor('DELETE', `/recipes/${id}`)
  }
  await removeMade()
}

/** Opens a tab of a recipe in the admin, whatever number of mistakes it shows. */
export const openTab = (page: Page, name: string): Promise<void> =>
  page.locator('.tabs-field__tab-button').filter({ hasText: name }).click()

/**
 * Opens a recipe in the admin, or the form for a new one. What is typed before the form has come to life is lost: it is
 * alive when it has asked for all that it needs.
 */
export async function openRecipe(page: Page, id: number | 'create'): Promise<void> {
  await page.goto(`/admin/collections/recipes/${id}`, { waitUntil: 'networkidle' })
}

/**
 * Publishes what cannot be published, until the form shows why: what Payload makes of the typing may come after the
 * answer to the save, and hides its mistakes until the next try.
 * @param mistakes by the tab that they show in
 */
export async function publishInVain(page: Page, mistakes: Record<string, string[]>): Promise<void> {
  await expect(async () => {
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(page.getByText(/fields? (is|are) invalid/).first()).toBeVisible()
    for (const [tab, texts] of Object.entries(mistakes)) {
      await openTab(page, tab)
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible({ timeout: 3_000 })
    }
  }).toPass()
}
