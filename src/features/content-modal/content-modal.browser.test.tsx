import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ContentModalProvider, useContentModal } from './ContentModal.client'

const windows = [{ key: 'small print', title: 'Terms', content: <p>Thirty days.</p> }]
const dialog = page.getByRole('dialog', { name: 'Terms', exact: true })

function Opener() {
  const { open } = useContentModal()
  return (
    <button type="button" onClick={() => open('small print')}>
      Read the terms
    </button>
  )
}

const aPage = () =>
  render(
    <ContentModalProvider items={windows}>
      <a href="#small%20print">The terms</a>
      <a href="#elsewhere">Elsewhere</a>
      <Opener />
    </ContentModalProvider>,
  )

test('a link to its key opens a window; closed, the focus is on the link again', async () => {
  await aPage()
  const link = page.getByRole('link', { name: 'The terms', exact: true })
  await link.click()
  await expect.element(dialog).toHaveTextContent('Thirty days.')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
})

test('its hook opens it too; a link to something else does not', async () => {
  await aPage()
  await page.getByRole('link', { name: 'Elsewhere', exact: true }).click()
  expect(dialog.query()).toBeNull()
  await page.getByRole('button', { name: 'Read the terms' }).click()
  await expect.element(dialog).toBeVisible()
})

test('an address with its key opens it, at once and later; another address does not', async () => {
  const address = window.location.href
  window.history.replaceState(null, '', '#small%20print')
  await aPage()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  window.location.hash = '#elsewhere'
  window.location.hash = '#small%20print'
  await expect.element(dialog).toBeVisible()
  window.history.replaceState(null, '', address)
})
