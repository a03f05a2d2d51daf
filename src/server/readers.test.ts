import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { signingKey } from '@/features/session/token'
import { createEndedSessions } from './ended-sessions'
import { createReaders, sessionToken } from './readers'
import type { SessionAudience, SessionName } from './shared'

const KEY = signingKey('a secret for tests')
const EXPIRES_S = Math.floor(Date.now() / 1_000) + 60
const PREMIUM: SessionAudience = { audience: 'premium', expiresAtMs: Number.POSITIVE_INFINITY }

async function aCookie({ userId = 7, sid = 's' }: Partial<SessionName> = {}): Promise<string> {
  const token = await new SignJWT({ id: userId, collection: 'users', role: 'member', plan: 'premium', sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(EXPIRES_S)
    .sign(KEY)
  return `ebs-token=${token}`
}

/** Readers before a database whose answers a test sets. */
function someReaders(options: { maxRemembered?: number } = {}) {
  const asked: SessionName[] = []
  const database = {
    answer: async (): Promise<SessionAudience | null> => PREMIUM,
    nowMs: (EXPIRES_S - 50) * 1_000,
  }
  const ended = createEndedSessions()
  const readers = createReaders({
    key: KEY,
    cookieName: 'ebs-token',
    audienceOfSession(session) {
      asked.push(session)
      return database.answer()
    },
    ended,
    now: () => database.nowMs,
    ...options,
  })
  return { ...readers, asked, database, ended }
}

test('a session is looked up once, then known without a database read', async () => {
  const { asked, audienceOf, known } = someReaders()
  const cookie = await aCookie()
  expect(known(cookie)).toBeNull()
  expect(await audienceOf(cookie)).toBe('premium')
  expect(known(cookie)).toBe('premium')
  expect(asked).toEqual([{ userId: 7, sid: 's' }])
})

test('what the session may read counts, not what the token says', async () => {
  const { audienceOf, database } = someReaders()
  database.answer = async () => ({ ...PREMIUM, audience: 'free' })
  expect(await audienceOf(await aCookie())).toBe('free')
})

test('garbage is a visitor every time, and costs no lookup', async () => {
  const { asked, audienceOf, known } = someReaders()
  expect(known(undefined)).toBe('visitor')
  expect(await audienceOf('ebs-token=garbage')).toBe('visitor')
  expect(await audienceOf(`${await aCookie()}x`)).toBe('visitor')
  expect(asked).toEqual([])
})

describe('a session that is over', () => {
  test('reads as a visitor, and is not asked about again', async () => {
    const { asked, audienceOf, database, known } = someReaders()
    database.answer = async () => null
    const cookie = await aCookie()
    expect(await audienceOf(cookie)).toBe('visitor')
    expect(known(cookie)).toBe('visitor')
    expect(asked).toHaveLength(1)
  })

  test('is noticed with the next request after the change, for this person alone', async () => {
    const { asked, audienceOf, database, forgetMember, known } = someReaders()
    const [mine, other] = [await aCookie(), await aCookie({ userId: 8, sid: 'other' })]
    await Promise.all([audienceOf(mine), audienceOf(other)])
    database.answer = async () => null
    forgetMember(7)
    expect(await audienceOf(mine)).toBe('visitor')
    expect(known(other)).toBe('premium')
    expect(asked).toHaveLength(3)
  })

  test('is not remembered as alive by a lookup that the change overtook', async () => {
    const { audienceOf, database, forgetMember } = someReaders()
    database.answer = async () => {
      // The change commits between what the database reads and what it answers.
      database.answer = async () => null
      forgetMember(7)
      return PREMIUM
    }
    const cookie = await aCookie()
    expect(await audienceOf(cookie)).toBe('premium')
    expect(await audienceOf(cookie)).toBe('visitor')
  })

  test('in memory alone reads as a visitor, whatever the database says', async () => {
    const { audienceOf, database, ended, forgetMember } = someReaders()
    const cookie = await aCookie()
    expect(await audienceOf(cookie)).toBe('premium')
    ended.add({ userId: 7, sid: 's' })
    forgetMember(7)
    expect(await audienceOf(cookie)).toBe('visitor')
    ended.remove('s')
    database.answer = async () => null
    expect(await audienceOf(cookie)).toBe('visitor')
  })
})

describe('time', () => {
  test('ends what is known with the token', async () => {
    const { asked, audienceOf, database, known } = someReaders()
    const cookie = await aCookie()
    await audienceOf(cookie)
    database.nowMs = EXPIRES_S * 1_000 - 1
    expect(known(cookie)).toBe('premium')
    database.nowMs += 1
    await audienceOf(cookie)
    expect(asked).toHaveLength(2)
  })

  test('ends what is known with the session, where that is sooner', async () => {
    const { audienceOf, database, known } = someReaders()
    const cookie = await aCookie()
    database.answer = async () => ({ audience: 'premium', expiresAtMs: database.nowMs + 1 })
    expect(await audienceOf(cookie)).toBe('premium')
    expect(known(cookie)).toBe('premium')
    database.answer = async () => null
    database.nowMs += 1
    expect(await audienceOf(cookie)).toBe('visitor')
  })
})

test('a database that does not answer opens nothing, and is asked again', async () => {
  const { audienceOf, database } = someReaders()
  database.answer = () => Promise.reject(new Error('SQLITE_BUSY'))
  const cookie = await aCookie()
  await expect(audienceOf(cookie)).rejects.toThrow('SQLITE_BUSY')
  database.answer = async () => PREMIUM
  expect(await audienceOf(cookie)).toBe('premium')
})

test('only so many tokens are remembered: those used last', async () => {
  const { audienceOf, asked } = someReaders({ maxRemembered: 2 })
  const cookies = await Promise.all(['a', 'b', 'c'].map((sid) => aCookie({ sid })))
  for (const cookie of cookies) await audienceOf(cookie)
  await audienceOf(cookies[2])
  expect(asked.map(({ sid }) => sid)).toEqual(['a', 'b', 'c'])
  await audienceOf(cookies[0])
  expect(asked.map(({ sid }) => sid)).toEqual(['a', 'b', 'c', 'a'])
})

test('only so many sessions are held as ended: the oldest is given up', () => {
  const ended = createEndedSessions(2)
  for (const sid of ['a', 'b', 'c']) ended.add({ userId: 7, sid })
  expect(ended.list().map(({ sid }) => sid)).toEqual(['c', 'b'])
  expect(['a', 'b', 'c'].map(ended.has)).toEqual([false, true, true])
})

test.each([
  ['ebs-token=a', 'a'],
  ['x=1; ebs-token=a; y=2', 'a'],
  ['x=1;ebs-token=a;y=2', 'a'],
  ['xebs-token=a', ''],
  ['xebs-token=a; ebs-token=b', 'b'],
  ['x=ebs-token=a', ''],
  ['__Host-ebs-token=a', ''],
  ['ebs-token=', ''],
  ['', ''],
])('the session cookie of "%s" is "%s"', (header, token) => {
  expect(sessionToken(header, 'ebs-token=')).toBe(token)
})

test('over https the cookie has its own name', () => {
  expect(sessionToken('ebs-token=a; __Host-ebs-token=b', '__Host-ebs-token=')).toBe('b')
})
