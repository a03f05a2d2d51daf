import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoginModalProvider, useLoginModal } from './LoginModal.client'

function Opener() {
  const { open } = useLoginModal()
  return (
    <button type="button" onClick={() => open('/recipes/leek-tart/')}>
      Add to favorites
    </button>
  )
}

const opener = page.getByRole('button', { name: 'Add to favorites' })
const dialog = page.getByRole('dialog', { name: 'This feature is reserved for members', exact: true })

beforeEach(async () => {
  await render(
    <LoginModalProvider labels={{ login: 'Sign in', signUp: 'Sign up' }}>
      <Opener />
    </LoginModalProvider>,
  )
})

test('has the links to sign in and to join, with the return URL; on close the focus returns', async () => {
  await opener.click()
  await expect.element(dialog).toHaveTextContent('Please Sign in or Sign up to enjoy.')
  const signIn = dialog.getByRole('link', { name: 'Sign in', exact: true })
  await expect.element(signIn).toHaveFocus()
  for (const link of [signIn, dialog.getByRole('link', { name: 'Sign up', exact: true })])
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('/recipes/leek-tart/')))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('opens again at once after it was closed', async () => {
  await opener.click()
  await expect.element(dialog).toBeVisible()
  const first = document.querySelector('dialog')
  const button = document.querySelector('button')
  // In one task: the close event of the first dialog comes after the second click.
  first?.close()
  button?.click()
  await new Promise<void>((closed) => first?.addEventListener('close', () => closed()))
  await expect.element(dialog).toBeVisible()
  expect(document.querySelector('dialog')).not.toBe(first)
})
