import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '../support/http/client'
import { LOCKS } from '../support/http/demo'
import { emailOf } from '../support/http/emails'
import { signInPerson } from '../support/http/sessions'
import { type CreatedUser, createUser, deleteUser, removeUsers, updateUser } from '../support/http/users'
import { tokenOf } from '../support/outbox'

afterAll(removeUsers)

const locked = LOCKS.find(({ requiredPlan }) => requiredPlan === 'premium')
if (!locked) throw new Error('The demo has nothing for premium members.')

/** The forms in which a page leaves the server, each with the whole text for a reader whose plan reaches it. */
const FORMS: readonly Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
]

/** In how many of these forms the gated sentence is. */
async function readable(cookie: string, forms: readonly Record<string, string>[]): Promise<number> {
  const answers = await Promise.all(forms.map((headers) => ask(locked?.path ?? '', { cookie, headers })))
  return answers.filter(({ text }) => text.includes(locked?.sentence ?? '')).length
}

type RevocationContext = { person: CreatedUser; cookie: string }

const call = async (path: string, cookie: string, body?: object) => {
  const { status } = await ask(path, { method: 'POST', body, cookie })
  expect(status).toBe(200)
}

const REVOCATIONS: [string, (situation: RevocationContext) => Promise<void>][] = [
  ['signing out', ({ cookie }) => call('/api/auth/logout', cookie)],
  ['the admin’s own sign-out', ({ cookie }) => call('/cms/api/users/logout', cookie)],
  [
    'a revocation from another browser',
    async ({ person }) => call('/api/user/sessions', await signInPerson(person), { end: 'others' }),
  ],
  [
    'another password, from another browser',
    async ({ person }) => {
      const body = { password: person.password, newPassword: 'quite another one' }
      await call('/api/user/password', await signInPerson(person), body)
    },
  ],
  [
    'another password, by the link in a mail',
    async ({ person }) => {
      await call('/api/auth/forgotten-password', '', { email: person.email })
      const token = tokenOf(await emailOf(person.email, 'Set a new password'))
      await call('/api/auth/reset-password', '', { token, password: 'quite another one' })
    },
  ],
  ['a lower plan', ({ person }) => updateUser(person.id, { plan: 'standard' })],
  [
    'the owner’s wish to have the account deleted',
    ({ cookie, person }) => call('/api/user/delete', cookie, { password: person.password }),
  ],
  ['the account’s deletion by an administrator', ({ person }) => deleteUser(person.id)],
]

describe('a page for premium members is closed to the old session’s next request after', () => {
  test.each(REVOCATIONS)('%s', async (_what, end) => {
    const person = await createUser({ plan: 'premium' })
    const cookie = await signInPerson(person)
    expect(await readable(cookie, FORMS)).toBe(FORMS.length)
    await end({ person, cookie })
    expect(await readable(cookie, FORMS)).toBe(0)
  })

  test('a role that is no longer staff', async () => {
    const person = await createUser({ role: 'organizer' })
    const cookie = await signInPerson(person)
    expect(await readable(cookie, FORMS)).toBe(FORMS.length)
    await updateUser(person.id, { role: 'member' })
    expect(await readable(cookie, FORMS)).toBe(0)
  })
})

test('a higher plan opens its pages with the next request, under the old token', async () => {
  const person = await createUser()
  const cookie = await signInPerson(person)
  expect(await readable(cookie, FORMS)).toBe(0)
  await updateUser(person.id, { plan: 'premium' })
  expect(await readable(cookie, FORMS)).toBe(FORMS.length)
})
