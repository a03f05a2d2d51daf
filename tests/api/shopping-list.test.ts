import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '../support/http/client'
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

const keep = ({ asks }: SignedIn, version: number, entries: unknown) =>
  asks(PATH, { body: { keep: true, version, entries } })
const read = async ({ asks, id }: SignedIn) => {
  const { userId, ...list } = (await asks(`${PATH}/`)).json as Record<string, unknown>
  expect(userId).toBe(id)
  return list
}

describe('GET and POST /api/shopping-list', () => {
  test('nothing is kept before the member asks for it', async () => {
    expect(await read(await aSignedInMember())).toEqual({ kept: false, version: 0, entries: [] })
  })

  test('what is kept comes back as it was, with its version', async () => {
    const member = await aSignedInMember()
    const entries = [entry('7:a'), entry('own:b', { recipeId: null, recipeTitle: '', checked: true })]
    expect((await keep(member, 0, entries)).json).toEqual({ kept: true, version: 1, entries })
    expect(await read(member)).toEqual({ kept: true, version: 1, entries })
    expect((await keep(member, 1, [])).json).toEqual({ kept: true, version: 2, entries: [] })
  })

  test('who writes from an old version gets the list of the other device, and nothing is written', async () => {
    const member = await aSignedInMember()
    await keep(member, 0, [entry('7:a')])
    await keep(member, 1, [entry('7:b')])
    const answer = await keep(member, 1, [entry('7:c')])
    expect(answer.status).toBe(409)
    expect(answer.json).toEqual({
      error: { code: 'conflict', message: expect.stringMatching(/\w/) },
      list: { kept: true, version: 2, entries: [entry('7:b')] },
    })
    expect(await read(member)).toMatchObject({ version: 2, entries: [entry('7:b')] })
  })

  test('switched off it is gone', async () => {
    const member = await aSignedInMember()
    await keep(member, 0, [entry('7:a')])
    expect((await member.asks(PATH, { body: { keep: false } })).json).toEqual({ kept: false, version: 2, entries: [] })
    expect(await read(member)).toEqual({ kept: false, version: 2, entries: [] })
    expect((await keep(member, 1, [entry('7:a')])).status).toBe(409)
  })

  test('three hundred entries fit', async () => {
    const member = await aSignedInMember()
    const entries = Array.from({ length: 300 }, (_, index) => entry(`7:${index}`))
    expect((await keep(member, 0, entries)).status).toBe(200)
  })

  test('it is the member’s own', async () => {
    const [one, two] = [await aSignedInMember(), await aSignedInMember()]
    await keep(one, 0, [entry('7:a')])
    expect(await read(two)).toMatchObject({ kept: false, entries: [] })
    expect((await two.asks('/cms/api/shoppingLists')).json).toMatchObject({ docs: [] })
  })

  test('a list that was meant for somebody else is refused, and nothing is kept', async () => {
    const [one, two] = [await aSignedInMember(), await aSignedInMember()]
    const body = { keep: true, version: 0, entries: [entry('7:a')], userId: two.id }
    expectError(await one.asks(PATH, { body }), 'forbidden')
    expect([await read(one), await read(two)]).toMatchObject([{ kept: false }, { kept: false }])
    expect((await one.asks(PATH, { body: { ...body, userId: one.id } })).status).toBe(200)
  })

  test('a visitor is asked to sign in', async () => {
    expectError(await ask(PATH), 'unauthenticated')
    expectError(await ask(PATH, { body: { keep: false } }), 'unauthenticated')
  })

  test.each([
    ['no version', { keep: true, entries: [] }],
    ['no entries', { keep: true, version: 0 }],
    ['neither on nor off', { keep: 'yes' }],
    ['a field too many', { keep: true, version: 0, entries: [entry('a', { admin: true })] }],
    ['a name of 201 characters', { keep: true, version: 0, entries: [entry('a', { name: 'x'.repeat(201) })] }],
    ['301 entries', { keep: true, version: 0, entries: Array.from({ length: 301 }, (_, index) => entry(`${index}`)) }],
    ['one id twice', { keep: true, version: 0, entries: [entry('a'), entry('a')] }],
  ])('%s is refused, and nothing is kept', async (_what, body) => {
    const member = await aSignedInMember()
    const answer = await member.asks(PATH, { body })
    expectError(answer, 'bad_request')
    expectErrorShape(answer)
    expect(await read(member)).toMatchObject({ kept: false })
  })

  test('another site may not write', async () => {
    const member = await aSignedInMember()
    const headers = { origin: 'https://evil.example' }
    expectError(await member.asks(PATH, { body: { keep: true, version: 0, entries: [] }, headers }), 'foreign_origin')
  })
})
