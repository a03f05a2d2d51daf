import type { Page } from '@playwright/test'
import { signIn } from '../support/http/accounts'
import { expect, expectConsoleMessage, sessionLookup, test } from '../support/http/browser'
import { entriesFor, entriesOf, fillEntries } from '../support/http/browser-session'
import { BASE } from '../support/http/client'

async function fillIn(page: Page, name: string, password: string) {
  await page.getByLabel('Username or email address').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const signedIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' })
const signedOut = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' }).first()

test.describe('signing in', () => {
  test('returns to the page that requested it', async ({ page }) => {
    await page.goto('/login?return=/recipes/salmon-peas-and-new-potatoes/%3Fa%3Db')
    await fillIn(page, 'premium', 'eat-burn-sleep')
    await expect(page).toHaveURL('/recipes/salmon-peas-and-new-potatoes/?a=b')
    await expect(signedIn(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Method' })).toBeVisible()
  })

  test('goes to the front page when there is no return address', async ({ page }) => {
    await page.goto('/login')
    await fillIn(page, 'free@example.com', 'eat-burn-sleep')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('banner').getByText('Nora')).toBeVisible()
  })

  for (const elsewhere of ['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    test(`never goes to ${elsewhere}`, async ({ page }) => {
      await page.goto(`/login?return=${encodeURIComponent(elsewhere)}`)
      await fillIn(page, 'free', 'eat-burn-sleep')
      await expect(signedIn(page)).toBeVisible()
      expect(new URL(page.url()).host).toBe(BASE.host)
    })
  }

  test('works with the keyboard alone', async ({ page }) => {
    await page.goto('/login')
    await page.getByLabel('Username or email address').focus()
    await page.keyboard.type('standard')
    await page.keyboard.press('Tab')
    await page.keyboard.type('eat-burn-sleep')
    await page.keyboard.press('Enter')
    await expect(signedIn(page)).toBeVisible()
  })
})

test.describe('a login that fails', () => {
  test.use({ expected: [/console: Failed to load resource: .* 401/] })

  test('shows an error under the form, linked to it, and keeps the typed text', async ({ page }) => {
    await page.goto('/login?return=/about/')
    await fillIn(page, 'premium', 'wrong')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText('The username or password is incorrect.')
    await expect(page.locator('form')).toHaveAccessibleDescription('The username or password is incorrect.')
    await expect(page.getByLabel('Username or email address')).toHaveValue('premium')
    await expect(page).toHaveURL('/login?return=/about/')
    await fillIn(page, 'premium', 'eat-burn-sleep')
    await expect(page).toHaveURL('/about/')
  })
})

test.describe('the sign-in form', () => {
  test('redirects a member who is already signed in', async ({ as, page }) => {
    await as('premium')
    await page.goto('/login?return=/about/')
    await expect(page).toHaveURL('/about/')
  })

  test('keeps the return address in the link to join', async ({ page }) => {
    await page.goto('/login?return=/about/')
    await expect(page.getByRole('link', { name: 'See the memberships' })).toHaveAttribute(
      'href',
      '/memberships?return=%2Fabout%2F',
    )
    await expect(page.getByRole('link', { name: 'Forgotten your password?' })).toHaveAttribute(
      'href',
      '/forgotten-password',
    )
  })

  test('can show the password, and still signs in', async ({ page }) => {
    await page.goto('/login?return=/about/')
    await page.getByLabel('Password', { exact: true }).fill('eat-burn-sleep')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
    await fillIn(page, 'premium', 'eat-burn-sleep')
    await expect(page).toHaveURL('/about/')
  })

  test('is sent once, however often its button is clicked', async ({ page }) => {
    let sent = 0
    let respond: () => void = () => {}
    const responded = new Promise<void>((resolve) => {
      respond = resolve
    })
    await page.route('**/api/auth/login', async (route) => {
      sent += 1
      await responded
      await route.continue()
    })
    await page.goto('/login?return=/about/')
    await fillIn(page, 'premium', 'eat-burn-sleep')
    const button = page.getByRole('button', { name: 'Sign in', exact: true })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await button.press('Enter')
    await page.getByLabel('Password').press('Enter')
    respond()
    await expect(page).toHaveURL('/about/')
    expect(sent).toBe(1)
  })

  test('clears another user’s data from this tab, and stores the user', async ({ page }) => {
    await page.goto('/login?return=/about/')
    await fillEntries(page, 987)
    await fillIn(page, 'premium', 'eat-burn-sleep')
    await expect(page).toHaveURL('/about/')
    await expect.poll(() => entriesOf(page)).toContain('ebs-session:user')
    expect(await entriesFor(page, 987)).toEqual([])
  })

  for (const [what, status, error, text] of [
    [
      'an unconfirmed address',
      403,
      { code: 'email_not_confirmed', message: 'Confirm your email address first.' },
      'Confirm your email address first.',
    ],
    [
      'too many attempts',
      429,
      { code: 'too_many_requests', message: 'Too many attempts. Try again in 7 minutes.' },
      'Too many attempts. Try again in 7 minutes.',
    ],
  ] as const) {
    test.describe(`rejected because of ${what}`, () => {
      test.use({ expected: [/console: Failed to load resource: .* (403|429)/] })

      test('shows the reason', async ({ page }) => {
        await page.route('**/api/auth/login', (route) => route.fulfill({ status, json: { error } }))
        await page.goto('/login')
        await fillIn(page, 'premium', 'eat-burn-sleep')
        await expect(page.getByRole('main').getByRole('alert')).toHaveText(text)
      })
    })
  }

  test.describe('with an invalid field', () => {
    test.use({ expected: [/console: Failed to load resource: .* 400/] })

    test('shows the error at the field', async ({ page }) => {
      await page.goto('/login')
      await fillIn(page, '   ', 'eat-burn-sleep')
      const field = page.getByLabel('Username or email address')
      await expect(field).toHaveAccessibleDescription('Enter your username or email address.')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
    })
  })

  test.describe('offline', () => {
    test.use({ expected: [/console: Failed to load resource: net::ERR_FAILED/] })

    test('shows an error, and keeps the typed text', async ({ page }) => {
      await page.route('**/api/auth/login', (route) => route.abort())
      await page.goto('/login')
      const noted = expectConsoleMessage(page, /^Login error: TypeError/)
      await fillIn(page, 'premium', 'eat-burn-sleep')
      await noted
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'The site cannot be reached. Please try again.',
      )
      await expect(page.getByLabel('Password')).toHaveValue('eat-burn-sleep')
    })
  })
})

