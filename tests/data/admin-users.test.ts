import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { type RestResponse, rest } from '../support/data/http'
import { anAccount, createViewers, PASSWORD, type Viewer, type ViewerName } from '../support/data/users'
import { emailsTo, tokenOf } from '../support/outbox'

let cms: TestCms
let payload: Payload
let people: Record<ViewerName, Viewer>
const visitor: Viewer = { name: 'visitor', id: null, token: null }

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
})
afterAll(() => cms.stop())

const emails = (email: string) => emailsTo(email, cms.env.DATA_DIR ?? '')
const canSignIn = (email: string, password: string) =>
  payload.login({ collection: 'users', data: { email, password } }).then(
    () => true,
    () => false,
  )
/** The error message at a field, as the admin shows it. */
const messageOf = (field: string, { json }: RestResponse) =>
  (json as { errors: { data?: { errors?: { path: string; message: string }[] } }[] }).errors[0]?.data?.errors?.find(
    ({ path }) => path === field,
  )?.message
const setBy = async (token: string, password: string) =>
  (await import('@/features/accounts/reset-password.server')).resetPassword({ token, password })

test('the first administrator’s password follows the rules, works at once, and needs no email', async () => {
  const first = { email: 'first@example.org', username: 'firstone' }
  for (const password of ['abc', '12345678', 'firstone']) {
    const refused = await rest(visitor, 'post', 'users/first-register', { ...first, password })
    expect([refused.status, messageOf('password', refused)]).toEqual([400, expect.any(String)])
  }
  const made = await rest(visitor, 'post', 'users/first-register', { ...first, password: 'a good long one' })
  expect(made.status).toBe(200)
  expect(made.text).not.toMatch(/"token"|eyJ/)
  expect(await canSignIn(first.email, 'a good long one')).toBe(true)
  expect(emails(first.email)).toEqual([])
  await payload.delete({ collection: 'users', where: { id: { exists: true } } })
})

describe('passwords and email addresses', () => {
  beforeAll(async () => {
    people = await createViewers(payload)
  })

  test.each<[ViewerName, ViewerName]>([
    ['organizer', 'organizer'],
    ['manager', 'manager'],
    ['administrator', 'administrator'],
    ['manager', 'free'],
    ['administrator', 'free'],
    ['administrator', 'editor'],
  ])('%s cannot change the %s in the CMS, and is told where to do it', async (by, whose) => {
    const { id } = people[whose]
    const email = `own${whose}@example.com`
    const password = await rest(people[by], 'patch', `users/${id}`, { password: 'chosen by staff' })
    expect([password.status, messageOf('password', password)]).toEqual([
      400,
      expect.stringMatching(/account page|Send a link/),
    ])
    const address = await rest(people[by], 'patch', `users/${id}`, { email: 'taken@example.org' })
    expect([address.status, messageOf('email', address)]).toEqual([400, expect.stringMatching(/account page/)])
    const inBulk = await rest(people[by], 'patch', `users?where[id][equals]=${id}`, { password: 'chosen by staff' })
    expect((inBulk.json as { errors: unknown[] }).errors).not.toEqual([])
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, 'chosen by staff')]).toEqual([true, false])
  })

  test('the other fields of the admin’s form are saved, and the address stays', async () => {
    const { id } = people.free
    const sent = { firstName: 'Changed', email: 'OwnFree@example.com' }
    expect((await rest(people.manager, 'patch', `users/${id}`, sent)).status).toBe(200)
    const { email, firstName } = await payload.findByID({ collection: 'users', id: Number(id) })
    expect({ email, firstName }).toEqual({ email: 'ownfree@example.com', firstName: 'Changed' })
  })
})

describe('a new user', () => {
  test('is invited: without a known password, and with a link to set one', async () => {
    const email = 'invited@example.org'
    const body = {
      email,
      username: 'invited',
      firstName: 'Ida',
      password: 'chosen by the manager',
      role: 'member',
      plan: 'free',
    }
    expect((await rest(people.manager, 'post', 'users', body)).status).toBe(201)
    expect(await canSignIn(email, 'chosen by the manager')).toBe(false)
    const [sent, ...more] = emails(email)
    expect([sent?.subject, more]).toEqual(['Your account is ready', []])
    expect(sent?.text).toContain('invited')
    await setBy(sent ? tokenOf(sent) : '', 'her own long password')
    expect(await canSignIn(email, 'her own long password')).toBe(true)
    await expect(setBy(sent ? tokenOf(sent) : '', 'once more, please')).rejects.toMatchObject({
      code: 'bad_request',
    })
  })
})

describe('the link to set a password', () => {
  const send = async (by: ViewerName, id: number) => {
    const { role, plan } = { role: by === 'free' ? 'member' : by, plan: 'free' } as const
    const { sendPasswordLink } = await import('@/features/accounts/password-link.server')
    const account = { id: Number(people[by].id), role, plan, sid: 'x', expiresAtS: 0 }
    // The demo's role names are those of the accounts.
    return sendPasswordLink({ audience: 'premium', account } as Parameters<typeof sendPasswordLink>[0], { id })
  }

  test('is sent to the user, whose password works until the link is used', async () => {
    const { email, id } = await anAccount(payload, 'locked', { role: 'member', plan: 'free' })
    expect(await send('manager', id)).toEqual({ ok: true, email })
    expect(await canSignIn(email, PASSWORD)).toBe(true)
    const sent = emails(email).at(-1)
    expect(sent?.subject).toBe('Set a new password')
    await setBy(sent ? tokenOf(sent) : '', 'another long one')
    expect(await canSignIn(email, 'another long one')).toBe(true)
    expect(emails(email).at(-1)?.subject).toBe('Your password was changed')
  })

  test('is sent by managers to members, by administrators to all users, and by no one else', async () => {
    const editor = Number(people.editor.id)
    await expect(send('editor', editor)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(send('manager', editor)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await send('administrator', editor)).toMatchObject({ ok: true })
    await expect(send('administrator', 999_999)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('search in the admin', () => {
  test('finds users by name, email address and username, pages by slug, pictures by file name', () => {
    const searched = (slug: string) =>
      cms.config.collections.find((one) => one.slug === slug)?.admin.listSearchableFields
    expect(searched('users')).toEqual(['username', 'email', 'firstName', 'lastName'])
    expect(searched('pages')).toEqual(['title', 'slug'])
    expect(searched('media')).toEqual(['filename', 'alt'])
  })
})
