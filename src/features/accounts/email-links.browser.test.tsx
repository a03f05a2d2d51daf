import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rejection, stubFetch } from '../../../tests/support/stub-fetch'
import { ConfirmEmail } from './ConfirmEmail.client'
import { ResetPassword } from './ResetPassword.client'

const fields = { token: 'The link is too old or was used already.' }
const invalidLink = () => rejection(400, { code: 'bad_request', message: 'Check the form.', fields })
const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })

const address = window.location.href
beforeEach(() => window.history.replaceState(null, '', '?token=a.b.c'))
afterEach(() => window.history.replaceState(null, '', address))

test('a used link to confirm an address shows an error, and a new one can be requested', async () => {
  const calls = stubFetch((path) => (path.endsWith('/confirm-email') ? invalidLink() : Response.json({})))
  await render(<ConfirmEmail />)
  await button('Confirm my email address').click()
  await expect.element(heading('This link does not work any more')).toHaveFocus()
  expect(window.location.search).toBe('')
  await page.getByLabelText('Email address').fill('zoe@example.com')
  await button('Send me a new link').click()
  await expect.element(heading('Check your email')).toHaveFocus()
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/confirm-email', '/api/auth/resend-confirmation'])
  expect(calls.map(({ body }) => body)).toMatchObject([{ token: 'a.b.c' }, { email: 'zoe@example.com' }])
})

test('an expired link for a new password shows an error, with a link to a new one', async () => {
  stubFetch(invalidLink)
  await render(<ResetPassword />)
  await page.getByLabelText('New password', { exact: true }).fill('another horse')
  await button('Set new password').click()
  await expect.element(heading('This link does not work any more')).toHaveFocus()
  await expect
    .element(page.getByRole('link', { name: 'Send me a new link' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/forgotten-password\/?$/))
})
