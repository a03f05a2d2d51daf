import { afterAll, describe, expect, test } from 'vitest'
import { sendRequest } from '../support/http/client'
import { expectError, expectErrorShape } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const PATH = '/api/shopping-list'

afterAll(removeUsers)

const entry = (id: string, parts = {}) => ({
  id,
  recipeId: 7,
  recipeTitle: 'Soup',
  name: 'Onions',
  quantity: '1 1/2',
  unit: 'cups',
  note: 'in <rings>',
  checked: false,
  ...parts,
})

const save = ({ sendAs }: SignedIn, version: number, entries: unknown) =>
  sendAs(PATH, { body: { keep: true, version, entries } })
const read = async ({ sendAs, id }: SignedIn) => {
  const { userId, ...list } = (await sendAs(`${PATH}/`)).json as Record<string, unknown>
  expect(userId).toBe(id)
  return list
}

describe('GET and POST /api/shopping-list', () => {
  test('no list is stored before the member turns it on', async () => {
    expect(await read(await aSignedInMember())).toEqual({ kept: false, version: 0, entries: [] })
  })

  test('a stored list is returned unchanged, with its version', async () => {
    const member = await aSignedInMember()
    const entries = [entry('7:a'), entry('own:b', { recipeId: null, recipeTitle: '', checked: true })]
    expect((await save(member, 0, entries)).json).toEqual({ kept: true, version: 1, entries })
    expect(await read(member)).toEqual({ kept: true, version: 1, entries })
    expect((await save(member, 1, [])).json).toEqual({ kept: true, version: 2, entries: [] })
  })

  test('a write to an old version is rejected and gets the other device’s list', async () => {
    const member = await aSignedInMember()
    await save(member, 0, [entry('7:a')])
    await save(member, 1, [entry('7:b')])
    const response = await save(member, 1, [entry('7:c')])
    expect(response.status).toBe(409)
    expect(response.json).toEqual({
      error: { code: 'conflict', message: expect.stringMatching(/\w/) },
      list: { kept: true, version: 2, entries: [entry('7:b')] },
    })
    expect(await read(member)).toMatchObject({ version: 2, entries: [entry('7:b')] })
  })

  test('turning it off deletes the list', async () => {
    const member = await aSignedInMember()
    await save(member, 0, [entry('7:a')])
    expect((await member.sendAs(PATH, { body: { keep: false } })).json).toEqual({
      kept: false,
      version: 2,
      entries: [],
    })
    expect(await read(member)).toEqual({ kept: false, version: 2, entries: [] })
    expect((await save(member, 1, [entry('7:a')])).status).toBe(409)
  })

  test('accepts three hundred entries', async () => {
    const member = await aSignedInMember()
    const entries = Array.from({ length: 300 }, (_, index) => entry(`7:${index}`))
    expect((await save(member, 0, entries)).status).toBe(200)
  })

  test('is not visible to other members', async () => {
    const [one, two] = [await aSignedInMember(), await aSignedInMember()]
    await save(one, 0, [entry('7:a')])
    expect(await read(two)).toMatchObject({ kept: false, entries: [] })
    expect((await two.sendAs('/cms/api/shoppingLists')).json).toMatchObject({ docs: [] })
  })

  test('a list with another user’s id is rejected', async () => {
    const [one, two] = [await aSignedInMember(), await aSignedInMember()]
    const body = { keep: true, version: 0, entries: [entry('7:a')], userId: two.id }
    expectError(await one.sendAs(PATH, { body }), 'forbidden')
    expect([await read(one), await read(two)]).toMatchObject([{ kept: false }, { kept: false }])
    expect((await one.sendAs(PATH, { body: { ...body, userId: one.id } })).status).toBe(200)
  })

  test('a visitor gets a 401', async () => {
    expectError(await sendRequest(PATH), 'unauthenticated')
    expectError(await sendRequest(PATH, { body: { keep: false } }), 'unauthenticated')
  })

  test.each([
    ['no version', { keep: true, entries: [] }],
    ['no entries', { keep: true, version: 0 }],
    ['neither on nor off', { keep: 'yes' }],
    ['an unknown field', { keep: true, version: 0, entries: [entry('a', { admin: true })] }],
    ['a name of 201 characters', { keep: true, version: 0, entries: [entry('a', { name: 'x'.repeat(201) })] }],
    ['301 entries', { keep: true, version: 0, entries: Array.from({ length: 301 }, (_, index) => entry(`${index}`)) }],
    ['one id twice', { keep: true, version: 0, entries: [entry('a'), entry('a')] }],
  ])('%s is rejected, and nothing is stored', async (_what, body) => {
    const member = await aSignedInMember()
    const response = await member.sendAs(PATH, { body })
    expectError(response, 'bad_request')
    expectErrorShape(response)
    expect(await read(member)).toMatchObject({ kept: false })
  })

  test('a request from another site is rejected', async () => {
    const member = await aSignedInMember()
    const headers = { origin: 'https://evil.example' }
    expectError(await member.sendAs(PATH, { body: { keep: true, version: 0, entries: [] }, headers }), 'foreign_origin')
  })
})
