import type { Page } from '@playwright/test'
import { expect, test } from '../support/http/browser'
import { aWord, edit, makePage, pageWithSlug, removeMade } from '../support/http/editor'

test.afterAll(removeMade)

const DONE =
  'Your subscription to our list has been confirmed. You have been added to our list and will receive news from us soon. Thank you for subscribing.'
const HOUR_MS = 3_600_000
const CALL = '**/api/newsletter'

async function signUpPage(page: Page): Promise<void> {
  const { path } = await makePage({ layout: [{ blockType: 'newsletter', title: 'One good email' }] })
  await page.goto(path)
}

const field = (page: Page) => page.getByPlaceholder('Your email address')
const submit = (page: Page) => page.locator('main').getByRole('button', { name: 'Sign up' })

test.describe('the newsletter’s form', () => {
  test('shows the success message, and the form again after an hour', async ({ page }) => {
    await page.clock.install()
    await signUpPage(page)
    await field(page).fill(`${aWord()}@example.com`)
    await submit(page).click()
    await expect(page.getByText(DONE)).toBeVisible()
    await page.clock.fastForward(HOUR_MS - 60_000)
    await expect(page.getByText(DONE)).toBeVisible()
    await expect(field(page)).not.toHaveValue('')
    await page.clock.fastForward(60_000)
    await expect(page.getByText(DONE)).toBeHidden()
    await expect(field(page)).toHaveValue('')
  })

  test('shows a spinner while it sends, and sends once', async ({ page }) => {
    const sent: string[] = []
    const waiting: (() => void)[] = []
    await page.route(CALL, async (route) => {
      sent.push(route.request().method())
      await new Promise<void>((go) => waiting.push(go))
      await route.fulfill({ json: { success: true, message: DONE } })
    })
    await signUpPage(page)
    await field(page).fill('ana@example.com')
    await submit(page).click()
    await expect(submit(page).locator('svg')).toBeVisible()
    await submit(page).click({ force: true })
    for (const go of waiting) go()
    await expect(page.getByText(DONE)).toBeVisible()
    await expect(submit(page).locator('svg')).toBeHidden()
    expect(sent).toEqual(['POST'])
  })

  test('requires an address before it sends', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await signUpPage(page)
    await submit(page).click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('no-address')
    await submit(page).click()
    await expect(field(page)).toBeFocused()
    expect(sent).not.toContain('POST /api/newsletter')
  })

  test.describe('when it cannot be sent', () => {
    test.use({ expected: [/Failed to load resource|^500 /] })

    test('shows "An error occured" in red and keeps the address, until an hour later', async ({ page }) => {
      await page.clock.install()
      await page.route(CALL, (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'x' } } }),
      )
      await signUpPage(page)
      await field(page).fill('ana@example.com')
      await submit(page).click()
      const message = page.getByText('An error occured', { exact: true })
      await expect(message).toHaveCSS('color', 'rgb(165, 50, 42)')
      await expect(field(page)).toHaveValue('ana@example.com')
      await page.clock.fastForward(HOUR_MS)
      await expect(message).toBeHidden()
    })

    test('shows the error of an address that only the server rejects', async ({ page }) => {
      await signUpPage(page)
      await field(page).fill('ana@localhost')
      await submit(page).click()
      await expect(page.getByText('An error occured', { exact: true })).toBeVisible()
      await expect(page.getByText('Enter an email address such as name@example.com.')).toBeVisible()
      await expect(field(page)).toHaveValue('ana@localhost')
    })
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('works as well', async ({ page }) => {
      await signUpPage(page)
      await field(page).fill(`${aWord()}@example.com`)
      await submit(page).click()
      await expect(page.getByRole('heading', { level: 1, name: DONE })).toBeVisible()
    })
  })
})

test.describe('/gut-health-recipes/', () => {
  let page: { id: number; layout: unknown[] }
  test.beforeAll(async () => {
    page = await pageWithSlug('gut-health-recipes')
    const newsletter = { blockType: 'newsletter', title: 'One good email' }
    await edit('PATCH', `/pages/${page.id}?depth=0`, { layout: [...page.layout, newsletter], _status: 'published' })
  })
  test.afterAll(() => edit('PATCH', `/pages/${page.id}?depth=0`, { layout: page.layout, _status: 'published' }))

  test('has no newsletter block', async ({ page }) => {
    await page.goto('/gut-health-recipes/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  })
})

test.describe('the links of an email', () => {
  test.use({ expected: [/Failed to load resource: .* 400/] })

  for (const [what, button] of [
    ['unsubscribe', 'Unsubscribe'],
    ['confirm', 'Confirm my subscription'],
  ] as const) {
    test(`an invalid one to ${what} shows an error`, async ({ page }) => {
      await page.goto(`/newsletter/${what}/?token=nonsense`)
      // Analytics and browser history must not get the token.
      await expect(page).toHaveURL(`/newsletter/${what}/`)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      await page.getByRole('button', { name: button }).click()
      expect(new URL((await sent).url()).search).toBe('?token=nonsense')
      await expect(page.getByText('An error occured. This link does not work any more.')).toBeVisible()
    })
  }
})
