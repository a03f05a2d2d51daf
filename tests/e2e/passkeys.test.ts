import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { accountMenu, signOut } from '../support/http/account-menu'
import { expect, sessionLookup, test } from '../support/http/browser'
import { BASE } from '../support/http/client'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

test.afterAll(removeUsers)

/** Signs in a member for one test. */
async function asMember(context: BrowserContext) {
  const person = await createUser()
  const value = (await signInUser(person)).slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
  return person
}

/** Adds a virtual authenticator that verifies its user to the page's browser. */
async function withDevice(client: CDPSession) {
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { credentials: async () => (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials }
}

const partOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

async function openForm(page: Page, password: string) {
  await partOf(page).getByRole('button', { name: 'Add a passkey' }).click()
  const form = page.getByRole('dialog', { name: 'Add a passkey' })
  await form.getByRole('textbox', { name: 'Confirm with your password' }).fill(password)
  return form
}

test.describe('passkeys', () => {
  test.use({ expected: [/console: Failed to load resource: .* 401/] })

  test('one is added, signs in from the login modal and the login page, in other tabs too, and is removed', async ({
    context,
    devtools,
    page,
  }) => {
    const person = await asMember(context)
    const device = await withDevice(devtools)
    await page.goto('/account/')
    await expect(partOf(page).getByText('You have no passkey yet.')).toBeVisible()
    const form = await openForm(page, person.password)
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(/^(Chrome|A browser) on \w+/)
    await form.getByRole('textbox', { name: 'Name' }).fill('My laptop')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Your passkey is added.')).toBeVisible()
    const row = partOf(page).getByRole('listitem').filter({ hasText: 'My laptop' })
    await expect(row).toContainText('Not used yet.')
    expect(await device.credentials()).toMatchObject([{ isResidentCredential: true, rpId: BASE.hostname }])

    await signOut(page)
    await expect(page).toHaveURL('/')
    const other = await context.newPage()
    await other.goto('/recipes/')
    await page.bringToFront()
    await Promise.all([sessionLookup(page), page.goto('/recipes/')])
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/dashboard/?tab=week'
      link.textContent = 'My week'
      // Directly in the body, where React leaves foreign elements alone: what is inside may not be hydrated yet.
      document.body.append(link)
    })
    await page.getByRole('link', { name: 'My week' }).press('Enter')
    const modal = page.getByRole('dialog', { name: 'This feature is reserved for members' })
    await modal.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL('/dashboard/?tab=week')
    await expect(accountMenu(page)).toBeVisible()
    await expect(accountMenu(other)).toBeVisible()
    await other.close()

    await context.clearCookies()
    await Promise.all([sessionLookup(page), page.goto('/login?return=/about/')])
    await passkeyButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/about/')
    await expect(accountMenu(page)).toBeVisible()

    await page.goto('/account/')
    await expect(row).toContainText(/Added .+ Last used /)
    await row.getByRole('button', { name: 'Remove My laptop' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Remove this passkey?' })
    await confirmation.getByRole('button', { name: 'Keep it' }).click()
    await expect(row).toBeVisible()
    await row.getByRole('button', { name: 'Remove My laptop' }).click()
    await confirmation.getByRole('button', { name: 'Remove it' }).click()
    await expect(page.getByText('The passkey is removed.')).toBeVisible()
    await expect(partOf(page).getByText('You have no passkey yet.')).toBeVisible()

    await signOut(page)
    await expect(page).toHaveURL('/')
    await Promise.all([sessionLookup(page), page.goto('/login')])
    await passkeyButton(page).click()
    const alert = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ })
    await expect(alert).toHaveText('This passkey did not work. Try again, or sign in with your password.')
    await expect(page).toHaveURL('/login')
  })
})
