import crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBrowser, sessionCalls } from '../support/data/sign-in'
import { anAccount, PASSWORD } from '../support/data/users'

let cms: TestCms
let calls: Awaited<ReturnType<typeof sessionCalls>>

beforeAll(async () => {
  cms = await startTestCms()
  calls = await sessionCalls()
})
afterAll(() => cms.stop())

/** Tries to sign in. @returns "ok", or the error code */
function outcome(username: string, password: string, address?: string, device?: string): Promise<string> {
  const browser = aBrowser(device === undefined ? {} : { cookie: `ebs-device=${device}` })
  return calls.signIn({ username, password }, { ...browser, ...(address !== undefined && { address }) }).then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )
}

// How many may fail from where: src/platform/limits/attempt-limiter.test.ts.
describe('failed sign-ins', () => {
  test('count for the account and the address, by its name and its email address together', async () => {
    await anAccount(cms.payload, 'both', { role: 'member', plan: 'free' })
    const address = '10.9.0.1'
    const names = ['bothuser', 'both@example.com', 'BothUser', 'Both@Example.com', 'bothuser']
    for (const name of names) expect(await outcome(name, 'wrong', address)).toBe('invalid_credentials')
    for (const name of ['bothuser', 'both@example.com'])
      expect(await outcome(name, PASSWORD, address)).toBe('too_many_requests')
  })

  test('do not lock out a browser that has signed in to the account before, but lock out others', async () => {
    await anAccount(cms.payload, 'known', { role: 'member', plan: 'free' })
    const [address, device] = ['10.9.0.2', 'AAAAAAAAAAAAAAAAAAAAAA']
    expect(await outcome('knownuser', PASSWORD, address, device)).toBe('ok')
    const { loginLimiter } = await import('@/platform/limits/attempt-limiter.server')
    const { loginAttemptOf } = await import('@/platform/session/login-attempt.server')
    const { findUserByLogin } = await import('@/platform/session/find-user-by-login.server')
    const stranger = await loginAttemptOf(await findUserByLogin('knownuser'), 'knownuser', {
      address,
      headers: new Headers(),
    })
    for (let time = 0; time < 5; time += 1) await loginLimiter.consume(stranger)
    expect(await outcome('knownuser', PASSWORD, address)).toBe('too_many_requests')
    expect(await outcome('knownuser', PASSWORD, address, 'BBBBBBBBBBBBBBBBBBBBBB')).toBe('too_many_requests')
    expect(await outcome('knownuser', PASSWORD, address, device)).toBe('ok')
  })

  test('of an unknown name take as long as a wrong password: the same hash is computed', async () => {
    await anAccount(cms.payload, 'hashed', { role: 'member', plan: 'free' })
    const hash = vi.spyOn(crypto, 'pbkdf2')
    const work = async (name: string) => {
      hash.mockClear()
      await outcome(name, 'wrong')
      // Without the password and the salt: iterations, length and algorithm.
      return hash.mock.calls.map(([, , ...parameters]) => parameters.slice(0, 3))
    }
    const known = await work('hasheduser')
    const unknown = await work('unknown-user')
    hash.mockRestore()
    expect(known).toEqual([[expect.any(Number), expect.any(Number), 'sha256']])
    expect(unknown).toEqual(known)
  })
})
