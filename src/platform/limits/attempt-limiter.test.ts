import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AttemptLimiter, LoginAttempt } from './attempt-limiter.server'

let attempts: AttemptLimiter
beforeEach(async () => {
  vi.resetModules()
  attempts = (await import('./attempt-limiter.server')).loginLimiter
})

const SHARED_ADDRESS = '203.0.113.1'

/** Makes failed attempts. @returns how many of them reached the password check */
async function fail(times: number, attempt: (at: number) => LoginAttempt): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, (_, at) => attempts.consume(attempt(at))))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

const admits = async (attempt: LoginAttempt) => (await fail(1, () => attempt)) === 1

describe('failed sign-ins', () => {
  test('at one account from one address: five, however the account is written', async () => {
    const names = ['Ana', 'ana', ' ana', 'ANA ', 'aNa', 'ana', 'ana']
    expect(await fail(7, (at) => ({ address: SHARED_ADDRESS, account: names[at] }))).toBe(5)
    await expect(attempts.consume({ address: SHARED_ADDRESS, account: 'ana' })).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterS: 600,
    })
  })

  test('are reset ten minutes after the first of them, whatever happened in between', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(await fail(5, () => ({ address: SHARED_ADDRESS, account: 'ana' }))).toBe(5)
    vi.advanceTimersByTime(599_000)
    expect(await admits({ address: SHARED_ADDRESS, account: 'ana' })).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(await admits({ address: SHARED_ADDRESS, account: 'ana' })).toBe(true)
    vi.useRealTimers()
  })

  test('at five accounts from a shared address do not lock out other accounts there', async () => {
    expect(await fail(5, (at) => ({ address: SHARED_ADDRESS, account: `name-${at}` }))).toBe(5)
    expect(await admits({ address: SHARED_ADDRESS, account: 'another-account' })).toBe(true)
  })

  test('of a client that keeps guessing at one account do not count for the address', async () => {
    expect(await fail(500, () => ({ address: SHARED_ADDRESS, account: 'ana' }))).toBe(5)
    expect(await admits({ address: SHARED_ADDRESS, account: 'another-account' })).toBe(true)
  })

  test('from one address: fifty, for all accounts', async () => {
    expect(await fail(60, (at) => ({ address: SHARED_ADDRESS, account: `name-${at}` }))).toBe(50)
    expect(await admits({ address: '203.0.113.2', account: 'name-0' })).toBe(true)
  })

  test('at one account: twenty, from all addresses; its owner can sign in with a known browser', async () => {
    expect(await fail(30, (at) => ({ address: `198.51.100.${at}`, account: 'ana' }))).toBe(20)
    expect(await admits({ address: SHARED_ADDRESS, account: 'ana' })).toBe(false)
    expect(await admits({ address: SHARED_ADDRESS, account: 'ana', device: 'hers' })).toBe(true)
  })

  test('in a known browser of the account: five too', async () => {
    expect(await fail(9, () => ({ address: SHARED_ADDRESS, account: 'ana', device: 'hers' }))).toBe(5)
  })

  test('are reset by a successful one, except those of other clients', async () => {
    await fail(19, (at) => ({ address: `198.51.100.${at}`, account: 'ana' }))
    const own = { address: SHARED_ADDRESS, account: 'ana' }
    expect(await admits(own)).toBe(true)
    await attempts.recordSuccess(own)
    expect(await fail(2, () => own)).toBe(1)
  })

  test('successful attempts do not count', async () => {
    for (let time = 0; time < 60; time += 1) {
      await attempts.consume({ address: SHARED_ADDRESS, account: 'ana' })
      await attempts.recordSuccess({ address: SHARED_ADDRESS, account: 'ana' })
    }
    expect(await admits({ address: SHARED_ADDRESS, account: 'ana' })).toBe(true)
  })
})
