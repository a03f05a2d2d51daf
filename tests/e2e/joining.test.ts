import type { Page } from '@playwright/test'
import { accountMenu, signOut } from '../support/http/account-menu'
import { expect, test } from '../support/http/browser'
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

test('joining goes from the form over the email back to the wanted page; a forgotten password can be reset', async ({
  page,
}) => {
  const username = newUsername()
  const email = `${username}@example.com`
  await page.goto(`/memberships?return=${WANTED}#join`)
  await fillIn(page, { 'First name': 'Zoë', Username: username, 'Email address': email, Password: PASSWORD })
  await page.getByRole('button', { name: 'Join for free' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()

  await page.goto(linkOf(await emailOf(email, 'Please confirm your email address')))
  await page.getByRole('button', { name: 'Confirm my email address' }).click()
  await expect(page.getByRole('heading', { name: 'Your email address is confirmed' })).toBeFocused()
  expect(page.url()).not.toContain('token')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, username, PASSWORD)
  await expect(page).toHaveURL(WANTED)
  await expect(accountMenu(page)).toBeVisible()
  await expect(accountMenu(page, 'Zoë')).toBeVisible()
  await signOut(page)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()).toBeVisible()

  await page.goto('/forgotten-password/')
  await page.getByLabel('Email address or username').fill(username)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await page.goto(linkOf(await emailOf(email, 'Set a new password')))
  await page.getByLabel('New password').fill('another horse')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, email, 'another horse')
  await expect(accountMenu(page)).toBeVisible()
})
