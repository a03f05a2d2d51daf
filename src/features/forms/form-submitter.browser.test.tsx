import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { CmsForm } from './CmsForm'
import { FormSubmitter } from './FormSubmitter.client'

const SUBMISSIONS = '/wp-json/gf/v2/forms/12/submissions'
const email = page.getByRole('textbox', { name: 'Your email address' })
const message = page.getByRole('textbox', { name: 'Your message' })
const picture = page.getByLabelText(/A picture/)
const send = page.getByRole('button', { name: 'Send message', exact: true })

describe('a form of ours', () => {
  beforeEach(async () => {
    await render(
      <FormSubmitter host={null}>
        <CmsForm
          id={12}
          buttonLabel="Send message"
          fields={[
            {
              blockType: 'email',
              name: 'email',
              label: 'Your email address',
              required: true,
              help: 'We answer there.',
            },
            { blockType: 'textarea', name: 'message', label: 'Your message', required: true },
            { blockType: 'file', name: 'picture', label: 'A picture', kinds: ['picture'], maxMegabytes: 1 },
          ]}
        />
      </FormSubmitter>,
    )
    await email.fill('nora@nowhere')
    await message.fill('How much salt is a pinch?')
  })

  test('shows the server’s message under its field, keeps the rest, and thanks for a valid one', async () => {
    const responses = [
      Response.json(
        { is_valid: false, validation_messages: { email: 'Enter a whole email address.' } },
        { status: 400 },
      ),
      Response.json({ is_valid: true, confirmation_message: '<p>We answer soon.</p>' }),
    ]
    const calls = stubFetch(() => responses.shift() ?? Response.error())
    await send.click()
    await expect.element(page.getByText('Submission failed. Please check your input.')).toBeVisible()
    await expect.element(email).toHaveFocus()
    await expect.element(email).toHaveAttribute('aria-invalid', 'true')
    await expect.element(email).toHaveAccessibleDescription('Enter a whole email address. We answer there.')
    await expect.element(message).toHaveValue('How much salt is a pinch?')
    await email.fill('nora@example.com')
    await send.click()
    await expect.element(page.getByRole('heading', { name: 'Your message has been sent!' })).toHaveFocus()
    await expect.element(page.getByText('We answer soon.')).toBeVisible()
    expect(calls.map(({ path }) => path)).toEqual([SUBMISSIONS, SUBMISSIONS])
    expect(calls.at(-1)?.body).toMatchObject({ email: 'nora@example.com', message: 'How much salt is a pinch?' })
  })

  test('offline it shows an error message, and keeps the typed text', async () => {
    stubFetch(() => Promise.reject(new TypeError('No network.')))
    await send.click()
    await expect.element(page.getByText('Network error occurred. Please try again later.')).toBeVisible()
    await expect.element(message).toHaveValue('How much salt is a pinch?')
  })

  test('a file that is too large shows an error at its field before it is sent', async () => {
    const calls = stubFetch(() => Response.json({ is_valid: true }))
    await picture.upload(new File([new Uint8Array(2 * 1024 * 1024)], 'plate.png', { type: 'image/png' }))
    await send.click()
    await expect.element(picture).toHaveAccessibleDescription(/The file can be 1 MB at most\./)
    await expect.element(picture).toHaveFocus()
    expect(calls).toEqual([])
    await picture.upload(new File(['small'], 'plate.png', { type: 'image/png' }))
    await send.click()
    await expect.poll(() => calls).toHaveLength(1)
  })
})

test('an embedded form without a number shows why it cannot be sent, and keeps the typed text', async () => {
  const calls = stubFetch(() => Response.json({ is_valid: true }))
  await render(
    <FormSubmitter host="https://forms.example">
      <form>
        <label>
          Your name <input name="input_1" />
        </label>
        <button type="submit">Send it</button>
      </form>
    </FormSubmitter>,
  )
  await page.getByRole('textbox', { name: 'Your name' }).fill('Nora Test')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect.element(page.getByText('This form cannot be sent because its form number is missing.')).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Nora Test')
  expect(calls).toEqual([])
})
