import { expect, type Page, type Request } from '@playwright/test'
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
    await page.getByRole('button', { name: /^Publish( changes)?$/ }).click()
    await expect(page.getByText(/fields? (is|are) invalid/).first()).toBeVisible()
    for (const [tab, texts] of Object.entries(mistakes)) {
      await openTab(page, tab)
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible({ timeout: 3_000 })
    }
  }).toPass()
}

/** Payload's form sends its state to the server 250 ms after the last change. */
const FORM_PAUSE_MS = 500

/**
 * Tracks the checks that a form of the admin requests from now on: its state is sent after each pause in typing, and
 * the response is merged into the form. A change that is made in between is merged too, and is not checked itself; the
 * response to a check from before the form was submitted hides the errors of the submission.
 * @returns waits until every check has been answered and no other is due: then the next change is checked
 */
export function followFormChecks(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  let lastMs = 0
  const note = () => {
    lastMs = Date.now()
  }
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    open.add(request)
    note()
  })
  const close = (request: Request) => {
    if (open.delete(request)) note()
  }
  page.on('requestfinished', close)
  page.on('requestfailed', close)
  return () => {
    note()
    const isQuiet = () => open.size === 0 && Date.now() - lastMs > FORM_PAUSE_MS
    return expect.poll(isQuiet, { intervals: [50], timeout: 20_000 }).toBe(true)
  }
}
