import { afterAll, describe, expect, test } from 'vitest'
import { sendRequest } from '../support/http/client'
import { LOCKS } from '../support/http/demo'
import { emailOf } from '../support/http/emails'
import { signInUser } from '../support/http/sessions'
import { type CreatedUser, createUser, deleteUser, givePlan, removeUsers, updateUser } from '../support/http/users'
import { tokenOf } from '../support/outbox'

afterAll(removeUsers)

const locked = LOCKS.find(({ requiredPlan }) => requiredPlan === 'premium')
if (!locked) throw new Error('The demo has nothing for premium members.')

/** The forms in which a page is sent, each with the whole text when the plan allows it. */
const FORMS: readonly Record<string, string>[] = [
  {},
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_full' },
]

/** The number of these forms that contain the restricted sentence. */
async function readable(cookie: string, forms: readonly Record<string, string>[]): Promise<number> {
  const responses = await Promise.all(forms.map((headers) => sendRequest(locked?.path ?? '', { cookie, headers })))
  return responses.filter(({ text }) => text.includes(locked?.sentence ?? '')).length
}

type RevocationContext = { person: CreatedUser; cookie: string }

const call = async (path: string, cookie: string, body?: object) => {
  const { status } = await sendRequest(path, { method: 'POST', body, cookie })
  expect(status).toBe(200)
}

const REVOCATIONS: [string, (situation: RevocationContext) => Promise<void>][] = [
  ['signing out', ({ cookie }) => call('/api/auth/logout', cookie)],
  ['the admin’s own sign-out', ({ cookie }) => call('/cms/api/users/logout', cookie)],
  [
    'a revocation from another browser',
    async ({ person }) => call('/api/user/sessions', await signInUser(person), { end: 'others' }),
  ],
  [
    'a password change from another browser',
    async ({ person }) => {
      const body = { password: person.password, newPassword: 'quite another one' }
      await call('/api/user/password', await signInUser(person), body)
    },
  ],
  [
    'a password reset by email',
    async ({ person }) => {
      await call('/api/auth/forgotten-password', '', { email: person.email })
      const token = tokenOf(await emailOf(person.email, 'Set a new password'))
      await call('/api/auth/reset-password', '', { token, password: 'quite another one' })
    },
  ],
  ['a lower plan', ({ person }) => givePlan(person.id, 'standard')],
  [
    'the owner’s request to delete the account',
    ({ cookie, person }) => call('/api/user/delete', cookie, { password: person.password }),
  ],
  ['the account’s deletion by an administrator', ({ person }) => deleteUser(person.id)],
]

describe('a premium page is locked for the old session’s next request after', () => {
  test.each(REVOCATIONS)('%s', async (_what, end) => {
    const person = await createUser({ plan: 'premium' })
    const cookie = await signInUser(person)
    expect(await readable(cookie, FORMS)).toBe(FORMS.length)
    await end({ person, cookie })
    expect(await readable(cookie, FORMS)).toBe(0)
  })

  test('a staff role that is taken away', async () => {
    const person = await createUser({ role: 'organizer' })
    const cookie = await signInUser(person)
    expect(await readable(cookie, FORMS)).toBe(FORMS.length)
    await updateUser(person.id, { role: 'member' })
    expect(await readable(cookie, FORMS)).toBe(0)
  })
})

test('a higher plan opens its pages for the next request with the old token', async () => {
  const person = await createUser()
  const cookie = await signInUser(person)
  expect(await readable(cookie, FORMS)).toBe(0)
  await givePlan(person.id, 'premium')
  expect(await readable(cookie, FORMS)).toBe(FORMS.length)
})