test.describe('signing out', () => {
  test.beforeEach(async ({ context }) => {
    const value = (await signIn('free')).slice('ebs-token='.length)
    await context.addCookies([{ name: 'ebs-token', value, url: BASE.origin, httpOnly: true, sameSite: 'Lax' }])
  })

  test('clears the six entries', async ({ page }) => {
    await page.goto('/about/')
    await expect(page.getByRole('banner').getByText('Nora')).toBeVisible()
    await fillEntries(page, 7)
    expect(await entriesFor(page, 7)).toHaveLength(5)
    await signedIn(page).click()
    await expect(signedOut(page)).toBeVisible()
    expect(await entriesOf(page)).toEqual([])
  })

  test('reloads the page as a visitor', async ({ page }) => {
    await page.goto('/the-ebs-method/6wr/introduction/')
    await expect(page.getByText('One idea a week')).toBeVisible()
    await signedIn(page).click()
    await expect(page.getByRole('heading', { name: 'The rest of this content is reserved for members' })).toBeVisible()
    await expect(page).toHaveURL('/the-ebs-method/6wr/introduction/')
    await expect(signedOut(page)).toBeVisible()
  })

  test.describe('from a member area', () => {
    test.use({ expected: [/console: Failed to load resource: .* 404/] })

    test('goes to the front page', async ({ page }) => {
      // The demo has no page in a member area: any address in one has the same header.
      await page.goto('/dashboard/')
      await signedIn(page).click()
      await expect(page).toHaveURL('/')
      await expect(signedOut(page)).toBeVisible()
    })
  })

  test('the back button shows the visitor’s page, with nothing of the member', async ({ page }) => {
    await page.goto('/about/')
    await page.goto('/the-ebs-method/6wr/introduction/')
    await signedIn(page).click()
    await expect(signedOut(page)).toBeVisible()
    await page.goBack()
    await sessionLookup(page)
    await expect(signedIn(page)).toBeHidden()
  })
})
