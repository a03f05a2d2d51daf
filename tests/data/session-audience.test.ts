import { AsyncLocalStorage } from 'node:async_hooks'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Plan } from '@/rules/audience'
import { bridge } from '@/runtime/bridge'
import type { RenderContext } from '@/runtime/render-context'
import { signingKey } from '@/runtime/session-token'
import { createDataCache } from '@/server/data-cache'
import { Invalidation } from '@/server/invalidation'
import { createRevokedSessions } from '@/server/revoked-sessions'
import { OpenStreams } from '@/server/session-streams'
import { createTokenVerifier } from '@/server/token-verifier'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { aSession, aSignedInUser, sessionCalls, sessionsOf, withToken } from '../support/data/sign-in'
import { givePlan, PASSWORD } from '../support/data/users'

let cms: TestCms
let payload: Payload
let calls: Awaited<ReturnType<typeof sessionCalls>>
let sessionStore: typeof import('@/platform/session/session-store.server')
let signingOut: typeof import('@/platform/session/sign-out.server')
let ownSessions: typeof import('@/platform/session/own-sessions.server')
let passwords: typeof import('@/features/accounts/change-password.server')
let deleting: typeof import('@/features/accounts/delete-account.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  calls = await sessionCalls()
  sessionStore = await import('@/platform/session/session-store.server')
  signingOut = await import('@/platform/session/sign-out.server')
  ownSessions = await import('@/platform/session/own-sessions.server')
  passwords = await import('@/features/accounts/change-password.server')
  deleting = await import('@/features/accounts/delete-account.server')
})
afterAll(() => cms.stop())
afterEach(() => {
  bridge().server = undefined
})

const signedInUser = (plan: Plan = 'premium') => aSignedInUser(payload, calls, plan)

/** The server's part of the process, which caches tokens, as src/server/handler.ts sets it up. */
function aServer() {
  const revokedSessions = createRevokedSessions()
  const readers = createTokenVerifier({
    key: signingKey(process.env.PAYLOAD_SECRET ?? ''),
    cookieName: 'ebs-token',
    audienceOfSession: sessionStore.audienceOfSession,
    revoked: revokedSessions,
  })
  const render = new AsyncLocalStorage<RenderContext>()
  bridge().server = {
    render,
    data: createDataCache(render, new Invalidation()),
    expire() {},
    expireAt() {},
    routes: { get: () => null, set() {} },
    invalidateUser: readers.invalidateUser,
    revokedSessions,
    sessionStreams: new OpenStreams({ maxStreams: 10 }),
  }
  return { ...readers, revokedSessions }
}

type SignedInUser = Awaited<ReturnType<typeof signedInUser>>
type Change = (person: SignedInUser) => Promise<unknown>

const asAdministrator: Change = async ({ id }) => payload.delete({ collection: 'users', id })
const asPerson = ({ id, token }: SignedInUser) => ({ name: 'premium' as const, id, token })

const ENDINGS: [string, Change][] = [
  ['signing out', ({ token }) => signingOut.signOut(withToken(token))],
  ['the CMS’s own sign-out', (person) => rest(asPerson(person), 'post', 'users/logout')],
  [
    'a revocation from another browser',
    async ({ username }) => {
      const other = await aSession(calls, username)
      await ownSessions.revokeOwnSession(await calls.viewerOf(withToken(other.token)), { end: 'others' })
    },
  ],
  [
    'a password change from another browser',
    async ({ username }) => {
      const other = await calls.viewerOf(withToken((await aSession(calls, username)).token))
      await passwords.changePassword(other, { password: PASSWORD, newPassword: 'quite another one' }, 'x')
    },
  ],
  [
    'a new password set by staff',
    ({ id }) => payload.update({ collection: 'users', id, data: { password: 'quite another one' } }),
  ],
  [
    'the owner’s request to delete the account',
    async (one) => deleting.deleteAccount(await one.viewer(), { password: PASSWORD }, one.username),
  ],
  ['its deletion by an administrator', asAdministrator],
]

describe('the next page of a user with a cached token, also after a restart, follows', () => {
  test.each<[string, Change, string]>([
    ...ENDINGS.map(([what, change]): [string, Change, string] => [what, change, 'visitor']),
    ['a lower plan', ({ id }) => givePlan(payload, id, 'free'), 'free'],
  ])('%s', async (_what, change, expected) => {
    const server = aServer()
    const person = await signedInUser('premium')
    const cookie = `ebs-token=${person.token}`
    await server.resolveAudience(cookie)
    expect(server.cachedAudience(cookie)).toBe('premium')
    await change(person)
    expect(await server.resolveAudience(cookie)).toBe(expected)
    expect(await aServer().resolveAudience(cookie)).toBe(expected)
  })

  test('a higher plan', async () => {
    const server = aServer()
    const { id, token } = await signedInUser('free')
    const cookie = `ebs-token=${token}`
    expect(await server.resolveAudience(cookie)).toBe('free')
    await givePlan(payload, id, 'executive-coaching')
    expect(await server.resolveAudience(cookie)).toBe('premium')
  })

  test('a bulk change of several users', async () => {
    const server = aServer()
    const { id, token } = await signedInUser('free')
    const cookie = `ebs-token=${token}`
    expect(await server.resolveAudience(cookie)).toBe('free')
    await payload.update({ collection: 'users', where: { id: { equals: id } }, data: { role: 'organizer' } })
    expect(await server.resolveAudience(cookie)).toBe('premium')
  })

  test('the end of the session’s lifetime', async () => {
    const { id, sid, token } = await signedInUser()
    const sessions = [{ id: sid, createdAt: new Date(0).toISOString(), expiresAt: new Date().toISOString() }]
    expect(await aServer().resolveAudience(`ebs-token=${token}`)).toBe('premium')
    await payload.db.updateOne({ collection: 'users', id, data: { sessions }, returning: false })
    expect(await aServer().resolveAudience(`ebs-token=${token}`)).toBe('visitor')
  })
})

test('signing out while the database accepts no writes ends the session here, and stores it later', async () => {
  const { POST } = await import('@/app/api/auth/logout/route')
  const server = aServer()
  const person = await signedInUser()
  const cookie = `ebs-token=${person.token}`
  expect(await server.resolveAudience(cookie)).toBe('premium')
  const broken = vi.spyOn(payload.db as unknown as { execute(): unknown }, 'execute')
  broken.mockRejectedValue(new Error('SQLITE_FULL: database or disk is full'))
  const request = new Request('http://localhost:3000/api/auth/logout', { method: 'POST', headers: { cookie } })
  const response = await POST(request)
  broken.mockRestore()
  expect([response.status, response.headers.getSetCookie()]).toEqual([
    200,
    ['ebs-token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0', 'clearSessionCache=1; Path=/; SameSite=Lax; Max-Age=300'],
  ])
  expect(await server.resolveAudience(cookie)).toBe('visitor')
  expect((await person.viewer()).account).toBeNull()
  expect((await calls.refreshSession(withToken(person.token))).user).toBeNull()
  expect((await rest(asPerson(person), 'get', 'users/me')).json).toMatchObject({ user: null })
  // The database still has it, until it can be stored.
  await signingOut.retryRevokedSessions()
  expect([await sessionsOf(payload, person.id), server.revokedSessions.list()]).toEqual([[], []])
})
