import type { Page } from '@playwright/test'
import { axeFindings } from '../support/http/axe'
import { expect, sessionLookup, test } from '../support/http/browser'

const MESSAGE = 'How much salt is a pinch?'
const send = (page: Page) => page.getByRole('button', { name: 'Send message' })

async function fillIn(page: Page) {
  await page.getByLabel('Your name').fill('Nora Test')
  await page.getByLabel('Your email address').fill('nora@example.com')
  await page.getByLabel('What is it about?').selectOption('A recipe')
  await page.getByLabel('Your message').fill(MESSAGE)
  await page.getByLabel('You may keep what I wrote').check()
}

test.describe('the server’s messages are shown under the matching field', () => {
  test.use({ expected: [/console: Failed to load resource: .* 400/] })

  test('an invalid field shows its message, the rest stays, and a valid form is thanked for', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await Promise.all([sessionLookup(page), page.goto('/contact/')])
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
