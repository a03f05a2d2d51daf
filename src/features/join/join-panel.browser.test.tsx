import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rejection, stubFetch } from '../../../tests/support/stub-fetch'
import { JoinPanel } from './JoinPanel.client'

const field = (name: string) => page.getByLabelText(name, { exact: true })
const submit = page.getByRole('button', { name: 'Join for free', exact: true })

beforeEach(() => render(<JoinPanel thanks="Open it." />))

async function fillIn(person: Record<string, string>) {
  for (const [label, value] of Object.entries(person)) await field(label).fill(value)
}

test('an invalid field shows its error, and the focus goes to the first one', async () => {
  const calls = stubFetch(() => Response.json({}))
  await fillIn({ 'First name': 'Zoë', Username: 'a b', 'Email address': 'no-address', Password: 'short' })
  await submit.click()
  await expect.element(field('Username')).toHaveFocus()
  await expect
    .element(field('Username'))
    .toHaveAccessibleDescription(/^Use letters from a to z, digits.* Other members see it\.$/)
  await expect.element(page.getByText('Enter an email address such as name@example.com.')).toBeVisible()
  await expect.element(page.getByText('Use 8 characters or more.')).toBeVisible()
  await expect.element(field('First name')).toHaveValue('Zoë')
  expect(calls).toEqual([])
})

test('a username that is taken shows an error at its field, and the form stays', async () => {
  const fields = { username: 'This username is taken.' }
  stubFetch(() => rejection(409, { code: 'conflict', message: 'Check the form.', fields }))
  const person = { 'First name': 'Zoë', Username: 'premium', 'Email address': 'zoe@example.com' }
  await fillIn({ ...person, Password: 'correct horse battery' })
  await submit.click()
  await expect.element(field('Username')).toHaveFocus()
  await expect.element(field('Username')).toHaveAccessibleDescription(/^This username is taken\./)
  await expect.element(field('Email address')).toHaveValue('zoe@example.com')
  await expect.element(field('Password')).toHaveValue('correct horse battery')
})

test('the password can be shown, with the keyboard alone', async () => {
  await field('Password').fill('correct horse battery')
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(field('Password')).toHaveAttribute('type', 'text')
  await expect.element(page.getByRole('button', { name: 'Hide password' })).toHaveFocus()
})
