import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WithProviders } from '@/features/favorites/testing/with-providers'
import { session } from '@/platform/session/session-state'
import { aUser } from '@/platform/session/testing/a-session'
import { rejection, stubFetch } from '../../../tests/support/stub-fetch'
import { PasskeyList } from './PasskeyList.client'

const LIST = '/api/user/passkeys'
const OPTIONS = '/api/user/passkeys/options'
const none = () => Response.json({ passkeys: [] })
const form = page.getByRole('dialog', { name: 'Add a passkey', exact: true })
const name = form.getByRole('textbox', { name: 'Name', exact: true })
const password = form.getByRole('textbox', { name: 'Confirm with your password' })
const confirm = form.getByRole('button', { name: 'Continue', exact: true })
const add = page.getByRole('button', { name: 'Add a passkey', exact: true })
const empty = page.getByText('You have no passkey yet.')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A member's list. @param responses by path, else no passkeys */
async function passkeys(responses: Record<string, () => Response> = {}) {
  const calls = stubFetch((path) => {
    if (path === '/api/auth/me') return Response.json({ user: aUser() })
    return (responses[path] ?? none)()
  })
  await session.lookUp()
  await render(
    <WithProviders audience="premium">
      <div tabIndex={-1}>
        <PasskeyList userId={7} />
      </div>
    </WithProviders>,
  )
  return () => calls.map(({ path }) => path)
}

async function openForm() {
  await add.click()
  await name.fill('My laptop')
  await password.fill('a password')
}

test('canceling the browser’s dialog adds nothing, keeps the form, and can be tried again', async () => {
  const create = vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const options = {
    challenge: 'AAAA',
    rp: { name: 'Site', id: 'localhost' },
    user: { id: 'AAAA', name: 'clara', displayName: 'Clara' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  }
  const paths = await passkeys({ [OPTIONS]: () => Response.json({ options }) })
  await openForm()
  await confirm.click()
  await expect.element(form.getByRole('status')).toHaveTextContent('Nothing was added. Press Continue to try again.')
  for (const alert of form.getByRole('alert').elements()) expect(alert).toHaveTextContent(/^$/)
  await expect.element(name).toHaveValue('My laptop')
  await confirm.click()
  await expect.poll(() => create.mock.calls).toHaveLength(2)
  expect(paths().filter((path) => path === LIST)).toHaveLength(1)
})

test('a wrong password shows an error at its field, which gets the focus', async () => {
  const fields = { password: 'The password is incorrect.' }
  await passkeys({ [OPTIONS]: () => rejection(400, { code: 'bad_request', message: 'Check the form.', fields }) })
  await openForm()
  await confirm.click()
  await expect.element(password).toHaveAccessibleDescription('The password is incorrect.')
  await expect.element(password).toHaveFocus()
})

test('a browser without passkey support shows a sentence instead of the button', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await passkeys()
  await expect.element(page.getByText('This browser cannot use passkeys.')).toBeVisible()
  await expect.element(add).not.toBeInTheDocument()
})

test('passkeys that cannot be loaded show an error, and a retry loads them', async () => {
  const responses = [() => Response.error()]
  await passkeys({ [LIST]: () => (responses.shift() ?? none)() })
  await expect.element(page.getByRole('alert')).toHaveTextContent('This could not be loaded.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(empty).toBeVisible()
  expect(document.querySelectorAll('[tabindex="-1"]:focus')).toHaveLength(1)
})
