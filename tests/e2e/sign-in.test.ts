import type { Page } from '@playwright/test'
import { accountMenu, signOut } from '../support/http/account-menu'
import { signIn } from '../support/http/accounts'
import { expect, sessionLookup, test } from '../support/http/browser'
import { entriesFor, entriesOf, fillEntries } from '../support/http/browser-session'
import { BASE } from '../support/http/client'

async function fillIn(page: Page, name: string, password: string) {
  await page.getByLabel('Username or email address').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const signedOut = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()

test.describe('signing in', () => {
  test.use({ expected: [/console: Failed to load resource: .* 401/] })

  test('works after a wrong password, and returns to the page that requested it', async ({ page }) => {
    await Promise.all([sessionLookup(page), page.goto('/login?return=/recipes/salmon-peas-and-new-potatoes/%3Fa%3Db')])
    const back = '%2Frecipes%2Fsalmon-peas-and-new-potatoes%2F%3Fa%3Db'
    await expect(page.getByRole('main').getByRole('link', { name: 'See the memberships' })).toHaveAttribute(
      'href',
      `/memberships?return=${back}`,
    )
    await expect(page.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/forgotten-password',
    )
    await fillEntries(page, 987)
    await fillIn(page, 'premium', 'wrong')
    const rejected = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })
    await expect(rejected).toHaveText('The username or password is incorrect.')
    await expect(page.getByLabel('Username or email address')).toHaveValue('premium')
    await expect(page).toHaveURL(/\/login\?return=/)
    await fillIn(page, 'premium', 'eat-burn-sleep')
    await expect(page).toHaveURL('/recipes/salmon-peas-and-new-potatoes/?a=b')
    await expect(accountMenu(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible()
    // Another user's data is cleared from this tab, and the user is stored.
    await expect.poll(() => entriesOf(page)).toContain('ebs-session:user')
    expect(await entriesFor(page, 987)).toEqual([])
  })

  test('goes to the front page instead of another site', async ({ page }) => {
    await Promise.all([sessionLookup(page), page.goto(`/login?return=${encodeURIComponent('//evil.example/')}`)])
    await fillIn(page, 'free@example.com', 'eat-burn-sleep')
    await expect(page).toHaveURL('/')
    await expect(accountMenu(page, 'Nora')).toBeVisible()
  })
})

test('signing out clears the user’s data and reloads the page for a visitor, as the back button does', async ({
  context,
  page,
}) => {
  const value = (await signIn('free')).slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
  await page.goto('/about/')
  await expect(accountMenu(page, 'Nora')).toBeVisible()
  await page.goto('/the-ebs-method/6wr/introduction/')
  await expect(page.getByText('Something green that has not given up')).toBeVisible()
  await expect(accountMenu(page, 'Nora')).toBeVisible()
  await fillEntries(page, 7)
  expect(await entriesFor(page, 7)).toHaveLength(5)
  await signOut(page)
  await expect(page.getByRole('heading', { name: 'The rest of this content is reserved for members' })).toBeVisible()
  await expect(page).toHaveURL('/the-ebs-method/6wr/introduction/')
  await expect(signedOut(page)).toBeVisible()
  expect(await entriesOf(page)).toEqual([])
  await Promise.all([sessionLookup(page), page.goBack()])
  await expect(page).toHaveURL('/about/')
  await expect(signedOut(page)).toBeVisible()
  await expect(accountMenu(page)).toBeHidden()
})
