import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ForgottenPassword } from './ForgottenPassword.client'

afterEach(() => vi.unstubAllGlobals())

const field = page.getByRole('textbox', { name: 'Email address or username', exact: true })
const submit = page.getByRole('button', { name: 'Send me a link', exact: true })

/** Stubs `fetch`. @returns the bodies of the requests */
function stubFetch(respond: () => Promise<Response>): unknown[] {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)))
    return respond()
  })
  return bodies
}

test('an invalid field gets the focus, and nothing is sent', async () => {
  const bodies = stubFetch(async () => Response.json({}))
  await render(<ForgottenPassword />)
  await submit.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Enter your email address or username\./)
  expect(bodies).toEqual([])
})

test('a rejected form keeps what was typed, and announces the message', async () => {
  stubFetch(async () => Response.json({ error: { code: 'internal', message: 'Please try later.' } }, { status: 500 }))
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
  stubFetch(async () => Response.json({ error }, { status: 400 }))
  await render(<ForgottenPassword />)
  await field.fill('ada')
  await submit.click()
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription(/Write it as text\./)
  await expect.element(page.getByText('Check the form.')).not.toBeInTheDocument()
})

test('two clicks at once send one request, and its result takes the focus', async () => {
  const bodies = stubFetch(async () => Response.json({}))
  await render(<ForgottenPassword />)
  await field.fill('ada')
  const form = submit.element().closest('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(page.getByRole('heading', { name: 'Check your mail', exact: true })).toHaveFocus()
  expect(bodies).toEqual([{ email: 'ada' }])
})
