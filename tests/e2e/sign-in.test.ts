import type { Page } from '@playwright/test'
import { signIn } from '../support/http/accounts'
import { expect, sessionLookup, test } from '../support/http/browser'
import { BASE } from '../support/http/client'

async function fillIn(page: Page, name: string, password: string) {
  await page.getByLabel('Username or e-mail address').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const signedIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' })
const signedOut = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()

test.describe('SPEC 2.1: signing in', () => {
  test('leads back to the page that asked for it', async ({ page }) => {
    await page.goto('/login?return=/recipes/salmon-peas-and-new-potatoes/%3Fa%3Db')
    await fillIn(page, 'premium', 'eat-burn-sleep')
    await expect(page).toHaveURL('/recipes/salmon-peas-and-new-potatoes/?a=b')
    await expect(signedIn(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible()
  })

  test('leads to the front page when nothing asked', async ({ page }) => {
    await page.goto('/login')
    await fillIn(page, 'free@example.com', 'eat-burn-sleep')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByText('Nora')).toBeVisible()
  })

  for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    test(`DESIGN 7: never leads to ${elsewhere}`, async ({ page }) => {
      await page.goto(`/login?return=${encodeURIComponent(elsewhere)}`)
      await fillIn(page, 'free', 'eat-burn-sleep')
      await expect(signedIn(page)).toBeVisible()
      expect(new URL(page.url()).host).toBe(BASE.host)
    })
  }

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Username or e-mail address').focus()
    await page.keyboard.type('standard')
    await page.keyboard.press('Tab')
    await page.keyboard.type('eat-burn-sleep')
    await page.keyboard.press('Enter')
    await expect(signedIn(page)).toBeVisible()
  })
})

test.describe('DESIGN 7: a login that fails', () => {
  test.use({ expected: [/console: Failed to load resource: .* 401/] })

  test('says so under the form, tied to it, and keeps what was typed', async ({ page }) => {
    await page.goto('/login?return=/about/')
    await fillIn(page, 'premium', 'wrong')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText('The username or password is incorrect.')
    await expect(page.locator('form')).toHaveAccessibleDescription('The username or password is incorrect.')
    await expect(page.getByLabel('Username or e-mail address')).toHaveValue('premium')
    await expect(page).toHaveURL('/login?return=/about/')
    await fillIn(page, 'premium', 'eat-burn-sleep')
    await expect(page).toHaveURL('/about/')
  })
})

test.describe('SPEC 2.1: signing out', () => {
  test.beforeEach(async ({ context }) => {
    const value = (await signIn('free')).slice('ebs-token='.length)
    await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
  })

  test('reloads the page, for a visitor now', async ({ page }) => {
    await page.goto('/the-ebs-method/6wr/introduction/')
    await expect(page.getByText('One idea a week')).toBeVisible()
    await signedIn(page).click()
    await expect(page.getByRole('heading', { name: 'The rest of this content is reserved for members' })).toBeVisible()
    await expect(page).toHaveURL('/the-ebs-method/6wr/introduction/')
    await expect(signedOut(page)).toBeVisible()
  })

  test.describe('from a member area', () => {
    test.use({ expected: [/console: Failed to load resource: .* 404/] })

    test('leads to the front page', async ({ page }) => {
      // No page of the demo is in a member area: its address has the same header all the same.
      await page.goto('/dashboard/')
      await signedIn(page).click()
      await expect(page).toHaveURL('/')
      await expect(signedOut(page)).toBeVisible()
    })
  })

  test('leaves nothing of the member behind: back shows the visitor’s page', async ({ page }) => {
    await page.goto('/about/')
    await page.goto('/the-ebs-method/6wr/introduction/')
    await signedIn(page).click()
    await expect(signedOut(page)).toBeVisible()
    await page.goBack()
    await sessionLookup(page)
    await expect(signedIn(page)).toBeHidden()
  })
})
