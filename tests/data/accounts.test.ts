// Also on PostgreSQL: names and addresses are unique, in any case of emails.
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { type RestResponse, rest } from '../support/data/http'
import { anAccount, createViewers, PASSWORD, type Viewer, type ViewerName } from '../support/data/users'
import { emailsTo, tokenOf } from '../support/outbox'

let cms: TestCms
let payload: Payload
let people: Record<ViewerName, Viewer>
const visitor: Viewer = { name: 'visitor', id: null, token: null }
const newAdministrator = {
  email: 'new@example.com',
  username: 'new',
  password: PASSWORD,
  role: 'administrator',
  plan: 'premium',
}

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
})
afterAll(() => cms.stop())

const roleOf = async (id: number | null) => {
  const { role, plan } = await payload.findByID({ collection: 'users', id: Number(id) })
  return { role, plan }
}
const allRoles = async () => {
  const { docs } = await payload.find({ collection: 'users', pagination: false, depth: 0, sort: 'id' })
  return docs.map(({ username, role, plan }) => [username, role, plan])
}
const canSignIn = (email: string, password: string) =>
  payload.login({ collection: 'users', data: { email, password } }).then(
    () => true,
    () => false,
  )
const newUser = ({ json }: RestResponse) => (json as { doc: { id: number } }).doc.id

describe('the first account of an empty system', () => {
  beforeEach(() => payload.delete({ collection: 'users', where: { id: { exists: true } } }))

  test('is an administrator, whatever role the browser sends', async () => {
    const { status } = await rest(visitor, 'post', 'users/first-register', { ...newAdministrator, role: 'member' })
    expect(status).toBe(200)
    expect(await allRoles()).toEqual([['new', 'administrator', 'free']])
  })

  test('has the role that our code sets, as the demo does', async () => {
    await anAccount(payload, 'demo', { role: 'member', plan: 'free' })
    expect(await allRoles()).toEqual([['demouser', 'member', 'free']])
  })

  test('is the only account that can register', async () => {
    await rest(visitor, 'post', 'users/first-register', newAdministrator)
    const second = await rest(visitor, 'post', 'users/first-register', {
      ...newAdministrator,
      email: 'b@example.com',
      username: 'b',
    })
    expect(second.status).toBe(403)
    expect(await allRoles()).toHaveLength(1)
  })

  test('of two that register at once, one is created', async () => {
    const responses = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        rest(visitor, 'post', 'users/first-register', {
          ...newAdministrator,
          email: `${name}@example.com`,
          username: name,
        }),
      ),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    expect((await allRoles()).map(([, role]) => role)).toEqual(['administrator'])
  })
})

describe('no one can create an administrator without being one', () => {
  beforeAll(async () => {
    await payload.delete({ collection: 'users', where: { id: { exists: true } } })
    people = await createViewers(payload)
  })

  test.each(['free', 'premium', 'organizer', 'editor', 'manager'] as const)(
    '%s cannot set their own role and plan',
    async (name) => {
      const { id } = people[name]
      const before = await roleOf(id)
      await rest(people[name], 'patch', `users/${id}`, { role: 'administrator' })
      await rest(people[name], 'patch', `users?where[id][equals]=${id}`, { role: 'administrator' })
      await rest(people[name], 'post', 'users/refresh-token', { role: 'administrator' })
      await rest(people[name], 'post', `users/access/${id}`, { role: 'administrator' })
      expect(await roleOf(id)).toEqual(before)
    },
  )

  test.each(['free', 'premium', 'organizer', 'editor'] as const)('%s cannot create an account', async (name) => {
    const before = await allRoles()
    await rest(people[name], 'post', 'users', newAdministrator)
    await rest(people[name], 'post', 'users/first-register', newAdministrator)
    expect(await allRoles()).toEqual(before)
  })

  test.each(['organizer', 'editor', 'manager', 'administrator'] as const)('%s cannot set a plan', async (name) => {
    await rest(people[name], 'patch', `users/${people[name].id}`, { plan: 'executive-coaching', firstName: 'Changed' })
    expect(await roleOf(people[name].id)).toEqual({ role: name, plan: 'free' })
  })

  test('a manager creates members, never staff', async () => {
    const made = newUser(await rest(people.manager, 'post', 'users', newAdministrator))
    expect(await roleOf(made)).toEqual({ role: 'member', plan: 'free' })
    await rest(people.manager, 'patch', `users/${made}`, { role: 'editor', plan: 'standard' })
    expect(await roleOf(made)).toEqual({ role: 'member', plan: 'free' })
    await payload.delete({ collection: 'users', id: made })
  })

  test('an administrator creates staff', async () => {
    const made = newUser(await rest(people.administrator, 'post', 'users', { ...newAdministrator, role: 'editor' }))
    expect(await roleOf(made)).toEqual({ role: 'editor', plan: 'free' })
    await payload.delete({ collection: 'users', id: made })
  })
})

