import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { signingKey } from '@/features/session/token'
import { createReaders, sessionToken } from './readers'

const KEY = signingKey('a secret for tests')
const EXPIRES_S = Math.floor(Date.now() / 1_000) + 60
const aToken = (plan: string) =>
  new SignJWT({ id: 7, collection: 'users', role: 'member', plan, sid: 's' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(EXPIRES_S)
    .sign(KEY)

test('DESIGN 4.6: a token is verified once, then known until it expires', async () => {
  let now = (EXPIRES_S - 1) * 1_000
  const { audienceOf } = createReaders(KEY, () => now)
  const cookie = `ebs-token=${await aToken('premium')}`
  expect(await audienceOf(cookie)).toBe('premium')
  expect(audienceOf(cookie)).toBe('premium')
  now = EXPIRES_S * 1_000
  expect(audienceOf(cookie)).toBe('visitor')
})

test('DESIGN 10: garbage is a visitor, every time', async () => {
  const { audienceOf } = createReaders(KEY)
  expect(audienceOf(undefined)).toBe('visitor')
  expect(await audienceOf('ebs-token=garbage')).toBe('visitor')
  expect(await audienceOf(`ebs-token=${await aToken('premium')}x`)).toBe('visitor')
})

test.each([
  ['ebs-token=a', 'a'],
  ['x=1; ebs-token=a; y=2', 'a'],
  ['x=1;ebs-token=a;y=2', 'a'],
  ['xebs-token=a', ''],
  ['xebs-token=a; ebs-token=b', 'b'],
  ['x=ebs-token=a', ''],
  ['ebs-token=', ''],
  ['', ''],
])('the session cookie of "%s" is "%s"', (header, token) => {
  expect(sessionToken(header)).toBe(token)
})
