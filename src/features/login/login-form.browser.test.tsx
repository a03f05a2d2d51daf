import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mockPasskey, PASSKEY_OPTIONS } from '@/features/passkeys/testing/mock-passkey'
import { SessionProvider } from '@/platform/session/Session.client'
import { heldResponse, rejection, stubFetch } from '../../../tests/support/stub-fetch'
import { LoginForm } from './LoginForm.client'

const LOGIN = '/api/auth/login'
const username = page.getByRole('textbox', { name: 'Username or email address', exact: true })
const password = page.getByLabelText('Password', { exact: true })
const submit = page.getByRole('button', { name: 'Sign in', exact: true })
const passkey = page.getByRole('button', { name: 'Sign in with a passkey', exact: true })

let logged: unknown[][] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'info').mockImplementation((...line) => void logged.push(line))
})
afterEach(() => vi.restoreAllMocks())

/** Renders the form. @returns the bodies that it sends */
async function loginForm(respond: () => Response | Promise<Response>) {
  const calls = stubFetch((path) => (path === LOGIN ? respond() : Response.json({ user: null })))
  await render(
    <SessionProvider>
      <LoginForm />
    </SessionProvider>,
  )
  return () => calls.filter(({ path }) => path === LOGIN).map(({ body }) => body)
}

async function fillIn(name = 'premium') {
  await username.fill(name)
  await password.fill('eat-burn-sleep')
}

test.each([
  [401, 'unauthorized', 'The username or password is incorrect.'],
  [429, 'too_many_requests', 'Too many attempts. Try again in 7 minutes.'],
])(
  'a rejection with %i is shown under the form, linked to it, and the typed text stays',
  async (status, code, text) => {
    await loginForm(() => rejection(status, { code, message: text }))
    await fillIn()
    await submit.click()
    await expect.element(page.getByRole('alert').first()).toHaveTextContent(text)
    expect(submit.element().closest('form')).toHaveAccessibleDescription(text)
    await expect.element(username).toHaveValue('premium')
    await expect.element(password).toHaveValue('eat-burn-sleep')
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true')
  },
)

test('an empty field shows its error in our own words', async () => {
  const fields = { username: 'Enter your username or email address.' }
  await loginForm(() => rejection(400, { code: 'bad_request', message: 'Check the form.', fields }))
  await submit.click()
  await expect.element(username).toHaveAccessibleDescription(fields.username)
  await expect.element(username).toHaveAttribute('aria-invalid', 'true')
})

test('offline it shows an error, logs the cause, and the typed text stays', async () => {
  await loginForm(() => Promise.reject(new TypeError('No network.')))
  await fillIn()
  await submit.click()
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('The site cannot be reached. Please try again.')
  await expect.element(password).toHaveValue('eat-burn-sleep')
  expect(logged).toEqual([['Login error:', new TypeError('No network.')]])
})

test('is sent once, by keyboard and however often its button is pressed, also with the password shown', async () => {
  const { arrive, held } = heldResponse(() => rejection(401, { code: 'unauthorized', message: 'No.' }))
  const address = window.location.href
  window.history.replaceState(null, '', '/login?return=/recipes/')
  const sent = await loginForm(() => held)
  await username.click()
  await userEvent.keyboard('premium{Tab}eat-burn-sleep{Tab}{Enter}')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  await password.click()
  await userEvent.keyboard('{Enter}')
  await expect.element(submit).toHaveAttribute('aria-busy', 'true')
  await userEvent.keyboard('{Enter}{Tab}{Tab}{Enter}')
  submit.element().closest('form')?.requestSubmit()
  arrive()
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('No.')
  expect(sent()).toEqual([{ username: 'premium', password: 'eat-burn-sleep', return: '/recipes/' }])
  window.history.replaceState(null, '', address)
})

test('canceling the browser’s passkey dialog shows no error, and the typed text stays', async () => {
  const asked = vi.spyOn(navigator.credentials, 'get').mockRejectedValue(new DOMException('Closed.', 'NotAllowedError'))
  const calls = stubFetch((path) =>
    Response.json(path.startsWith('/api/auth/passkey') ? { options: PASSKEY_OPTIONS } : { user: null }),
  )
  await render(
    <SessionProvider>
      <LoginForm />
    </SessionProvider>,
  )
  await username.fill('premium')
  await passkey.click()
  await expect.poll(() => asked.mock.calls).toHaveLength(1)
  await expect.element(passkey).not.toHaveAttribute('aria-busy', 'true')
  for (const alert of page.getByRole('alert').elements()) expect(alert).toHaveTextContent(/^$/)
  await expect.element(username).toHaveValue('premium')
  expect(calls.map(({ path }) => path)).not.toContain('/api/auth/passkey')
})

test('a passkey is sent with the page to return to, as a password is', async () => {
  mockPasskey()
  const address = window.location.href
  window.history.replaceState(null, '', '/login?return=/recipes/')
  const calls = stubFetch((path) => {
    if (path === '/api/auth/passkey/options') return Response.json({ options: PASSKEY_OPTIONS })
    if (path === '/api/auth/passkey')
      return rejection(403, { code: 'email_not_confirmed', message: 'Confirm it first.' })
    return Response.json({ user: null })
  })
  await render(
    <SessionProvider>
      <LoginForm />
    </SessionProvider>,
  )
  await passkey.click()
  await expect.element(page.getByText('Confirm it first.')).toBeVisible()
  expect(calls.find(({ path }) => path === '/api/auth/passkey')?.body).toMatchObject({ return: '/recipes/' })
  window.history.replaceState(null, '', address)
})

test('a browser without passkey support shows a sentence instead of the button', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await loginForm(() => Response.json({}))
  await expect.element(page.getByText('This browser cannot use passkeys.')).toBeVisible()
  await expect.element(passkey).not.toBeInTheDocument()
})
