import type { KeyObject } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { signingKey } from '@/runtime/session-token'
import { signLinkToken, verifyLinkToken } from './link-tokens'

const secret = 'a-secret-of-the-tests'
const DAY_MS = 24 * 60 * 60 * 1_000

afterEach(() => void vi.useRealTimers())

describe('links in emails', () => {
  test.each(['confirm', 'unsubscribe', 'stop-reminders'] as const)(
    'a link to %s identifies its reader',
    async (purpose) => {
      expect(await verifyLinkToken(purpose, await signLinkToken(purpose, 7, secret), secret)).toBe(7)
    },
  )

  test('a link is only valid for its purpose', async () => {
    expect(await verifyLinkToken('confirm', await signLinkToken('unsubscribe', 7, secret), secret)).toBeNull()
    expect(await verifyLinkToken('unsubscribe', await signLinkToken('confirm', 7, secret), secret)).toBeNull()
    expect(await verifyLinkToken('stop-reminders', await signLinkToken('unsubscribe', 7, secret), secret)).toBeNull()
    expect(await verifyLinkToken('unsubscribe', await signLinkToken('stop-reminders', 7, secret), secret)).toBeNull()
  })

  test('a link that ends emails works after ten years, one that confirms for two weeks', async () => {
    vi.useFakeTimers()
    const [confirm, unsubscribe, stop] = await Promise.all([
      signLinkToken('confirm', 7, secret),
      signLinkToken('unsubscribe', 7, secret),
      signLinkToken('stop-reminders', 7, secret),
    ])
    vi.setSystemTime(Date.now() + 13 * DAY_MS)
    expect(await verifyLinkToken('confirm', confirm, secret)).toBe(7)
    vi.setSystemTime(Date.now() + 2 * DAY_MS)
    expect(await verifyLinkToken('confirm', confirm, secret)).toBeNull()
    vi.setSystemTime(Date.now() + 3_650 * DAY_MS)
    expect(await verifyLinkToken('unsubscribe', unsubscribe, secret)).toBe(7)
    expect(await verifyLinkToken('stop-reminders', stop, secret)).toBe(7)
  })

  test.each([
    ['nothing', ''],
    ['words', 'unsubscribe me'],
    ['not signed', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiI3IiwiYXVkIjoibmV3c2xldHRlci11bnN1YnNjcmliZSJ9.'],
  ])('a link that is %s is invalid', async (_what, token) => {
    expect(await verifyLinkToken('unsubscribe', token, secret)).toBeNull()
  })

  test('a token signed with another site’s key or the sessions’ key is invalid', async () => {
    const forged = (key: KeyObject) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256' })
        .setAudience('newsletter-unsubscribe')
        .setSubject('7')
        .sign(key)
    expect(
      await verifyLinkToken('unsubscribe', await signLinkToken('unsubscribe', 7, 'another secret'), secret),
    ).toBeNull()
    expect(await verifyLinkToken('unsubscribe', await forged(signingKey(secret)), secret)).toBeNull()
  })
})
