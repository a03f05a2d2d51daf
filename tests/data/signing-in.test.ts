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

type Where = { address?: string; device?: string }

/** Tries to sign in, from an address of its own unless told otherwise. @returns "ok", or the refusal's code */
function outcome(username: string, password: string, { address, device }: Where = {}): Promise<string> {
  const browser = aBrowser(device === undefined ? {} : { cookie: `ebs-device=${device}` })
  return calls.signIn({ username, password }, { ...browser, ...(address !== undefined && { address }) }).then(
    () => 'ok',
    (error: { code: string }) => error.code,
  )
}

const times = <T>(count: number, one: (at: number) => Promise<T>) =>
  Array.from({ length: count }, (_, at) => at).reduce<Promise<T[]>>(
    async (before, at) => [...(await before), await one(at)],
    Promise.resolve([]),
  )
const wrong = (count: number) => Array.from({ length: count }, () => 'invalid_credentials')

describe('failed sign-ins', () => {
  const person = (mark: string) => anAccount(cms.payload, mark, { role: 'member', plan: 'free' })

  test('count for the account and the address, by its name and its email address together', async () => {
    await person('both')
    const address = '10.9.0.1'
    const names = ['bothuser', 'both@example.com', 'BothUser', 'Both@Example.com', 'bothuser']
    for (const name of names) expect(await outcome(name, 'wrong', { address })).toBe('invalid_credentials')
    for (const name of ['bothuser', 'both@example.com'])
      expect(await outcome(name, PASSWORD, { address })).toBe('too_many_requests')
  })

  test('of one person at a shared address let the others in', async () => {
    await Promise.all([person('guessed'), person('neighbor')])
    const address = '10.9.0.2'
    expect(await times(5, () => outcome('guesseduser', 'wrong', { address }))).toEqual(wrong(5))
    expect(await times(5, (at) => outcome(`somebody-${at}`, 'wrong', { address }))).toEqual(wrong(5))
    expect(await outcome('guesseduser', PASSWORD, { address })).toBe('too_many_requests')
    expect(await outcome('neighboruser', PASSWORD, { address })).toBe('ok')
  })

  test('from one address at 50 accounts: the address waits, whoever is named', async () => {
    await person('fiftyfirst')
    const address = '10.9.0.3'
    const attempts = Array.from({ length: 50 }, (_, at) => outcome(`nobody-${at}`, 'wrong', { address }))
    expect(await Promise.all(attempts)).toEqual(wrong(50))
    expect(await outcome('fiftyfirstuser', PASSWORD, { address })).toBe('too_many_requests')
    expect(await outcome('fiftyfirstuser', PASSWORD)).toBe('ok')
  })

  test('at one account from 20 addresses: the account waits, but not in a browser that it knows', async () => {
    await person('wanted')
    const device = 'AAAAAAAAAAAAAAAAAAAAAA'
    expect(await outcome('wanteduser', PASSWORD, { device })).toBe('ok')
    expect(await Promise.all(Array.from({ length: 20 }, () => outcome('wanteduser', 'wrong')))).toEqual(wrong(20))
    expect(await outcome('wanteduser', PASSWORD)).toBe('too_many_requests')
    expect(await outcome('wanteduser', PASSWORD, { device: 'BBBBBBBBBBBBBBBBBBBBBB' })).toBe('too_many_requests')
    expect(await outcome('wanteduser', PASSWORD, { device })).toBe('ok')
  })

  test('in a browser that the account knows are counted too', async () => {
    await person('thief')
    const device = 'CCCCCCCCCCCCCCCCCCCCCC'
    expect(await outcome('thiefuser', PASSWORD, { device })).toBe('ok')
    expect(await times(5, () => outcome('thiefuser', 'wrong', { device }))).toEqual(wrong(5))
    expect(await outcome('thiefuser', PASSWORD, { device })).toBe('too_many_requests')
  })

  test('are forgotten by a right one, under whichever name', async () => {
    await person('right')
    const address = '10.9.0.4'
    await times(4, () => outcome('right@example.com', 'wrong', { address }))
    expect(await outcome('rightuser', PASSWORD, { address })).toBe('ok')
    expect(await times(2, () => outcome('right@example.com', 'wrong', { address }))).toEqual(wrong(2))
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
