import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { nextFrame } from '../../../tests/support/next-frame'
import { stubFetch } from '../../../tests/support/stub-fetch'
import { FeedbackForm } from './FeedbackForm.client'

const opener = page.getByRole('button', { name: 'Feedback', exact: true })
const form = page.getByRole('form', { name: 'Feedback', exact: true })
const name = page.getByRole('textbox', { name: 'Name (optional)', exact: true })
const message = page.getByRole('textbox', { name: 'Message', exact: true })
const send = page.getByRole('button', { name: /^Send/ })

beforeEach(async () => {
  await render(<FeedbackForm />)
  await opener.click()
  await expect.element(message).toHaveFocus()
})
afterEach(() => void vi.useRealTimers())

test('sends the message, shows "Sent!" for 2 seconds, then closes and is empty', async () => {
  const calls = stubFetch(() => Response.json({}))
  await name.fill('Ola')
  await message.fill('The soup is cold.')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await send.click()
  await expect.element(form).toHaveTextContent('Sent!')
  vi.advanceTimersByTime(1_999)
  await nextFrame()
  await expect.element(form).toHaveTextContent('Sent!')
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(calls).toEqual([
    {
      path: '/api/send-feedback',
      body: {
        name: 'Ola',
        message: 'The soup is cold.',
        url: window.location.href,
        pageUrl: window.location.href,
        userAgent: navigator.userAgent,
        language: navigator.language,
        screenWidth: window.screen.width,
        screenHeight: window.screen.height,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      },
    },
  ])
  await opener.click()
  await expect.element(name).toHaveValue('')
  await expect.element(message).toHaveValue('')
})

test('does not send an empty or blank message', async () => {
  const calls = stubFetch(() => Response.json({}))
  for (const blank of ['', '   \n ']) {
    await message.fill(blank)
    await send.click()
    await expect.element(message).toHaveAttribute('aria-invalid', 'true')
    await expect.element(message).toHaveAccessibleDescription('Write a message first.')
  }
  expect(calls).toEqual([])
  await message.fill('A word')
  await expect.element(message).toHaveAttribute('aria-invalid', 'false')
  await send.click()
  await expect.poll(() => calls).toHaveLength(1)
})

test('closes with its button and on Escape, and keeps the typed text', async () => {
  await message.fill('Half a thought')
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(message).toHaveValue('Half a thought')
  await opener.click()
  await expect.element(form).not.toBeInTheDocument()
})

test('feedback that cannot be sent keeps the form open with all its text, without a success message', async () => {
  stubFetch(() => Response.json({}, { status: 500 }))
  await name.fill('Edie')
  await message.fill('Nothing may be lost')
  await send.click()
  await expect.element(send).toBeEnabled()
  await expect.element(page.getByRole('status')).toHaveTextContent(/^$/)
  await expect.element(name).toHaveValue('Edie')
  await expect.element(message).toHaveValue('Nothing may be lost')
})
