import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProfileChanges } from '@/platform/session/update-profile.server'
import type { Viewer } from '@/platform/session/viewer.server'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aSession, sessionCalls } from '../support/data/sign-in'
import { anAccount } from '../support/data/users'

let cms: TestCms
let payload: Payload
let one: Viewer
let two: Viewer

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  one = await aMember('one')
  two = await aMember('two')
})
afterAll(() => cms.stop())

async function aMember(mark: string): Promise<Viewer> {
  const { id } = await anAccount(payload, mark, { role: 'member', plan: 'free' })
  return { audience: 'free', account: { id, role: 'member', plan: 'free', sid: 's', expiresAtS: 1 } }
}

async function update(viewer: Viewer, changes: ProfileChanges) {
  const { updateProfile } = await import('@/platform/session/update-profile.server')
  return (await updateProfile(viewer, changes)).user
}

test('fields that are sent change, others stay', async () => {
  const user = await update(one, { firstName: 'Ada', about: '' })
  expect(user).toMatchObject({ firstName: 'Ada', lastName: 'one last', about: '', username: 'oneuser', plan: 'free' })
})

test('two changes of one member at once are both saved', async () => {
  await Promise.all([update(one, { firstName: 'Both' }), update(one, { lastName: 'There' })])
  expect(await update(one, {})).toMatchObject({ firstName: 'Both', lastName: 'There' })
})

test('a username that another user has is taken; the member’s own is not', async () => {
  await expect(update(one, { username: 'twouser' })).rejects.toMatchObject({
    code: 'conflict',
    fields: { username: 'This username is taken. Choose another one.' },
  })
  expect((await update(two, { username: 'twouser' })).username).toBe('twouser')
})

test('of two members who want one name at once, one gets it', async () => {
  const outcomes = await Promise.allSettled([update(one, { username: 'wanted' }), update(two, { username: 'wanted' })])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes).toContainEqual({ status: 'rejected', reason: expect.objectContaining({ code: 'conflict' }) })
  expect((await payload.count({ collection: 'users', where: { username: { equals: 'wanted' } } })).totalDocs).toBe(1)
})

test('an invalid name is rejected, at its field', async () => {
  await expect(update(one, { username: 'a@b.example' })).rejects.toMatchObject({
    code: 'bad_request',
    fields: { username: expect.stringMatching(/\w/) },
  })
})

test('a field that is not in the profile is rejected by its name, and nothing else is changed', async () => {
  const { POST } = await import('@/app/api/user/update/route')
  const { claims, token } = await aSession(await sessionCalls(), 'twouser')
  for (const field of [
    'id',
    'email',
    'password',
    'role',
    'plan',
    'sessions',
    '_verified',
    'constructor',
    '__proto__',
  ]) {
    const response = await POST(
      new Request('http://localhost:3000/api/user/update', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: `ebs-token=${token}` },
        body: `{"firstName":"Sneaky","${field}":"premium"}`,
      }),
    )
    expect([field, response.status]).toEqual([field, 400])
    expect(await response.json()).toMatchObject({ error: { fields: { [field]: expect.stringMatching(/\w/) } } })
  }
  const { firstName, plan } = await payload.findByID({ collection: 'users', id: claims.userId })
  expect([firstName === 'Sneaky', plan]).toEqual([false, 'free'])
})
