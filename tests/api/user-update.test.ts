import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiResponse, sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { signInUser } from '../support/http/sessions'
import { type CreatedUser, createUser, removeUsers } from '../support/http/users'

let person: CreatedUser
let cookie: string
beforeAll(async () => {
  person = await createUser()
  cookie = await signInUser(person)
})
afterAll(removeUsers)

const update = (body: unknown, headers = {}) => sendRequest('/api/user/update', { body, cookie, headers })
const me = async () => ((await sendRequest('/api/auth/me', { cookie })).json as { user: Record<string, unknown> }).user

function expectField(response: ApiResponse, field: string, code: 'bad_request' | 'conflict' = 'bad_request') {
  expectError(response, code)
  expect(response.json).toMatchObject({ error: { fields: { [field]: expect.stringMatching(/\w/) } } })
}

describe('POST /api/user/update', () => {
  test('changes the member’s own profile and responds with the user, with spaces trimmed', async () => {
    const username = `new-${Math.random().toString(36).slice(2, 12)}`
    const changes = { firstName: ' Zoë ', lastName: 'O’Neil', username: username.toUpperCase(), about: 'Likes\nsoup. ' }
    const { json, status } = await update(changes)
    const now = { firstName: 'Zoë', lastName: 'O’Neil', username, about: 'Likes\nsoup.' }
    expect(status).toBe(200)
    expect(json).toMatchObject({ user: { ...now, email: person.email, plan: 'free' } })
    expect(await me()).toMatchObject(now)
  })

  test('fields that are left out stay, and an empty body changes nothing', async () => {
    await update({ firstName: 'Stays', about: '' })
    expect((await update({})).json).toMatchObject({ user: { firstName: 'Stays', about: '' } })
  })

  test('markup is stored as text', async () => {
    const about = '<img src=x onerror=alert(1)> & "quotes"'
    expect((await update({ about })).json).toMatchObject({ user: { about } })
  })

  test.each([
    'id',
    'email',
    'password',
    'role',
    'roles',
    'plan',
    'avatar',
    'sessions',
    '_verified',
    'lockUntil',
    'loginAttempts',
    'hash',
    'createdAt',
    'userId',
    'constructor',
  ])('%s is rejected by its name, and nothing else is changed', async (field) => {
    const before = await me()
    expectField(await update({ firstName: 'Sneaky', [field]: 'x' }), field)
    expect(await me()).toEqual(before)
  })

  test('a __proto__ key is rejected', async () => {
    const before = await me()
    await sendRequest('/api/user/update', {
      method: 'POST',
      body: '{"__proto__":{"plan":"premium"},"lastName":"Proto"}',
      headers: { 'content-type': 'application/json' },
      cookie,
    })
    expect((await me()).plan).toEqual(before.plan)
  })

  test.each<[string, unknown]>([
    ['firstName', 1],
    ['firstName', null],
    ['firstName', ['x']],
    ['firstName', 'x'.repeat(81)],
    ['lastName', { equals: 'x' }],
    ['lastName', 'x'.repeat(50_000)],
    ['about', 'x'.repeat(1_001)],
    ['about', true],
    ['username', ''],
    ['username', '   '],
    ['username', null],
    ['username', 'ab'],
    ['username', 'x'.repeat(31)],
    ['username', 'with space'],
    ['username', 'someone@example.com'],
    ['username', 'administrator'],
    ['username', '-dash'],
    ['username', 'zoë'],
  ])('%s as %j: the error names the field', async (field, value) => {
    expectField(await update({ [field]: value }), field)
  })

  test('a username that is taken, in any case: 409 with the field', async () => {
    const other = await createUser()
    expectField(await update({ username: other.username.toUpperCase() }), 'username', 'conflict')
  })

  test('the member’s own name is no conflict, and two changes at once are both saved', async () => {
    const { username } = await me()
    const responses = await Promise.all([
      update({ username }),
      update({ firstName: 'One' }),
      update({ lastName: 'Two' }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await me()).toMatchObject({ username, firstName: 'One', lastName: 'Two' })
  })

  test('a visitor and a member who has signed out are rejected, whatever they send', async () => {
    const gone = await signInUser({ ...person, username: String((await me()).username) })
    await sendRequest('/api/auth/logout', { method: 'POST', cookie: gone })
    for (const who of [undefined, 'ebs-token=garbage', gone]) {
      for (const body of [{ firstName: 'X' }, 'not json', { plan: 'premium' }]) {
        expectError(await sendRequest('/api/user/update', { method: 'POST', body, cookie: who }), 'unauthenticated')
      }
    }
  })

  test('a request from another site is rejected', async () => {
    const before = await me()
    expectError(await update({ firstName: 'Evil' }, { origin: 'https://evil.example' }), 'foreign_origin')
    expect(await me()).toEqual(before)
  })

  test.each([
    ['not JSON', 'firstName=x', 'application/json', 'bad_request'],
    ['a list', '[]', 'application/json', 'bad_request'],
    ['a form', 'firstName=x', 'application/x-www-form-urlencoded', 'unsupported_media_type'],
    ['100 kB', JSON.stringify({ about: 'x'.repeat(100_000) }), 'application/json', 'payload_too_large'],
    ['a null character', '{"about":"a\\u0000b"}', 'application/json', 'bad_request'],
  ] as const)('%s is rejected', async (_what, body, type, code) => {
    expectError(
      await sendRequest('/api/user/update', { method: 'POST', body, headers: { 'content-type': type }, cookie }),
      code,
    )
  })
})
