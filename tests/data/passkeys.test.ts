import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Viewer } from '@/features/session/viewer'
import { anAuthenticator } from '../support/authenticator'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember, VISITOR } from '../support/data/members'
import { PASSWORD } from '../support/data/people'
import { aBrowser, cookieValue, readSession, sessionCalls, sessionsOf, withToken } from '../support/data/sign-in'

let cms: TestCms
let payload: Payload
let own: typeof import('@/features/passkeys/own-passkeys')
let door: typeof import('@/features/passkeys/sign-in')
let statements: typeof import('@/cms/statements')
let session: Awaited<ReturnType<typeof sessionCalls>>

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported only now: they load the CMS, which reads the environment.
  own = await import('@/features/passkeys/own-passkeys')
  door = await import('@/features/passkeys/sign-in')
  statements = await import('@/cms/statements')
  session = await sessionCalls()
})
afterAll(() => cms.stop())
afterEach(() => vi.useRealTimers())

type Device = ReturnType<typeof anAuthenticator>
type Odd = Parameters<Device['create']>[1]

const optionsFor = (viewer: Viewer) => own.addOptions(viewer, { password: PASSWORD }, aBrowser().address)

async function add(viewer: Viewer, device: Device, odd?: Odd) {
  const { options } = await optionsFor(viewer)
  return own.addPasskey(viewer, { name: 'My phone', response: device.create(options, odd) })
}

async function signIn(device: Device, odd?: Odd, browser = aBrowser()) {
  const { options } = await door.signInOptions(aBrowser().address)
  return door.signInWithPasskey({ response: device.get(options, odd) }, browser)
}

/** Somebody with a passkey. */
async function aKeyholder(mark: string) {
  const member = await aMember(payload, mark)
  const device = anAuthenticator()
  const { passkeys } = await add(member.viewer, device)
  return { ...member, device, passkeyId: passkeys[0]?.id ?? 0 }
}

const refused = (code: string) => expect.objectContaining({ code })
const challenges = async () => (await payload.count({ collection: 'passkeyChallenges' })).totalDocs
const later = (ms: number) => vi.useFakeTimers({ now: Date.now() + ms, toFake: ['Date'] })

function lettersTo(mark: string): string[] {
  const folder = join(cms.env.DATA_DIR ?? '', 'outbox')
  const letters = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  return letters.filter(({ to }) => to === `${mark}@example.com`).map(({ subject }) => subject)
}

