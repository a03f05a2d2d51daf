import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mockPasskey, PASSKEY_OPTIONS } from '@/features/passkeys/testing/mock-passkey'
import { rememberSignIn } from '@/platform/session/known-browser'
import { rejection, stubFetch } from '../../../tests/support/stub-fetch'
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

afterAll(() => page.viewport(1280, 900))
beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())
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
  await expect.element(dialog.getByRole('link', { name: 'Sign up', exact: true })).toHaveFocus()
  await expect.element(dialog).toHaveTextContent('A free account is enough.')
  for (const link of [signIn, dialog.getByRole('link', { name: 'Sign up', exact: true })])
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('/recipes/leek-tart/')))
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a passkey is sent with the page that the modal was opened for', async () => {
  mockPasskey()
  const calls = stubFetch((path) =>
    path === '/api/auth/passkey'
      ? rejection(403, { code: 'email_not_confirmed', message: 'Confirm it first.' })
      : Response.json({ options: PASSKEY_OPTIONS }),
  )
  await opener.click()
  await dialog.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect.element(dialog.getByText('Confirm it first.')).toBeVisible()
  expect(calls.find(({ path }) => path === '/api/auth/passkey')?.body).toMatchObject({ return: '/recipes/leek-tart/' })
})

test('where someone has signed in with this browser before, signing in comes first', async () => {
  rememberSignIn()
  await opener.click()
  await expect.element(dialog.getByRole('link', { name: 'Sign in', exact: true })).toHaveFocus()
  const names = [...document.querySelectorAll('dialog a')].map(({ textContent }) => textContent)
  expect(names.slice(0, 2)).toEqual(['Sign in', 'Sign up'])
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

test.each([
  ['its button', () => dialog.getByRole('button', { name: 'Close', exact: true }).click()],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => userEvent.click(document.documentElement, { position: { x: 8, y: 8 }, force: true })],
] as const)('%s closes it, the focus returns, and it opens again', async (_how, close) => {
  await opener.click()
  await expect.element(dialog).toBeVisible()
  await close()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(dialog).toBeVisible()
})

test('selecting text from inside to outside does not close it', async () => {
  await opener.click()
  const text = page.getByText('Please Sign in or Sign up to enjoy.', { exact: true })
  const ends: EventTarget[] = []
  document.addEventListener('click', ({ target }) => target && ends.push(target), { capture: true, once: true })
  await userEvent.dragAndDrop(text, document.documentElement, { targetPosition: { x: 8, y: 8 }, force: true })
  // The browser sends the click to the element around both ends.
  expect(ends).toEqual([document.querySelector('dialog')])
  await expect.element(dialog).toBeVisible()
})

test.each([
  [320, 640],
  [320, 256],
])('fits and is usable at %i × %i', async (width, height) => {
  await page.viewport(width, height)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  const box = dialog.element().getBoundingClientRect()
  expect(box.width).toBeLessThanOrEqual(width)
  expect(box.height).toBeLessThanOrEqual(height)
  expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth)
  const close = dialog.getByRole('button', { name: 'Close', exact: true }).element().getBoundingClientRect()
  expect(Math.round(Math.min(close.width, close.height))).toBeGreaterThanOrEqual(44)
  const signUp = dialog.getByRole('link', { name: 'Sign up', exact: true })
  signUp.element().scrollIntoView()
  await expect.element(signUp).toBeInViewport()
})
