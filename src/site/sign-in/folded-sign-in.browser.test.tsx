import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { rememberSignIn } from '@/platform/session/known-browser'
import { FoldedSignIn } from './FoldedSignIn.client'

const field = page.getByLabelText('Name')
const summary = page.getByText('Already a member? Sign in', { exact: true })

// The next file is in the same page of the browser.
afterEach(() => localStorage.clear())

const showAt = async (width: number) => {
  await page.viewport(width, 844)
  await render(
    <FoldedSignIn>
      <label>
        Name <input />
      </label>
    </FoldedSignIn>,
  )
}

test('on a phone a stranger unfolds the form', async () => {
  await showAt(390)
  await expect.element(summary).toBeVisible()
  await expect.element(field).not.toBeVisible()
  await summary.click()
  await expect.element(field).toBeVisible()
})

test('on a phone it is open where someone has signed in before', async () => {
  rememberSignIn()
  await showAt(390)
  await expect.element(field).toBeVisible()
})

test('on a wide screen it is open without a fold', async () => {
  await showAt(1280)
  await expect.element(field).toBeVisible()
  await expect.element(summary).not.toBeVisible()
})
