import type { BrowserContext } from '@playwright/test'
import { expect, type Locator, type Page } from '@playwright/test'
import { BASE } from './client'
import { signInPerson } from './sessions'
import { createUser } from './users'

const PATH = '/shopping-list/'

/** Signs a browser in as somebody whom no other test uses; `removePeople` takes them away. @returns their Cookie header */
export async function signInAsNewUser(context: BrowserContext): Promise<string> {
  const cookie = await signInPerson(await createUser({ plan: 'premium' }))
  await withCookie(context, cookie)
  return cookie
}

/** Signs another browser in as the same person. */
export async function withCookie(context: BrowserContext, cookie: string): Promise<void> {
  const value = cookie.slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
}

/** The list's own page, and what stands on it, as a member sees it. */
export function shoppingList(page: Page) {
  const main = page.getByRole('main')
  const list = {
    field: main.getByRole('textbox', { name: 'Something of your own' }),
    keep: main.getByRole('checkbox', { name: 'Keep my list' }),
    left: main.getByRole('status').first(),
    /** Aisles or recipes. */
    groups: main.locator('section').getByRole('heading', { level: 2 }),
    /** A line's box, by how its line begins. */
    line: (name: string): Locator => main.getByRole('listitem').filter({ hasText: name }),
    tick: (name: string): Locator => list.line(name).getByRole('checkbox'),
    press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
    async open() {
      await page.goto(PATH)
      await expect(list.field).toBeVisible()
    },
    async write(...items: string[]) {
      for (const item of items) {
        await list.field.fill(item)
        await list.field.press('Enter')
        await expect(list.field).toHaveValue('')
      }
    },
    /** Every line as it is read. */
    lines: () => main.locator('.shopping-list-item label').allInnerTexts(),
    async keepIt() {
      await list.keep.check()
      await expect(main.getByText('Saved in your account.')).toBeVisible()
    },
  }
  return list
}

/** How much is left to buy, beside the basket in the header. */
export const shoppingListLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Shopping list/ })
