import { afterAll, describe, expect, test } from 'vitest'
import { ask } from '../support/http/client'
import { makeRecipe, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { aSignedInMember, recipeIdOf, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const PATH = '/api/recipes/notes'

afterAll(removeMade)
afterAll(removeUsers)

const saveNote = ({ asks }: SignedIn, recipeId: unknown, note: unknown) => asks(PATH, { body: { recipeId, note } })
const readNote = ({ asks }: SignedIn, recipeId: unknown) => asks(`${PATH}/?recipeId=${recipeId}`)

describe('a member’s private note: GET and POST /api/recipes/notes/', () => {
  test('is kept as it was typed, changed, and taken away by a blank one', async () => {
    const { databaseId } = await makeRecipe()
    const member = await aSignedInMember()
    expect((await readNote(member, databaseId)).json).toEqual({ note: '' })
    expect((await saveNote(member, databaseId, ' <b>Less</b> salt.\nNext time. ')).json).toEqual({
      note: '<b>Less</b> salt.\nNext time.',
    })
    expect((await readNote(member, databaseId)).json).toEqual({ note: '<b>Less</b> salt.\nNext time.' })
    expect((await saveNote(member, databaseId, '  ')).json).toEqual({ note: '' })
    expect((await readNote(member, databaseId)).json).toEqual({ note: '' })
  })

  test('is nobody else’s', async () => {
    const { databaseId } = await makeRecipe()
    const [one, two] = [await aSignedInMember(), await aSignedInMember()]
    await saveNote(one, databaseId, 'Mine.')
    expect((await readNote(two, databaseId)).json).toEqual({ note: '' })
    expect((await readNote(one, databaseId)).json).toEqual({ note: 'Mine.' })
  })

  test('a visitor is asked to sign in', async () => {
    expectError(await ask(`${PATH}?recipeId=1`), 'unauthenticated')
    expectError(await ask(PATH, { body: { recipeId: 1, note: 'x' } }), 'unauthenticated')
  })

  test('about a recipe beyond the plan, or none at all, nothing is kept', async () => {
    const member = await aSignedInMember()
    expectError(await saveNote(member, await recipeIdOf('salmon-peas-and-new-potatoes'), 'x'), 'forbidden')
    expectError(await saveNote(member, 987_654_321, 'x'), 'not_found')
  })

  test('bad input is refused by name', async () => {
    const member = await aSignedInMember()
    for (const note of [1, null, undefined, 'x'.repeat(2_001)]) {
      const answer = await saveNote(member, 1, note)
      expectError(answer, 'bad_request')
      expect(answer.json).toMatchObject({ error: { fields: { note: expect.any(String) } } })
    }
    for (const recipeId of ['', '0', '-1', '1.5', 'abc', '99999999999999999999', '1&recipeId=2']) {
      expectError(await readNote(member, recipeId), 'bad_request')
    }
    expectError(await member.asks(PATH), 'bad_request')
  })

  test('another site may not write', async () => {
    const member = await aSignedInMember()
    const { databaseId: recipeId } = await makeRecipe()
    const headers = { origin: 'https://evil.example' }
    expectError(await member.asks(PATH, { body: { recipeId, note: 'x' }, headers }), 'foreign_origin')
    expect((await readNote(member, recipeId)).json).toEqual({ note: '' })
  })
})
