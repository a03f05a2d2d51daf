import type { BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import { expect, sessionLookup, test } from '../support/http/browser'
import { BASE } from '../support/http/client'
import { signInUser } from '../support/http/sessions'
import { createUser, removeUsers } from '../support/http/users'

test.afterAll(removeUsers)

/** Signs in a member for one test. */
async function asMember(context: BrowserContext) {
  const person = await createUser()
  const cookie = await signInUser(person)
  const value = cookie.slice('ebs-token='.length)
  await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
  return person
}

test('a member edits the profile, including the avatar', async ({ context, page }) => {
  await asMember(context)
  await page.goto('/profile/')
  await page.getByRole('textbox', { name: 'First name' }).fill('')
  await page.getByRole('textbox', { name: 'About' }).fill('Likes soup.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'About' })).toHaveValue('Likes soup.')
  await page.getByRole('textbox', { name: 'First name' }).fill('Zoë')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()

  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await expect(page.getByText('We cannot read this image. Use a JPEG, PNG or WebP file.')).toBeVisible()
  const buffer = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#bf472f' } })
    .png()
    .toBuffer()
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await expect(page.getByText('Your picture is saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Zoë')
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible()
})

test('a member ends another session, asks for the account’s deletion, and signs in again to keep it', async ({
  context,
  page,
}) => {
  const person = await asMember(context)
  await signInUser(person)
  await page.goto('/account/')
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await expect(page.getByText('All other browsers are signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out all others' })).toBeHidden()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Delete your account?' })
  await confirmation.getByRole('textbox', { name: 'Your password' }).fill(person.password)
  await confirmation.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out everywhere' })).toBeVisible()

  await Promise.all([sessionLookup(page), page.goto('/login')])
  await page.getByRole('textbox', { name: 'Username or email address' }).fill(person.username)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/account/')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays. Good to have you back.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep my account' })).toBeHidden()
})

test('the first screen of the dashboard and of home has today, and what is next in the program', async ({
  context,
  page,
}) => {
  await asMember(context)
  for (const { height, width } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height })
    for (const path of ['/dashboard/', '/']) {
      await page.goto(path)
      const banner = await page.getByRole('dialog', { name: 'Cookies' }).boundingBox()
      const program = await page.getByRole('link', { name: 'Start the Six-Week Reset' }).boundingBox()
      expect.soft((program?.y ?? height) + (program?.height ?? 0), `${path} at ${width}`).toBeLessThan(banner?.y ?? 0)
    }
  }
})
