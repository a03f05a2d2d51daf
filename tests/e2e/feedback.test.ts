import type { Page } from '@playwright/test'
import { STAFF } from '../support/http/accounts'
import { expect, sessionLookup, test } from '../support/http/browser'
import { followRequests } from '../support/http/page-checks'

const opener = (page: Page) => page.getByRole('button', { name: 'Feedback', exact: true })
const form = (page: Page) => page.getByRole('form', { name: 'Feedback' })
const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true })
const clear = (page: Page) => page.getByRole('button', { name: 'Clear page cache' })
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' })

async function open(page: Page) {
  await page.goto('/recipes/')
  await opener(page).click()
  await expect(message(page)).toBeFocused()
}

test.describe('the feedback button', () => {
  for (const name of STAFF) {
    test(`is shown to the ${name}`, async ({ as, page }) => {
      await as(name)
      await page.goto('/')
      await expect(opener(page)).toBeVisible()
    })
  }

  for (const name of ['visitor', 'free', 'premium'] as const) {
    test(`is not shown to ${name}, nor is its code loaded`, async ({ as, page }) => {
      if (name !== 'visitor') await as(name)
      const settled = followRequests(page)
      await Promise.all([sessionLookup(page), page.goto('/')])
      await settled()
      await expect(opener(page)).toHaveCount(0)
      await expect(page.getByRole('complementary', { name: 'For staff' })).toHaveCount(0)
    })
  }
})

test.describe('the feedback form', () => {
  test.beforeEach(async ({ as }) => as('organizer'))

  test('sends the message, shows "Sent!" for 2 seconds, then closes and is empty', async ({ page }) => {
    await page.clock.install()
    await page.goto('/recipes/')
    await page.clock.runFor(1_000)
    await opener(page).click()
    await page.getByLabel('Name (optional)').fill('Ola')
    await message(page).fill('The soup is cold.')
    // From here on the test advances the clock.
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    const [request] = await Promise.all([
      page.waitForRequest('**/api/send-feedback'),
      page.waitForResponse('**/api/send-feedback'),
      send(page).click(),
    ])
    expect(request.postDataJSON()).toEqual({
      name: 'Ola',
      message: 'The soup is cold.',
      url: page.url(),
      pageUrl: page.url(),
      userAgent: expect.stringContaining('Mozilla'),
      language: 'en-GB',
      screenWidth: expect.any(Number),
      screenHeight: expect.any(Number),
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    await expect(form(page)).toContainText('Sent!')
    await page.clock.runFor(1_900)
    await expect(form(page)).toContainText('Sent!')
    await page.clock.runFor(200)
    await expect(form(page)).toHaveCount(0)
    await opener(page).click()
    await expect(page.getByLabel('Name (optional)')).toHaveValue('')
    await expect(message(page)).toHaveValue('')
  })

  test('does not send an empty or blank message', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await open(page)
    for (const blank of ['', '   \n ']) {
      await message(page).fill(blank)
      await send(page).click()
      await expect(message(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(message(page)).toHaveAccessibleDescription('Write a message first.')
    }
    expect(requests).not.toContain('/api/send-feedback')
    await message(page).fill('A word')
    await expect(message(page)).toHaveAttribute('aria-invalid', 'false')
  })

  test('closes with its button and on Escape, and keeps the typed text', async ({ page }) => {
    await open(page)
    await message(page).fill('Half a thought')
    await page.keyboard.press('Escape')
    await expect(form(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(message(page)).toHaveValue('Half a thought')
    await opener(page).click()
    await expect(form(page)).toHaveCount(0)
  })

  test('can be opened, filled and sent with the keyboard alone', async ({ page }) => {
    await page.goto('/recipes/')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('From the keyboard')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form(page)).toContainText('Sent!')
  })
})

test.describe('feedback that cannot be sent', () => {
  test.use({ expected: [/^5\d\d |^console: Failed to load resource/] })

  test('the form stays open with all its text, without a success message', async ({ as, page }) => {
    await as('editor')
    await page.route('**/api/send-feedback', (route) => route.fulfill({ status: 500, json: {} }))
    await open(page)
    await page.getByLabel('Name (optional)').fill('Edie')
    await message(page).fill('Nothing may be lost')
    await send(page).click()
    await expect(send(page)).toBeEnabled()
    await expect(form(page).getByRole('status')).toHaveText('')
    await expect(page.getByLabel('Name (optional)')).toHaveValue('Edie')
    await expect(message(page)).toHaveValue('Nothing may be lost')
  })
})

test.describe('"Clear page cache"', () => {
  for (const [name, times] of [
    ['administrator', 1],
    ['manager', 1],
    ['editor', 1],
    ['organizer', 0],
  ] as const) {
    test(`${name} sees it ${times} times`, async ({ as, page }) => {
      await as(name)
      await page.goto('/')
      await expect(opener(page)).toBeVisible()
      await expect(clear(page)).toHaveCount(times)
    })
  }

  test('is disabled while it requests the current page with refresh=1', async ({ as, page }) => {
    await as('editor')
    await page.goto('/recipes/?a=b#season=fall')
    // A 204 leaves the browser on the current page.
    await page.route('**/recipes/?*', (route) => route.fulfill({ status: 204 }))
    const request = page.waitForRequest(/refresh=1/)
    await clear(page).click()
    expect(new URL((await request).url()).search).toBe('?a=b&refresh=1')
    await expect(clear(page)).toBeDisabled()
  })

  test('reloads the current page', async ({ as, page }) => {
    await as('editor')
    await page.goto('/recipes/')
    const request = page.waitForRequest(/refresh=1/)
    await clear(page).click()
    await request
    await page.waitForLoadState()
    await expect(clear(page)).toBeEnabled()
    await expect(page).toHaveTitle(/^Recipes/)
  })
})

test('a production build has no debug headings toggle', async ({ as, page }) => {
  await as('administrator')
  await page.goto('/')
  await expect(opener(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Debug headings' })).toHaveCount(0)
})
