import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LinkAction } from '@/platform/mail/LinkAction.client'
import { TEXTS } from '@/rules/texts'
import { nextFrame } from '../../../tests/support/next-frame'
import { heldResponse, rejection, stubFetch } from '../../../tests/support/stub-fetch'
import { SubscribeForm } from './SubscribeForm.client'

const DONE = 'Your subscription to our list has been confirmed.'
const HOUR_MS = 3_600_000

const field = page.getByPlaceholder('Your email address')
const submit = page.getByRole('button', { name: 'Sign up', exact: true })
const done = () => Response.json({ success: true, message: DONE })
const fakeTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

afterEach(() => void vi.useRealTimers())

describe('the newsletter’s form', () => {
  test('shows the success message, and the form again after an hour', async () => {
    const { arrive, held } = heldResponse(done)
    const calls = stubFetch(() => held)
    await render(<SubscribeForm buttonClass="" />)
    await field.fill('ana@example.com')
    await submit.click()
    // A click that is slow may itself wait for a timer.
    fakeTimers()
    arrive()
    await expect.element(page.getByText(DONE)).toBeVisible()
    expect(calls).toEqual([{ path: '/api/newsletter', body: { EMAIL: 'ana@example.com', extra: '' } }])
    vi.advanceTimersByTime(HOUR_MS - 1_000)
    await nextFrame()
    await expect.element(page.getByText(DONE)).toBeVisible()
    await expect.element(field).toHaveValue('ana@example.com')
    vi.advanceTimersByTime(1_000)
    await expect.element(page.getByText(DONE)).not.toBeInTheDocument()
    await expect.element(field).toHaveValue('')
  })

  test('shows a spinner while it sends, and sends once', async () => {
    const { arrive, held } = heldResponse(done)
    const calls = stubFetch(() => held)
    await render(<SubscribeForm buttonClass="" />)
    await field.fill('ana@example.com')
    await submit.click()
    const spinner = () => submit.element().querySelector('svg')
    await expect.poll(spinner).not.toBeNull()
    await submit.click({ force: true })
    arrive()
    await expect.element(page.getByText(DONE)).toBeVisible()
    expect(spinner()).toBeNull()
    expect(calls).toHaveLength(1)
  })

  test('requires an address before it sends', async () => {
    const calls = stubFetch(done)
    await render(<SubscribeForm buttonClass="" />)
    await submit.click()
    await expect.element(field).toHaveFocus()
    await field.fill('no-address')
    await submit.click()
    await expect.element(field).toHaveFocus()
    expect(calls).toEqual([])
    await field.fill('ana@example.com')
    await submit.click()
    await expect.poll(() => calls).toHaveLength(1)
  })

  test('a failure shows "An error occured" in red and keeps the address, until an hour later', async () => {
    stubFetch(() => rejection(500, { code: 'internal', message: 'x' }))
    await render(<SubscribeForm buttonClass="" />)
    await field.fill('ana@example.com')
    fakeTimers()
    await submit.click()
    const message = page.getByText('An error occured', { exact: true })
    await expect.element(message).toHaveStyle({ color: 'rgb(165, 50, 42)' })
    await expect.element(field).toHaveValue('ana@example.com')
    await expect.element(page.getByText('x', { exact: true })).not.toBeInTheDocument()
    vi.advanceTimersByTime(HOUR_MS)
    await expect.element(message).not.toBeInTheDocument()
  })

  test('shows the error of an address that only the server rejects', async () => {
    const reason = 'Enter an email address such as name@example.com.'
    stubFetch(() => rejection(400, { code: 'bad_request', message: 'Check the form.', fields: { EMAIL: reason } }))
    await render(<SubscribeForm buttonClass="" />)
    await field.fill('ana@localhost')
    await submit.click()
    await expect.element(page.getByText('An error occured', { exact: true })).toBeVisible()
    await expect.element(page.getByText(reason)).toBeVisible()
    await expect.element(field).toHaveValue('ana@localhost')
  })
})

describe('the page of an email’s link', () => {
  test('removes the token from the address, sends it on a click, and shows why it does not work', async () => {
    const address = window.location.href
    const calls = stubFetch(() => rejection(400, { code: 'bad_request', message: 'This link does not work any more.' }))
    window.history.replaceState(null, '', '?token=nonsense')
    const confirm = 'Confirm my subscription'
    await render(<LinkAction endpoint="/api/newsletter/confirm" label={confirm} failure={TEXTS.newsletterFailed} />)
    await expect
      .element(page.getByRole('button', { name: 'Confirm my subscription' }))
      .toHaveAttribute('aria-disabled', 'false')
    expect(window.location.search).toBe('')
    expect(calls).toEqual([])
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect.element(page.getByText('An error occured. This link does not work any more.')).toBeVisible()
    expect(calls).toEqual([{ path: '/api/newsletter/confirm?token=nonsense', body: undefined }])
    window.history.replaceState(null, '', address)
  })
})
