import type { Page } from '@playwright/test'
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
