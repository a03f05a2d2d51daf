import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rejection, stubFetch } from '../../../tests/support/stub-fetch'
import { ForgottenPassword } from './ForgottenPassword.client'

const field = page.getByRole('textbox', { name: 'Email address or username', exact: true })
const submit = page.getByRole('button', { name: 'Send me a link', exact: true })

test('an invalid field gets the focus, and nothing is sent', async () => {
  const calls = stubFetch(() => Response.json({}))
  await render(<ForgottenPassword />)
  await submit.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Enter your email address or username\./)
  expect(calls).toEqual([])
})

test('a rejected form keeps what was typed, and announces the message', async () => {
  stubFetch(() => rejection(500, { code: 'internal', message: 'Please try later.' }))
  await render(<ForgottenPassword />)
  await field.fill('ada@example.com')
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please try later.')
  await expect.element(field).toHaveValue('ada@example.com')
})

test('without a connection the form shows an error, and keeps what was typed', async () => {
  stubFetch(() => Promise.reject(new TypeError('No network.')))
  await render(<ForgottenPassword />)
  await field.fill('nora')
  await submit.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The site cannot be reached. Please try again.')
  await expect.element(field).toHaveValue('nora')
})

test('a field error of the server is at its field, which gets the focus', async () => {
  const error = { code: 'bad_request', message: 'Check the form.', fields: { email: 'Write it as text.' } }
  stubFetch(() => rejection(400, error))
  await render(<ForgottenPassword />)
  await field.fill('ada')
  await submit.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Write it as text\./)
  await expect.element(page.getByText('Check the form.')).not.toBeInTheDocument()
})

test('two clicks at once send one request, and its result takes the focus', async () => {
  const calls = stubFetch(() => Response.json({}))
  await render(<ForgottenPassword />)
  await field.fill('ada')
  const form = submit.element().closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(page.getByRole('heading', { name: 'Check your email', exact: true })).toHaveFocus()
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'ada' }])
})
