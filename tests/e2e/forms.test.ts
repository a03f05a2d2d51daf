import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'
import { makePage, removeMade } from '../support/http/editor'

const MESSAGE = 'How much salt is a pinch?'
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

async function fillIn(page: Page) {
  await page.getByLabel('Your name').fill('Nora Test')
  await page.getByLabel('Your email address').fill('nora@example.com')
  await page.getByLabel('What is it about?').selectOption('A recipe')
  await page.getByLabel('Your message').fill(MESSAGE)
  await page.getByLabel('You may keep what I wrote').check()
}

test.afterAll(removeMade)
test.beforeEach(async ({ page }) => {
  await page.goto('/contact/')
  await sessionLookup(page)
})

test.describe('the server’s messages are shown under the matching field', () => {
  test.use({ expected: [/console: Failed to load resource: .* 400/] })

  test('an invalid field shows its message, the rest stays, and a valid form is thanked for', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await fillIn(page)
    // Valid for the browser, invalid for the server.
    await page.getByLabel('Your email address').fill('nora@nowhere')
    await send(page).click()
    await expect(page.getByText('Submission failed. Please check your input.')).toBeVisible()
    const email = page.getByLabel('Your email address')
    await expect(email).toBeFocused()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expect(email).toHaveAccessibleDescription(/email/)
    await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE)
    expect(await axeFindings(page)).toEqual([])
    await email.fill('nora@example.com')
    await send(page).click()
    await expect(page.getByText('Your message has been sent!')).toBeVisible()
  })
})

test('a missing form id stops the submission', async ({ page }) => {
  const formHtml = '<form><label>Your name <input name="input_1"></label><button>Send it</button></form>'
  const { path } = await makePage({ layout: [{ blockType: 'form', source: 'embedded', title: 'Elsewhere', formHtml }] })
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await page.goto(path)
  await sessionLookup(page)
  await page.getByLabel('Your name').fill('Nora Test')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByText('This form cannot be sent because its form number is missing.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Nora Test')
  expect(sent).not.toContain('POST')
})

test.describe('submitting a form offline', () => {
  test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

  test('shows an error message, and keeps the typed text', async ({ page }) => {
    await page.route('**/wp-json/gf/v2/forms/*/submissions', (route) => route.abort())
    await fillIn(page)
    await send(page).click()
    await expect(page.getByText('Network error occurred. Please try again later.')).toBeVisible()
    await expect(page.getByLabel('Your message')).toHaveValue(MESSAGE)
  })
})

test('a file that is too large shows an error at its field before it is sent, and the form stays', async ({ page }) => {
  await page.goto('/contact/three-weeks-in/')
  await sessionLookup(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/submissions')) sent += 1
  })
  const picture = page.locator('input[type=file]')
  await picture.setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: Buffer.alloc(12 * 1024 * 1024) })
  await page.locator('form[id^=gform_] [type=submit]').click()
  await expect(picture).toHaveAccessibleDescription(/The file can be \d+ MB at most\./)
  await expect(picture).toBeFocused()
  expect(sent).toBe(0)
})
