import type { Page } from '@playwright/test'
import { accountMenu, signOut } from '../support/http/account-menu'
import { expect, sessionLookup, test } from '../support/http/browser'
import { entriesOf, fillEntries } from '../support/http/browser-session'

const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()

test('tabs sign in together, refresh together, and sign out together', async ({ context, page }) => {
  const other = await context.newPage()
  await other.goto('/recipes/cardamom-pears-with-almond-crumb/')
  await expect(other.getByRole('link', { name: 'Choose Standard' }).first()).toBeVisible()

  await test.step('signing in in one reloads the other for the member', async () => {
    await Promise.all([sessionLookup(page), page.goto('/login?return=/recipes/')])
    await page.getByLabel('Username or email address').fill('standard')
    await page.getByLabel('Password', { exact: true }).fill('eat-burn-sleep')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(accountMenu(page)).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
    await expect(accountMenu(other)).toBeVisible()
  })

  await test.step('both refresh, and both stay signed in', async () => {
    const refreshed = await Promise.all(
      [page, other].map((tab) =>
        tab.evaluate(async () => (await fetch('/api/auth/refresh', { method: 'POST' })).status),
      ),
    )
    expect(refreshed).toEqual([200, 200])
    for (const tab of [page, other]) {
      await tab.reload()
      await expect(accountMenu(tab)).toBeVisible()
    }
  })

  await test.step('signing out in one signs out the others, and clears all', async () => {
    const inArea = await context.newPage()
    await inArea.goto('/dashboard/')
    for (const tab of [page, other, inArea]) {
      await expect(accountMenu(tab)).toBeVisible()
      await expect.poll(() => entriesOf(tab)).toContain('ebs-session:user')
      await fillEntries(tab, 7)
    }
    await signOut(page)
    await expect(signInLink(page)).toBeVisible()
    await expect(other.getByRole('link', { name: 'Choose Standard' }).first()).toBeVisible()
    await expect(inArea).toHaveURL('/')
    for (const tab of [page, other, inArea]) await expect.poll(() => entriesOf(tab)).toEqual([])
  })
})
