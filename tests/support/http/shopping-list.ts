import type { BrowserContext } from '@playwright/test'
import { expect, type Locator, type Page } from '@playwright/test'
import { BASE } from './client'
import { signInUser } from './sessions'
import { createUser } from './users'

const PATH = '/shopping-list/'

/** Signs a browser in as a new user; `removeUsers` deletes them. @returns their Cookie header */
export async function signInAsNewUser(context: BrowserContext): Promise<string> {
  const cookie = await signInUser(await createUser({ plan: 'premium' }))
  await withCookie(context, cookie)
  return cookie
}

/** Signs another browser in as the same user. */
export async function withCookie(context: BrowserContext, cookie: string): Promise<void> {
  const value = cookie.slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
}

/** The page of the shopping list, as a member operates it. */
export function shoppingList(page: Page) {
  const main = page.getByRole('main')
  const list = {
    field: main.getByRole('textbox', { name: 'Add an item' }),
    keep: main.getByRole('checkbox', { name: 'Keep my list' }),
    left: main.getByRole('status').first(),
    /** Aisles or recipes. */
    groups: main.locator('section').getByRole('heading', { level: 2 }),
    /** An entry's checkbox, by the start of its text. */
    line: (name: string): Locator => main.getByRole('listitem').filter({ hasText: name }),
    tick: (name: string): Locator => list.line(name).getByRole('checkbox'),
    click: (name: string) => main.getByRole('button', { name, exact: true }).click(),
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
    /** The text of every entry. */
    lines: () => main.locator('.shopping-list-item label').allInnerTexts(),
    async saveInAccount() {
      await list.keep.check()
      await expect(main.getByText('Saved in your account.')).toBeVisible()
    },
  }
  return list
}

/** The link in the header, with the number of things left to buy. */
export const shoppingListLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: /^Shopping list/ })
