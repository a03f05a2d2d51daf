import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { anAuthenticator } from '../support/authenticator'
import { aMember } from '../support/data/members'
import { type Overrides, type PasskeyKit, rejectsWith, startPasskeys } from '../support/data/passkeys'
import { aBrowser, sessionsOf } from '../support/data/sign-in'

let kit: PasskeyKit
beforeAll(async () => {
  kit = await startPasskeys()
})
afterAll(() => kit.stop())

describe('the server’s checks', () => {
  test.each<[string, Overrides]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another site’s passkey', { rpId: 'evil.example' }],
    ['a device that has not verified its user', { verified: false }],
    ['another user’s handle', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['another challenge', { challenge: 'bWFkZSB1cA' }],
  ])('sign-in with %s is rejected', async (what, overrides) => {
    const { device } = await kit.aUserWithPasskey(`in${what.replace(/\W/g, '')}`)
    await expect(kit.signIn(device, overrides)).rejects.toEqual(rejectsWith('invalid_credentials'))
  })

  test.each<[string, Overrides]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site’s passkey', { rpId: 'evil.example' }],
    ['a device that has not verified its user', { verified: false }],
    ['an attestation with certificates', { attestation: { fmt: 'packed', attStmt: new Map([['x5c', []]]) } }],
    ['an attestation of another format', { attestation: { fmt: 'android-safetynet', attStmt: new Map() } }],
  ])('adding a passkey with %s is rejected', async (what, overrides) => {
    const { viewer } = await aMember(kit.payload, `add${what.replace(/\W/g, '')}`)
    await expect(kit.add(viewer, anAuthenticator(), overrides)).rejects.toEqual(rejectsWith('bad_request'))
    expect(await kit.own.ownPasskeys(viewer)).toEqual({ passkeys: [] })
  })

  test('a cloned passkey, whose counter is behind, is rejected', async () => {
    const { device } = await kit.aUserWithPasskey('copied')
    await kit.signIn(device, { counter: 7 })
    for (const counter of [7, 3, 0]) {
      await expect(kit.signIn(device, { counter })).rejects.toEqual(rejectsWith('invalid_credentials'))
    }
    expect((await kit.signIn(device, { counter: 8 })).user.username).toBe('copieduser')
  })

  test('of a passkey and its clone, used at the same moment, one signs in', async () => {
    const { device } = await kit.aUserWithPasskey('pair')
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => kit.signIn(device, { counter: 9 })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a passkey without a counter, which several devices share, signs in again and again', async () => {
    const { device } = await kit.aUserWithPasskey('synced')
    for (let time = 0; time < 3; time += 1) await kit.signIn(device, { counter: 0 })
  })

  test('the configured address counts, whatever it is', async () => {
    vi.stubEnv('SITE_URL', 'https://www.example.com')
    const { viewer } = await aMember(kit.payload, 'address')
    await expect(kit.add(viewer, anAuthenticator('http://localhost:3000'))).rejects.toEqual(rejectsWith('bad_request'))
    const device = anAuthenticator('https://www.example.com')
    await kit.add(viewer, device)
    expect((await kit.signIn(device)).user.username).toBe('addressuser')
    vi.unstubAllEnvs()
  })
})

describe('accounts that cannot sign in by password cannot by passkey', () => {
  const set = (id: number, data: Record<string, unknown>) =>
    kit.payload.db.updateOne({ collection: 'users', id, data, returning: false })

  test('before the email address is confirmed', async () => {
    const { device, id } = await kit.aUserWithPasskey('waiting')
    await set(id, { _verified: false })
    await expect(kit.signIn(device)).rejects.toEqual(rejectsWith('email_not_confirmed'))
    expect(await sessionsOf(kit.payload, id)).toEqual([])
    expect(kit.emailsTo('waiting')).toContain('Please confirm your email address')
  })

  test('while the CMS has locked the account', async () => {
    const { device, id } = await kit.aUserWithPasskey('locked')
    await set(id, { lockUntil: new Date(Date.now() + 60_000).toISOString() })
    await expect(kit.signIn(device)).rejects.toEqual(rejectsWith('too_many_requests'))
    await set(id, { lockUntil: new Date(Date.now() - 1_000).toISOString(), loginAttempts: 900 })
    await kit.signIn(device)
    const { lockUntil, loginAttempts } = await kit.payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect([loginAttempts, lockUntil ?? null]).toEqual([0, null])
  })

  test('after five failed passwords, from the address that they came from and from no other', async () => {
    const { device } = await kit.aUserWithPasskey('guessed')
    const guesser = aBrowser()
    for (let time = 0; time < 5; time += 1) {
      await kit.session.signIn({ username: 'guesseduser', password: 'wrong' }, guesser).catch(() => {})
    }
    await expect(kit.signIn(device, {}, guesser)).rejects.toEqual(rejectsWith('too_many_requests'))
    expect((await kit.signIn(device)).user.username).toBe('guesseduser')
  })

  test('but one that is to be deleted can, so that its owner can keep it', async () => {
    const { device, id } = await kit.aUserWithPasskey('going')
    const deletionAt = new Date(Date.now() + 86_400_000).toISOString()
    await set(id, { deletionAt })
    expect((await kit.signIn(device)).user.deletionAt).toBe(deletionAt)
  })

  test('fifty failures lock the IP address', async () => {
    const browser = aBrowser()
    for (let time = 0; time < 50; time += 1) {
      await expect(kit.signIn(anAuthenticator(), {}, browser)).rejects.toEqual(rejectsWith('invalid_credentials'))
    }
    await expect(kit.signIn(anAuthenticator(), {}, browser)).rejects.toEqual(rejectsWith('too_many_requests'))
  })
})
