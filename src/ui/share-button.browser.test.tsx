import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ShareButton } from './ShareButton.client'
import { ToastProvider } from './Toaster.client'

const share = page.getByRole('button', { name: 'Share', exact: true })
const url = () => window.location.origin + window.location.pathname

/** Replaces what the browser can do. */
const offer = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

beforeEach(async () => {
  await render(
    <ToastProvider durationMs={5_000} preload={false}>
      <ShareButton title="Broth" copiedMessage="Link copied." failedMessage="The link could not be copied.">
        Share
      </ShareButton>
    </ToastProvider>,
  )
})

test('uses the device’s share sheet, with only the address', async () => {
  const shared = vi.fn(async () => {})
  offer('share', shared)
  const address = window.location.href
  window.history.replaceState(null, '', `${window.location.pathname}?from=an-email#step-2`)
  await share.click()
  await expect.poll(() => shared.mock.calls).toEqual([[{ title: 'Broth', url: url() }]])
  window.history.replaceState(null, '', address)
})

test('copies a link where the device has no share sheet, or shows that it failed', async () => {
  offer('share', undefined)
  const writeText = vi.fn(async () => {})
  offer('clipboard', { writeText })
  await share.click()
  await expect.element(page.getByText('Link copied.')).toBeVisible()
  expect(writeText.mock.calls).toEqual([[url()]])
  offer('clipboard', { writeText: () => Promise.reject(new Error('no')) })
  await share.click()
  await expect.element(page.getByText('The link could not be copied.')).toBeVisible()
})