describe('a passkey', () => {
  test('is added, signs in, says when it was used, and is removed', async () => {
    const { device, id, passkeyId, viewer } = await aKeyholder('ana')
    const [before] = (await own.ownPasskeys(viewer)).passkeys
    expect(before).toEqual({ id: passkeyId, name: 'My phone', createdAt: expect.any(String), lastUsedAt: null })
    const { cookies, user } = await signIn(device)
    expect(user).toMatchObject({ id, username: 'anauser' })
    const { claims, token } = await readSession(cookieValue(cookies, 'ebs-token'))
    expect((await sessionsOf(payload, id)).map(({ id: sid }) => sid)).toContain(claims.sid)
    expect((await session.viewerOf(withToken(token))).account).toMatchObject({ id, plan: 'free' })
    expect((await own.ownPasskeys(viewer)).passkeys[0]?.lastUsedAt).toEqual(expect.any(String))
    expect(await own.removePasskey(viewer, { id: passkeyId })).toEqual({ passkeys: [] })
    await expect(signIn(device)).rejects.toEqual(refused('invalid_credentials'))
  })

  test('signs in as a password does: for 30 days, with the browser noted and its cookie', async () => {
    const { device, id } = await aKeyholder('same')
    const byPassword = await session.signIn({ username: 'sameuser', password: PASSWORD }, aBrowser())
    const byPasskey = await signIn(device)
    const shape = (cookies: readonly string[]) => cookies.map((cookie) => cookie.replace(/=[^;]+/, ''))
    expect(shape(byPasskey.cookies)).toEqual(shape(byPassword.cookies))
    expect({ ...byPasskey.user, jwtAuthExpiration: 0 }).toEqual({ ...byPassword.user, jwtAuthExpiration: 0 })
    const { claims } = await readSession(cookieValue(byPasskey.cookies, 'ebs-token'))
    const opened = (await sessionsOf(payload, id)).find((one) => one.id === claims.sid)
    const days = (new Date(opened?.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    const devices = await payload.find({ collection: 'devices', where: { sid: { equals: claims.sid } } })
    expect(devices.totalDocs).toBe(1)
    const refreshed = await session.refreshSession(withToken(cookieValue(byPasskey.cookies, 'ebs-token') ?? ''))
    expect(refreshed.user).toMatchObject({ id })
  })

  test('is told by letter to its owner', async () => {
    await aKeyholder('written')
    expect(lettersTo('written')).toEqual(['A passkey was added to your account'])
  })

  test('needs the password of now', async () => {
    const { viewer } = await aMember(payload, 'guess')
    const asked = own.addOptions(viewer, { password: 'wrong' }, aBrowser().address)
    await expect(asked).rejects.toMatchObject({ code: 'bad_request', fields: { password: expect.any(String) } })
    await expect(own.addOptions(VISITOR, { password: PASSWORD }, aBrowser().address)).rejects.toEqual(
      refused('unauthenticated'),
    )
  })

  test('is removed by nobody but its owner', async () => {
    const { device, passkeyId } = await aKeyholder('owner')
    const other = await aMember(payload, 'other')
    await expect(own.removePasskey(other.viewer, { id: passkeyId })).rejects.toEqual(refused('not_found'))
    expect(await own.ownPasskeys(other.viewer)).toEqual({ passkeys: [] })
    expect((await signIn(device)).user.username).toBe('owneruser')
  })

  test('is one: the same credential is added to no second account', async () => {
    const { device } = await aKeyholder('first')
    const second = await aMember(payload, 'second')
    await expect(add(second.viewer, device)).rejects.toEqual(refused('conflict'))
  })

  test('is one of ten at most, also of those added at once', async () => {
    const { id, viewer } = await aMember(payload, 'many')
    const devices = Array.from({ length: 12 }, () => anAuthenticator())
    const asked: Awaited<ReturnType<typeof optionsFor>>[] = []
    for (const _ of devices) asked.push(await optionsFor(viewer))
    const outcomes = await Promise.allSettled(
      devices.map((device, index) =>
        own.addPasskey(viewer, { name: 'One', response: device.create(asked[index]?.options ?? { challenge: '' }) }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect((await payload.count({ collection: 'passkeys', where: { member: { equals: id } } })).totalDocs).toBe(10)
    await expect(optionsFor(viewer)).rejects.toEqual(refused('conflict'))
  })

  test('goes with the account, and is in the copy of its owner’s data by name and dates', async () => {
    const { device, id, viewer } = await aKeyholder('leaving')
    await signIn(device)
    const { ownData } = await import('@/features/accounts/own-data')
    const passkey = {
      id: expect.any(Number),
      name: 'My phone',
      lastUsedAt: expect.any(String),
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    }
    // No other field of it.
    expect(await ownData(viewer)).toEqual(expect.objectContaining({ passkeys: [passkey] }))
    await payload.delete({ collection: 'users', id })
    await expect(signIn(device)).rejects.toEqual(refused('invalid_credentials'))
  })
})

describe('a challenge', () => {
  test('is good once, to add and to sign in', async () => {
    const { device, viewer } = await aKeyholder('once')
    const { options } = await optionsFor(viewer)
    const [one, two] = [anAuthenticator(), anAuthenticator()]
    await own.addPasskey(viewer, { name: 'One', response: one.create(options) })
    await expect(own.addPasskey(viewer, { name: 'Two', response: two.create(options) })).rejects.toEqual(
      refused('bad_request'),
    )
    const asked = await door.signInOptions(aBrowser().address)
    const response = device.get(asked.options)
    await door.signInWithPasskey({ response }, aBrowser())
    await expect(door.signInWithPasskey({ response }, aBrowser())).rejects.toEqual(refused('invalid_credentials'))
    await expect(door.signInWithPasskey({ response: device.get(asked.options) }, aBrowser())).rejects.toEqual(
      refused('invalid_credentials'),
    )
  })

  test('of many answers at once to one, one signs in', async () => {
    const { device } = await aKeyholder('race')
    const { options } = await door.signInOptions(aBrowser().address)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 8 }, () => door.signInWithPasskey({ response: device.get(options) }, aBrowser())),
    )
    // The account's limit refuses some of them before they are looked at.
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('is over after five minutes', async () => {
    const { device, viewer } = await aKeyholder('late')
    const [adding, signing] = [await optionsFor(viewer), await door.signInOptions(aBrowser().address)]
    later(5 * 60_000 + 1)
    const response = anAuthenticator().create(adding.options)
    await expect(own.addPasskey(viewer, { name: 'Late', response })).rejects.toEqual(refused('bad_request'))
    await expect(door.signInWithPasskey({ response: device.get(signing.options) }, aBrowser())).rejects.toEqual(
      refused('invalid_credentials'),
    )
  })

  test('works until then', async () => {
    const { device } = await aKeyholder('intime')
    const { options } = await door.signInOptions(aBrowser().address)
    later(5 * 60_000 - 5_000)
    expect((await door.signInWithPasskey({ response: device.get(options) }, aBrowser())).user.username).toBe(
      'intimeuser',
    )
  })

  test('that nobody answered is swept away by the next one', async () => {
    for (let time = 0; time < 3; time += 1) await door.signInOptions(aBrowser().address)
    expect(await challenges()).toBeGreaterThanOrEqual(3)
    later(10 * 60_000)
    await door.signInOptions(aBrowser().address)
    expect(await challenges()).toBe(1)
  })

  test('is its asker’s: another member’s, or one for signing in, adds nothing', async () => {
    const [one, two] = [await aMember(payload, 'asker'), await aMember(payload, 'taker')]
    const { options } = await optionsFor(one.viewer)
    const signing = await door.signInOptions(aBrowser().address)
    for (const challenge of [options.challenge, signing.options.challenge, 'made-up']) {
      const response = anAuthenticator().create({ challenge })
      await expect(own.addPasskey(two.viewer, { name: 'x', response })).rejects.toEqual(refused('bad_request'))
    }
    const keyholder = await aKeyholder('mixed')
    const adding = await optionsFor(keyholder.viewer)
    const response = keyholder.device.get(adding.options)
    await expect(door.signInWithPasskey({ response }, aBrowser())).rejects.toEqual(refused('invalid_credentials'))
  })

  test('can be asked for sixty times from one address in ten minutes', async () => {
    const { address } = aBrowser()
    for (let time = 0; time < 60; time += 1) await door.signInOptions(address)
    await expect(door.signInOptions(address)).rejects.toEqual(refused('too_many_requests'))
  })
})

describe('the server decides', () => {
  test.each<[string, Odd]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another site’s passkey', { rpId: 'evil.example' }],
    ['a device that has not made sure who holds it', { verified: false }],
    ['another person’s handle', { userHandle: 'c29tZWJvZHkgZWxzZQ' }],
    ['a challenge of its own', { challenge: 'bWFkZSB1cA' }],
  ])('nobody signs in with %s', async (what, odd) => {
    const { device } = await aKeyholder(`in${what.replace(/\W/g, '')}`)
    await expect(signIn(device, odd)).rejects.toEqual(refused('invalid_credentials'))
  })

  test.each<[string, Odd]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another site’s passkey', { rpId: 'evil.example' }],
    ['a device that has not made sure who holds it', { verified: false }],
    ['a statement with certificates', { attestation: { fmt: 'packed', attStmt: new Map([['x5c', []]]) } }],
    ['a statement of another kind', { attestation: { fmt: 'android-safetynet', attStmt: new Map() } }],
  ])('nothing is added with %s', async (what, odd) => {
    const { viewer } = await aMember(payload, `add${what.replace(/\W/g, '')}`)
    await expect(add(viewer, anAuthenticator(), odd)).rejects.toEqual(refused('bad_request'))
    expect(await own.ownPasskeys(viewer)).toEqual({ passkeys: [] })
  })

  test('a copy of a passkey, whose count stays behind, is refused', async () => {
    const { device } = await aKeyholder('copied')
    await signIn(device, { counter: 7 })
    for (const counter of [7, 3, 0]) {
      await expect(signIn(device, { counter })).rejects.toEqual(refused('invalid_credentials'))
    }
    expect((await signIn(device, { counter: 8 })).user.username).toBe('copieduser')
  })

  test('of a passkey and its copy, used at the same moment, one signs in', async () => {
    const { device } = await aKeyholder('pair')
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => signIn(device, { counter: 9 })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a passkey that does not count, since several devices have it, signs in again and again', async () => {
    const { device } = await aKeyholder('synced')
    for (let time = 0; time < 3; time += 1) await signIn(device, { counter: 0 })
  })

  test('the configured address counts, whatever it is', async () => {
    vi.stubEnv('SITE_URL', 'https://www.example.com')
    const { viewer } = await aMember(payload, 'address')
    await expect(add(viewer, anAuthenticator('http://localhost:3000'))).rejects.toEqual(refused('bad_request'))
    const device = anAuthenticator('https://www.example.com')
    await add(viewer, device)
    expect((await signIn(device)).user.username).toBe('addressuser')
    vi.unstubAllEnvs()
  })
})

