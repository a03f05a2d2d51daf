import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LoginModalProvider, useLoginModal } from './LoginModal.client'

function Opener() {
  const { open } = useLoginModal()
  return (
    <button type="button" onClick={() => open('/recipes/leek-tart/')}>
      Keep it
    </button>
  )
}

test('opens with both ways in, which lead back to what was wanted; closed, the focus is where it was', async () => {
  await render(
    <LoginModalProvider labels={{ login: 'Sign in', signUp: 'Sign up' }}>
      <Opener />
    </LoginModalProvider>,
  )
  const opener = page.getByRole('button', { name: 'Keep it' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'This feature is reserved for members', exact: true })
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
