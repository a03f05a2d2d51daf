// Also on PostgreSQL: a session ends while its account is being saved.
import crypto from 'node:crypto'
import type { Payload } from 'payload'
import { commitTransaction, createLocalReq, initTransaction } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Plan } from '@/rules/audience'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBrowser, aSignedInUser, sessionCalls, sessionsOf } from '../support/data/sign-in'
import { givePlan, PASSWORD } from '../support/data/users'

let cms: TestCms
let payload: Payload
let calls: Awaited<ReturnType<typeof sessionCalls>>
let sessionStore: typeof import('@/platform/session/session-store.server')
let passwords: typeof import('@/features/accounts/change-password.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  calls = await sessionCalls()
  sessionStore = await import('@/platform/session/session-store.server')
  passwords = await import('@/features/accounts/change-password.server')
})
afterAll(() => cms.stop())
afterEach(() => vi.restoreAllMocks())

const signedInUser = (plan: Plan = 'premium') => aSignedInUser(payload, calls, plan)

const sids = async (id: number) => (await sessionsOf(payload, id)).map((session) => session.id).sort()

/** Makes a change while the next password is being hashed. */
function whileHashing(change: () => Promise<unknown>): void {
  const { pbkdf2 } = crypto
  const slow = (...args: Parameters<typeof crypto.pbkdf2>) => void change().then(() => pbkdf2(...args))
  vi.spyOn(crypto, 'pbkdf2').mockImplementationOnce(slow)
}

describe('signing in writes only the session', () => {
  test('a plan and a role that staff change at the same time stay', async () => {
    const { id, username } = await signedInUser('free')
    whileHashing(async () => {
      await payload.update({ collection: 'users', id, data: { role: 'organizer' } })
      await givePlan(payload, id, 'premium')
    })
    const { user } = await calls.signIn({ username, password: PASSWORD }, aBrowser())
    expect(user.id).toBe(id)
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ plan: 'premium', role: 'organizer' })
  })

  test('a password that is replaced at the same time no longer signs in', async () => {
    const { id, username } = await signedInUser()
    whileHashing(() => payload.update({ collection: 'users', id, data: { password: 'quite another one' } }))
    const old = calls.signIn({ username, password: PASSWORD }, aBrowser())
    await expect(old).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(await sids(id)).toEqual([])
    expect((await calls.signIn({ username, password: 'quite another one' }, aBrowser())).user.id).toBe(id)
  })

  test('a plan that is changed while its owner changes the password stays', async () => {
    const { id, sid, viewer } = await signedInUser('free')
    const who = await viewer()
    whileHashing(async () => {})
    whileHashing(() => givePlan(payload, id, 'premium'))
    const body = { password: PASSWORD, newPassword: 'quite another one' }
    await passwords.changePassword(who, body, aBrowser().address)
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ plan: 'premium' })
    expect(await sids(id)).toEqual([sid])
    expect((await viewer()).audience).toBe('premium')
  })

  test('a password hashed by us is accepted by the CMS, which would hash it the same way', async () => {
    const { id, username, viewer } = await signedInUser()
    const body = { password: PASSWORD, newPassword: 'quite another one' }
    await passwords.changePassword(await viewer(), body, aBrowser().address)
    const hashOf = async () => (await payload.findByID({ collection: 'users', id, showHiddenFields: true })).hash
    const before = await hashOf()
    const { user } = await payload.login({
      collection: 'users',
      data: { email: username.replace(/user$/, '@example.com'), password: 'quite another one' },
    })
    expect([user?.id, await hashOf()]).toEqual([id, before])
  })
})

describe('a person’s time of change', () => {
  const changedAt = async (id: number) => (await payload.findByID({ collection: 'users', id })).updatedAt
  const seenOn = async (id: number) => (await payload.findByID({ collection: 'users', id })).lastSeenOn

  test('is that of the last change of the person, not of a sign-in, a failure or a visit', async () => {
    const { id, sid, username } = await signedInUser()
    const before = await changedAt(id)
    await calls.signIn({ username, password: 'not this one' }, aBrowser()).catch(() => {})
    const failed = await payload.findByID({ collection: 'users', id, showHiddenFields: true })
    expect(failed.loginAttempts).toBe(1)
    await calls.signIn({ username, password: PASSWORD }, aBrowser())
    await sessionStore.extendSession({ userId: id, sid })
    expect(await changedAt(id)).toBe(before)
    await payload.update({ collection: 'users', id, data: { firstName: 'Edie' } })
    expect(await changedAt(id)).not.toBe(before)
  })

  test('the day of the last visit is noted at a sign-in, and with the first extension of a later day', async () => {
    const { id, sid } = await signedInUser()
    const today = `${new Date().toISOString().slice(0, 10)}T12:00:00.000Z`
    expect(await seenOn(id)).toBe(today)
    await payload.db.updateOne({ collection: 'users', id, data: { lastSeenOn: '2026-01-05T12:00:00.000Z' } })
    // A save of the form does not write it.
    await payload.update({ collection: 'users', id, data: { lastSeenOn: null } })
    expect(await seenOn(id)).toBe('2026-01-05T12:00:00.000Z')
    await sessionStore.extendSession({ userId: id, sid })
    expect(await seenOn(id)).toBe(today)
  })
})

describe('simultaneous changes of one user’s sessions', () => {
  test('new and extended ones stay, and the ended one is gone', async () => {
    const { id, sid } = await signedInUser()
    const ending = await sessionStore.createSession(id)
    const [begun, lengthened] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => sessionStore.createSession(id))),
      Promise.all(Array.from({ length: 4 }, () => sessionStore.extendSession({ userId: id, sid }))),
      sessionStore.revokeSession({ userId: id, sid: ending ?? '' }),
    ])
    expect(lengthened.map((user) => user?.id)).toEqual([id, id, id, id])
    expect(await sids(id)).toEqual([sid, ...begun].sort())
  })

  test('one that ends while staff save its user does not come back', async () => {
    const { id, sid } = await signedInUser('free')
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.update({ collection: 'users', id, data: { firstName: 'Saved' }, req })
    const ended = sessionStore.revokeSession({ userId: id, sid })
    await commitTransaction(req)
    await ended
    expect(await payload.findByID({ collection: 'users', id })).toMatchObject({ firstName: 'Saved', sessions: [] })
  })
})