describe('accounts that may not sign in by a password do not by a passkey', () => {
  const set = (id: number, data: Record<string, unknown>) =>
    payload.db.updateOne({ collection: 'users', id, data, returning: false })

  test('before the e-mail address is confirmed', async () => {
    const { device, id } = await aKeyholder('waiting')
    await set(id, { _verified: false })
    await expect(signIn(device)).rejects.toEqual(refused('email_not_confirmed'))
    expect(await sessionsOf(payload, id)).toEqual([])
    expect(lettersTo('waiting')).toContain('Please confirm your e-mail address')
  })

  test('while the CMS has locked it', async () => {
    const { device, id } = await aKeyholder('locked')
    await set(id, { lockUntil: new Date(Date.now() + 60_000).toISOString() })
    await expect(signIn(device)).rejects.toEqual(refused('too_many_requests'))
    await set(id, { lockUntil: new Date(Date.now() - 1_000).toISOString(), loginAttempts: 900 })
    await signIn(device)
    const { lockUntil, loginAttempts } = await payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect([loginAttempts, lockUntil ?? null]).toEqual([0, null])
  })

  test('after five failed passwords', async () => {
    const { device } = await aKeyholder('guessed')
    for (let time = 0; time < 5; time += 1) {
      await session.signIn({ username: 'guesseduser', password: 'wrong' }, aBrowser()).catch(() => {})
    }
    await expect(signIn(device)).rejects.toEqual(refused('too_many_requests'))
  })

  test('and one that is to be deleted may, to be kept', async () => {
    const { device, id } = await aKeyholder('going')
    const deletionAt = new Date(Date.now() + 86_400_000).toISOString()
    await set(id, { deletionAt })
    expect((await signIn(device)).user.deletionAt).toBe(deletionAt)
  })

  test('failures count for the address', async () => {
    const browser = aBrowser()
    for (let time = 0; time < 5; time += 1) {
      await expect(signIn(anAuthenticator(), {}, browser)).rejects.toEqual(refused('invalid_credentials'))
    }
    await expect(signIn(anAuthenticator(), {}, browser)).rejects.toEqual(refused('too_many_requests'))
  })
})

test('a passkey stays when the password changes and all are signed out', async () => {
  const { device, id, viewer } = await aKeyholder('stays')
  const { changePassword } = await import('@/features/accounts/change-password')
  await changePassword(viewer, { password: PASSWORD, newPassword: 'another horse' }, aBrowser().address)
  expect((await signIn(device)).user.id).toBe(id)
})

test('the table of challenges names nobody for signing in', async () => {
  await door.signInOptions(aBrowser().address)
  const rows = await statements.readRows(
    'a test',
    sql`select member_id from passkey_challenges order by id desc limit 1`,
  )
  expect(Number(rows[0]?.member_id)).toBe(0)
})
