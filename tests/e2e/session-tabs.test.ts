import type { Page } from '@playwright/test'
import { signIn } from '../support/http/accounts'
import { expect, test } from '../support/http/browser'
import { entriesOf, fillEntries } from '../support/http/browser-session'
import { BASE } from '../support/http/client'

const signOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' })
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()

test.describe('two tabs', () => {
  test.describe('of a member', () => {
    test.beforeEach(async ({ context }) => {
      const value = (await signIn('standard')).slice('ebs-token='.length)
      await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
    })

    test('signing out in one signs out the other, and clears both', async ({ context, page }) => {
      const other = await context.newPage()
      const inArea = await context.newPage()
      await other.goto('/recipes/cardamom-pears-with-almond-crumb/')
      await inArea.goto('/dashboard/')
      await page.goto('/recipes/')
      for (const tab of [page, other, inArea]) {
        await expect(signOut(tab)).toBeVisible()
        await expect.poll(() => entriesOf(tab)).toContain('ebs-session:user')
        await fillEntries(tab, 7)
      }
      await signOut(page).click()
      await expect(signInLink(page)).toBeVisible()
      await expect(other.getByRole('link', { name: 'Join us for full content' })).toBeVisible()
      await expect(inArea).toHaveURL('/')
      for (const tab of [page, other, inArea]) await expect.poll(() => entriesOf(tab)).toEqual([])
    })

    test('both refresh, and both stay signed in', async ({ context, page }) => {
      const other = await context.newPage()
      for (const tab of [page, other]) {
        await tab.goto('/recipes/')
        await expect(tab.getByRole('banner').getByText(/\w/).first()).toBeVisible()
      }
      const refreshed = await Promise.all(
        [page, other].map((tab) =>
          tab.evaluate(async () => (await fetch('/api/auth/refresh', { method: 'POST' })).status),
        ),
      )
      expect(refreshed).toEqual([200, 200])
      for (const tab of [page, other]) {
        await tab.reload()
        await expect(signOut(tab)).toBeVisible()
      }
    })
  })

  test('signing in in one reloads the other for the member', async ({ context, page }) => {
    await page.goto('/recipes/cardamom-pears-with-almond-crumb/')
    await expect(page.getByRole('link', { name: 'Join us for full content' })).toBeVisible()
    const other = await context.newPage()
    await other.goto('/login')
    await other.getByLabel('Username or email address').fill('standard')
    await other.getByLabel('Password').fill('eat-burn-sleep')
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(signOut(other)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible()
  })
})
