import type { Page } from '@playwright/test'
import { expect, sessionLookup, test } from '../support/http/browser'
import { emailOf } from '../support/http/emails'
import { linkOf } from '../support/outbox'

const PASSWORD = 'correct horse battery'
const WANTED = '/recipes/salmon-peas-and-new-potatoes/'

const newUsername = () => `b${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
const joinForm = (page: Page) => page.getByRole('form', { name: 'Join' })

async function fillIn(page: Page, person: Record<string, string>) {
  for (const [label, value] of Object.entries(person))
    await joinForm(page).getByLabel(label, { exact: true }).fill(value)
}
async function signIn(page: Page, name: string, password: string) {
  await page.getByLabel('Username or email address').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}
const signedIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' })

test.describe('joining', () => {
  test('goes from the form over the email back to the wanted page; a forgotten password can be reset', async ({
    page,
  }) => {
    const username = newUsername()
    const email = `${username}@example.com`
    await page.goto(`/memberships?return=${WANTED}#join`)
    await fillIn(page, { 'First name': 'Zoë', Username: username, 'Email address': email, Password: PASSWORD })
    await page.getByRole('button', { name: 'Join for free' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
    await expect(page.getByText(email)).toBeVisible()

    await page.goto(linkOf(await emailOf(email, 'Please confirm your email address')))
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeFocused()
    expect(page.url()).not.toContain('token')
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, username, PASSWORD)
    await expect(page).toHaveURL(WANTED)
    await expect(signedIn(page)).toBeVisible()
    await expect(page.getByRole('banner').getByText('Zoë')).toBeVisible()
    await signedIn(page).click()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible()

    await page.goto('/forgotten-password/')
    await page.getByLabel('Email address or username').fill(username)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
    await page.goto(linkOf(await emailOf(email, 'Set a new password')))
    await page.getByLabel('New password').fill('another horse')
    await page.getByRole('button', { name: 'Set my new password' }).click()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await signIn(page, email, 'another horse')
    await expect(signedIn(page)).toBeVisible()
  })

  test('a member is told that they already have an account', async ({ as, page }) => {
    await as('free')
    await page.goto('/memberships/')
    await expect(page.getByText('You already have an account')).toBeVisible()
    await expect(page.getByLabel('Username')).toBeHidden()
  })

  test('an invalid field shows its error, and the focus goes to the first one', async ({ page }) => {
    await page.goto('/memberships/')
    await fillIn(page, { 'First name': 'Zoë', Username: 'a b', 'Email address': 'no-address', Password: 'short' })
    await page.getByRole('button', { name: 'Join for free' }).click()
    const username = joinForm(page).getByLabel('Username')
    await expect(username).toBeFocused()
    await expect(username).toHaveAccessibleDescription(/^Use letters from a to z, digits.* Other members see it\.$/)
    await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible()
    await expect(page.getByText('Use 8 characters or more.')).toBeVisible()
    await expect(joinForm(page).getByLabel('First name')).toHaveValue('Zoë')
  })

  test('a password can be shown, with the keyboard alone', async ({ page }) => {
    await page.goto('/memberships/')
    const password = joinForm(page).getByLabel('Password', { exact: true })
    await password.fill(PASSWORD)
    await password.press('Tab')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAttribute('type', 'text')
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused()
  })
})

test.describe('rejected forms and links', () => {
  test.use({ expected: [/console: Failed to load resource: .* 4(00|09)/] })

  test('a username that is taken shows an error at its field, and the form stays', async ({ page }) => {
    await page.goto('/memberships/')
    const email = `${newUsername()}@example.com`
    await fillIn(page, { 'First name': 'Zoë', Username: 'premium', 'Email address': email, Password: PASSWORD })
    await page.getByRole('button', { name: 'Join for free' }).click()
    const username = joinForm(page).getByLabel('Username')
    await expect(username).toBeFocused()
    await expect(username).toHaveAccessibleDescription(/^This username is taken\./)
    await expect(joinForm(page).getByLabel('Email address')).toHaveValue(email)
    await expect(joinForm(page).getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  })

  test('a used link shows an error, with a link to a new one', async ({ page }) => {
    await page.goto(`/confirm-email/?token=${'a'.repeat(40)}`)
    await page.getByRole('button', { name: 'Confirm my email address' }).click()
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeFocused()
    await page.getByLabel('Email address').fill(`${newUsername()}@example.com`)
    await page.getByRole('button', { name: 'Send me a new link' }).click()
    await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
  })

  test('an expired link for a new password shows an error, with a link to a new one', async ({ page }) => {
    await page.goto('/reset-password/?token=a.b.c')
    await page.getByLabel('New password').fill('another horse')
    await page.getByRole('button', { name: 'Set my new password' }).click()
    await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeFocused()
    await page.getByRole('link', { name: 'Send me a new link' }).click()
    await expect(page).toHaveURL('/forgotten-password/')
  })
})

test.describe('when the site cannot be reached', () => {
  test.use({ expected: [/console: Failed to load resource/] })

  test('a form shows an error, and keeps the typed text', async ({ context, page }) => {
    await page.goto('/forgotten-password/')
    await sessionLookup(page)
    await context.setOffline(true)
    await page.getByLabel('Email address or username').fill('nora')
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The site cannot be reached. Please try again.')
    await expect(page.getByLabel('Email address or username')).toHaveValue('nora')
  })
})
