import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { signingKey } from '@/runtime/session-token'
import type { SessionAudience, SessionRef } from '@/runtime/sessions'
import { createRevokedSessions } from './revoked-sessions'
import { createTokenVerifier } from './token-verifier'

const KEY = signingKey('a secret for tests')
const EXPIRES_S = Math.floor(Date.now() / 1_000) + 60
const PREMIUM: SessionAudience = { audience: 'premium', expiresAtMs: Number.POSITIVE_INFINITY }

async function aCookie({ userId = 7, sid = 's' }: Partial<SessionRef> = {}): Promise<string> {
  const token = await new SignJWT({ id: userId, collection: 'users', role: 'member', plan: 'premium', sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(EXPIRES_S)
    .sign(KEY)
  return `ebs-token=${token}`
}

/** A verifier with a fake database, whose answers a test sets. */
function aVerifier(options: { maxCached?: number } = {}) {
  const lookUps: SessionRef[] = []
  const database = {
    answer: async (): Promise<SessionAudience | null> => PREMIUM,
    nowMs: (EXPIRES_S - 50) * 1_000,
  }
  const revoked = createRevokedSessions()
  const tokenVerifier = createTokenVerifier({
    key: KEY,
    cookieName: 'ebs-token',
    audienceOfSession(session) {
      lookUps.push(session)
      return database.answer()
    },
    revoked,
    now: () => database.nowMs,
    ...options,
  })
  return { ...tokenVerifier, lookUps, database, revoked }
}

test('a session is looked up once, then cached', async () => {
  const { lookUps, resolveAudience, cachedAudience } = aVerifier()
  const cookie = await aCookie()
  expect(cachedAudience(cookie)).toBeNull()
  expect(await resolveAudience(cookie)).toBe('premium')
  expect(cachedAudience(cookie)).toBe('premium')
  expect(lookUps).toEqual([{ userId: 7, sid: 's' }])
})

test("the session's audience counts, not the token's plan", async () => {
  const { resolveAudience, database } = aVerifier()
  database.answer = async () => ({ ...PREMIUM, audience: 'free' })
  expect(await resolveAudience(await aCookie())).toBe('free')
})

test('an invalid token is a visitor, without a lookup', async () => {
  const { lookUps, resolveAudience, cachedAudience } = aVerifier()
  expect(cachedAudience(undefined)).toBe('visitor')
  expect(await resolveAudience('ebs-token=garbage')).toBe('visitor')
  expect(await resolveAudience(`${await aCookie()}x`)).toBe('visitor')
  expect(lookUps).toEqual([])
})

describe('an ended session', () => {
  test('is a visitor, and is not looked up again', async () => {
    const { lookUps, resolveAudience, database, cachedAudience } = aVerifier()
    database.answer = async () => null
    const cookie = await aCookie()
    expect(await resolveAudience(cookie)).toBe('visitor')
    expect(cachedAudience(cookie)).toBe('visitor')
    expect(lookUps).toHaveLength(1)
  })

  test('counts as ended from the next request on, for this user only', async () => {
    const { lookUps, resolveAudience, database, invalidateUser, cachedAudience } = aVerifier()
    const [mine, other] = [await aCookie(), await aCookie({ userId: 8, sid: 'other' })]
    await Promise.all([resolveAudience(mine), resolveAudience(other)])
    database.answer = async () => null
    invalidateUser(7)
    expect(await resolveAudience(mine)).toBe('visitor')
    expect(cachedAudience(other)).toBe('premium')
    expect(lookUps).toHaveLength(3)
  })

  test('is not cached as active by a lookup that began before the change', async () => {
    const { resolveAudience, database, invalidateUser } = aVerifier()
    database.answer = async () => {
      // The change is committed between the database's read and its result.
      database.answer = async () => null
      invalidateUser(7)
      return PREMIUM
    }
    const cookie = await aCookie()
    expect(await resolveAudience(cookie)).toBe('premium')
    expect(await resolveAudience(cookie)).toBe('visitor')
  })

  test('is a visitor while only memory has it as revoked', async () => {
    const { resolveAudience, database, revoked, invalidateUser } = aVerifier()
    const cookie = await aCookie()
    expect(await resolveAudience(cookie)).toBe('premium')
    revoked.add({ userId: 7, sid: 's' })
    invalidateUser(7)
    expect(await resolveAudience(cookie)).toBe('visitor')
    revoked.remove('s')
    database.answer = async () => null
    expect(await resolveAudience(cookie)).toBe('visitor')
  })
})

describe('expiry', () => {
  test('a cached audience expires with the token', async () => {
    const { lookUps, resolveAudience, database, cachedAudience } = aVerifier()
    const cookie = await aCookie()
    await resolveAudience(cookie)
    database.nowMs = EXPIRES_S * 1_000 - 1
    expect(cachedAudience(cookie)).toBe('premium')
    database.nowMs += 1
    await resolveAudience(cookie)
    expect(lookUps).toHaveLength(2)
  })

  test('a cached audience expires with the session, when that is earlier', async () => {
    const { resolveAudience, database, cachedAudience } = aVerifier()
    const cookie = await aCookie()
    database.answer = async () => ({ audience: 'premium', expiresAtMs: database.nowMs + 1 })
    expect(await resolveAudience(cookie)).toBe('premium')
    expect(cachedAudience(cookie)).toBe('premium')
    database.answer = async () => null
    database.nowMs += 1
    expect(await resolveAudience(cookie)).toBe('visitor')
  })
})

test('a failed lookup rejects and is repeated', async () => {
  const { resolveAudience, database } = aVerifier()
  database.answer = () => Promise.reject(new Error('SQLITE_BUSY'))
  const cookie = await aCookie()
  await expect(resolveAudience(cookie)).rejects.toThrow('SQLITE_BUSY')
  database.answer = async () => PREMIUM
  expect(await resolveAudience(cookie)).toBe('premium')
})

test('a full cache drops the least recently used token', async () => {
  const { resolveAudience, lookUps } = aVerifier({ maxCached: 2 })
  const cookies = await Promise.all(['a', 'b', 'c'].map((sid) => aCookie({ sid })))
  for (const cookie of cookies) await resolveAudience(cookie)
  await resolveAudience(cookies[2])
  expect(lookUps.map(({ sid }) => sid)).toEqual(['a', 'b', 'c'])
  await resolveAudience(cookies[0])
  expect(lookUps.map(({ sid }) => sid)).toEqual(['a', 'b', 'c', 'a'])
})

test('a full list of revoked sessions drops the oldest', () => {
  const revoked = createRevokedSessions(2)
  for (const sid of ['a', 'b', 'c']) revoked.add({ userId: 7, sid })
  expect(revoked.list().map(({ sid }) => sid)).toEqual(['c', 'b'])
  expect(['a', 'b', 'c'].map(revoked.has)).toEqual([false, true, true])
})
