import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makePasskey, signInByPasskey } from './ceremonies'

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }))

const calls = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()
const bodies = () => calls.mock.calls.map(([path, init]) => [path, JSON.parse(String(init?.body))])

beforeEach(() => vi.stubGlobal('fetch', calls))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetAllMocks()
})

const answers = (...values: object[]) => {
  for (const value of values) calls.mockResolvedValueOnce(Response.json(value))
}
const named = (name: string) => Object.assign(new Error('Of the browser.'), { name })

describe('a passkey ceremony', () => {
  test('gets options from the server and posts the response', async () => {
    answers({ options: { challenge: 'c' } }, { user: { id: 7 } })
    vi.mocked(startAuthentication).mockResolvedValue({ id: 'k' } as never)
    expect(await signInByPasskey('/dashboard')).toEqual({ step: 'done', answer: { user: { id: 7 } } })
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'c' } })
    expect(bodies()).toEqual([
      ['/api/auth/passkey/options', {}],
      ['/api/auth/passkey', { response: { id: 'k' }, return: '/dashboard' }],
    ])
  })

  test('creates a passkey after the password was right', async () => {
    answers({ options: { challenge: 'c' } }, { passkeys: [] })
    vi.mocked(startRegistration).mockResolvedValue({ id: 'k' } as never)
    expect(await makePasskey({ name: 'Mine', password: 'p' })).toEqual({ step: 'done', answer: { passkeys: [] } })
    expect(bodies()).toEqual([
      ['/api/user/passkeys/options', { password: 'p' }],
      ['/api/user/passkeys', { name: 'Mine', response: { id: 'k' } }],
    ])
  })

  test('does not start if the server rejects the request', async () => {
    const fields = { password: 'The password is incorrect.' }
    calls.mockResolvedValueOnce(Response.json({ error: { message: 'x', fields } }, { status: 400 }))
    expect(await makePasskey({ name: 'Mine', password: 'p' })).toEqual({ step: 'refused', message: '', fields })
    expect(startRegistration).not.toHaveBeenCalled()
  })
})

describe('the browser’s dialog', () => {
  test.each(['NotAllowedError', 'AbortError'])('canceled is no error: %s', async (name) => {
    answers({ options: {} })
    vi.mocked(startAuthentication).mockRejectedValue(named(name))
    expect(await signInByPasskey('/')).toEqual({ step: 'cancelled' })
    expect(calls).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['SecurityError', 'Passkeys do not work at this address of the site.'],
    ['NotSupportedError', 'This did not work on this device or browser. Try another one.'],
    ['Error', 'This did not work on this device or browser. Try another one.'],
  ])('refuses in one sentence: %s', async (name, message) => {
    answers({ options: {} })
    vi.mocked(startRegistration).mockRejectedValue(named(name))
    expect(await makePasskey({ name: 'Mine', password: 'p' })).toEqual({ step: 'refused', message, fields: {} })
  })

  test('is not opened if the site is unreachable', async () => {
    calls.mockRejectedValue(new TypeError('No network.'))
    expect(await signInByPasskey('/')).toEqual({
      step: 'refused',
      message: 'The site cannot be reached. Please try again.',
      fields: {},
    })
  })
})
