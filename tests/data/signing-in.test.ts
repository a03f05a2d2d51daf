import crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { anAccount, PASSWORD } from '../support/data/people'
import { aBrowser, sessionCalls } from '../support/data/sign-in'

let cms: TestCms
let calls: Awaited<ReturnType<typeof sessionCalls>>

beforeAll(async () => {
  cms = await startTestCms()
  calls = await sessionCalls()
})
afterAll(() => cms.stop())

/** Tries to sign in, every time from an address of its own. @returns "ok", or the refusal's code */
const outcome = (username: string, password: string): Promise<string> =>
  calls.signIn({ username, password }, aBrowser()).then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )

describe('DESIGN 7: failed sign-ins', () => {
  test('count for the account, by its name and its e-mail address together', async () => {
    await anAccount(cms.payload, 'both', { role: 'member', plan: 'free' })
    const names = ['bothuser', 'both@example.com', 'BothUser', 'Both@Example.com', 'bothuser']
    for (const name of names) expect(await outcome(name, 'wrong')).toBe('invalid_credentials')
    for (const name of ['bothuser', 'both@example.com']) expect(await outcome(name, PASSWORD)).toBe('too_many_requests')
  })

  test('by the e-mail address alone are forgotten by a right one under the name', async () => {
    await anAccount(cms.payload, 'right', { role: 'member', plan: 'free' })
    for (let time = 0; time < 4; time += 1) await outcome('right@example.com', 'wrong')
    expect(await outcome('rightuser', PASSWORD)).toBe('ok')
    expect(await outcome('right@example.com', 'wrong')).toBe('invalid_credentials')
    expect(await outcome('right@example.com', 'wrong')).toBe('invalid_credentials')
  })

  test('of an unknown name take as long as a wrong password: the same hash is worked out', async () => {
    await anAccount(cms.payload, 'known', { role: 'member', plan: 'free' })
    const hash = vi.spyOn(crypto, 'pbkdf2')
    const work = async (name: string) => {
      hash.mockClear()
      await outcome(name, 'wrong')
      // Without the password and the salt: rounds, length and kind.
      return hash.mock.calls.map(([, , ...parameters]) => parameters.slice(0, 3))
    }
    const known = await work('knownuser')
    const unknown = await work('nobody-at-all')
    hash.mockRestore()
    expect(known).toEqual([[expect.any(Number), expect.any(Number), 'sha256']])
    expect(unknown).toEqual(known)
  })
})
