import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { AttemptLimiter, LoginAttempt } from './attempt-limiter'

let attempts: AttemptLimiter
beforeEach(async () => {
  vi.resetModules()
  attempts = (await import('./attempt-limiter')).loginLimiter
})

const HOUSE = '203.0.113.1'

/** Fails so many times. @returns how many of them were let through to the password */
async function fail(times: number, attempt: (at: number) => LoginAttempt): Promise<number> {
  const outcomes = await Promise.allSettled(Array.from({ length: times }, (_, at) => attempts.consume(attempt(at))))
  return outcomes.filter(({ status }) => status === 'fulfilled').length
}

const admits = async (attempt: LoginAttempt) => (await fail(1, () => attempt)) === 1

describe('failed sign-ins', () => {
  test('at one account from one address: five, however the account is written', async () => {
    const names = ['Ana', 'ana', ' ana', 'ANA ', 'aNa', 'ana', 'ana']
    expect(await fail(7, (at) => ({ address: HOUSE, account: names[at] }))).toBe(5)
    await expect(attempts.consume({ address: HOUSE, account: 'ana' })).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfterS: 600,
    })
  })

  test('are over ten minutes after the first of them, whatever came in between', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    expect(await fail(5, () => ({ address: HOUSE, account: 'ana' }))).toBe(5)
    vi.advanceTimersByTime(599_000)
    expect(await admits({ address: HOUSE, account: 'ana' })).toBe(false)
    vi.advanceTimersByTime(1_000)
    expect(await admits({ address: HOUSE, account: 'ana' })).toBe(true)
    vi.useRealTimers()
  })

  test('at five accounts from a shared address keep nobody out there', async () => {
    expect(await fail(5, (at) => ({ address: HOUSE, account: `name-${at}` }))).toBe(5)
    expect(await admits({ address: HOUSE, account: 'somebody-else' })).toBe(true)
  })

  test('of a guesser who goes on at one account take nothing from the address', async () => {
    expect(await fail(500, () => ({ address: HOUSE, account: 'ana' }))).toBe(5)
    expect(await admits({ address: HOUSE, account: 'somebody-else' })).toBe(true)
  })

  test('from one address: fifty, whoever is named', async () => {
    expect(await fail(60, (at) => ({ address: HOUSE, account: `name-${at}` }))).toBe(50)
    expect(await admits({ address: '203.0.113.2', account: 'name-0' })).toBe(true)
  })

  test('at one account: twenty, from wherever; its owner gets in by a browser that it knows', async () => {
    expect(await fail(30, (at) => ({ address: `198.51.100.${at}`, account: 'ana' }))).toBe(20)
    expect(await admits({ address: HOUSE, account: 'ana' })).toBe(false)
    expect(await admits({ address: HOUSE, account: 'ana', device: 'hers' })).toBe(true)
  })

  test('in a browser that the account knows: five too', async () => {
    expect(await fail(9, () => ({ address: HOUSE, account: 'ana', device: 'hers' }))).toBe(5)
  })

  test('are forgotten by a right one; those that others have made are not', async () => {
    await fail(19, (at) => ({ address: `198.51.100.${at}`, account: 'ana' }))
    const own = { address: HOUSE, account: 'ana' }
    expect(await admits(own)).toBe(true)
    await attempts.recordSuccess(own)
    expect(await fail(2, () => own)).toBe(1)
  })

  test('that are right do not count, however many there are', async () => {
    for (let time = 0; time < 60; time += 1) {
      await attempts.consume({ address: HOUSE, account: 'ana' })
      await attempts.recordSuccess({ address: HOUSE, account: 'ana' })
    }
    expect(await admits({ address: HOUSE, account: 'ana' })).toBe(true)
  })
})