describe('no one can take over another account', () => {
  const theirs = 'ownadministrator@example.com'

  test.each(['visitor', 'premium', 'organizer', 'editor', 'manager'] as const)(
    '%s cannot set an administrator’s password or email address',
    async (name) => {
      const stolen = { password: 'stolen-stolen', email: 'stolen@example.com', username: 'stolen', lockUntil: null }
      const { id } = people.administrator
      await rest(people[name], 'patch', `users/${id}`, stolen)
      await rest(people[name], 'patch', `users?where[role][equals]=administrator`, stolen)
      await rest(people[name], 'post', 'users/reset-password', { token: null, password: 'stolen-stolen' })
      await rest(people[name], 'delete', `users/${id}`)
      expect(await canSignIn(theirs, PASSWORD)).toBe(true)
      expect(await canSignIn('stolen@example.com', 'stolen-stolen')).toBe(false)
    },
  )

  test('a forgotten password gets the same response for all, its token is only in the email, and writes still work', async () => {
    const known = await rest(visitor, 'post', 'users/forgot-password', { email: theirs })
    const unknown = await rest(visitor, 'post', 'users/forgot-password', { email: 'unknown@example.com' })
    expect(known.status).toBe(200)
    expect(known).toEqual(unknown)
    const emails = () =>
      emailsTo(theirs, cms.env.DATA_DIR ?? '').filter(({ subject }) => subject === 'Set a new password')
    await expect.poll(() => emails().map(tokenOf)).toEqual([expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/)])
    expect(known.text).not.toContain(emails().map(tokenOf)[0])
    await payload.create({ collection: 'categories', data: { title: 'After', slug: 'after', taxonomy: 'recipes' } })
  })

  test.each(['free', 'organizer', 'editor', 'manager'] as const)(
    '%s cannot search for a token, hash or salt character by character',
    async (name) => {
      for (const field of ['resetPasswordToken', 'hash', 'salt', 'resetPasswordExpiration', 'loginAttempts']) {
        const right = await rest(people[name], 'get', `users?where[${field}][exists]=true`)
        const wrong = await rest(people[name], 'get', `users?where[${field}][like]=no-such-beginning`)
        const sorted = await rest(people[name], 'get', `users?sort=${field}&limit=1`)
        expect({ field, right: right.status, wrong: wrong.status, sorted: sorted.status }).toEqual({
          field,
          right: 400,
          wrong: 400,
          sorted: 400,
        })
      }
    },
  )

  test.each(['visitor', 'free', 'organizer', 'editor'] as const)('%s cannot unlock an account', async (name) => {
    const { status } = await rest(people[name], 'post', 'users/unlock', { email: theirs })
    expect(status).toBe(403)
  })

  test('GET /me and /access return nothing about others', async () => {
    for (const name of ['visitor', 'free', 'editor'] as const) {
      const me = await rest(people[name], 'get', 'users/me?depth=5')
      expect((me.json as { user: { id: number } | null }).user?.id ?? null).toBe(people[name].id)
      const access = await rest(people[name], 'get', 'access')
      expect(access.text).not.toContain('@example.com')
    }
  })

  test.each(['free', 'organizer', 'editor'] as const)(
    '%s cannot read other users through a relation of their own rows',
    async (name) => {
      await payload.create({ collection: 'favourites', data: { member: Number(people[name].id), item: 1, kept: true } })
      await payload.create({
        collection: 'favourites',
        data: { member: Number(people.administrator.id), item: Number(people[name].id), kept: true },
      })
      const others = await rest(
        people[name],
        'get',
        `favourites?where[member][equals]=${people.administrator.id}&depth=5`,
      )
      const byMail = await rest(people[name], 'get', `favourites?where[member.email][equals]=${theirs}&depth=5`)
      expect((others.json as { totalDocs: number }).totalDocs).toBe(0)
      expect((byMail.json as { totalDocs?: number }).totalDocs ?? 0).toBe(0)
    },
  )

  test.each(['visitor', 'free', 'premium'] as const)(
    '%s cannot lock a document for the editors, nor store preferences of the admin',
    async (name) => {
      const lock = { globalSlug: 'navigation', user: { relationTo: 'users', value: people[name].id } }
      expect((await rest(people[name], 'post', 'payload-locked-documents', lock)).status).toBe(403)
      expect((await rest(people[name], 'post', 'payload-preferences/x', { value: 'x'.repeat(1_000) })).status).toBe(403)
      expect((await payload.count({ collection: 'payload-locked-documents' })).totalDocs).toBe(0)
      expect((await payload.count({ collection: 'payload-preferences' })).totalDocs).toBe(0)
    },
  )
})

test('deleting an account deletes all its rows', async () => {
  const { id } = await anAccount(payload, 'gone', { role: 'member', plan: 'free' })
  const lastSeenAt = new Date().toISOString()
  await payload.create({ collection: 'devices', data: { member: id, device: 'd', lastSeenAt } })
  await payload.create({ collection: 'favourites', data: { member: id, item: 7, kept: true } })
  await payload.create({ collection: 'watches', data: { member: id, item: 7 } })
  await payload.create({ collection: 'viewings', data: { member: id, item: 7, day: '2026-11-22' } })
  await payload.create({ collection: 'ratings', data: { member: id, item: 7, rating: 5 } })
  expect((await rest(people.administrator, 'delete', `users/${id}`)).status).toBe(200)
  for (const collection of ['favourites', 'watches', 'viewings', 'ratings'] as const)
    expect((await payload.count({ collection, where: { item: { equals: 7 } } })).totalDocs).toBe(0)
  expect((await payload.count({ collection: 'devices' })).totalDocs).toBe(0)
})
