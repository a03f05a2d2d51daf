import { afterAll, describe, expect, test } from 'vitest'
import { sendRequest } from '../support/http/client'
import { makeRecipe, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { aSignedInMember, recipeIdOf, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const PATH = '/api/recipes/notes'

afterAll(removeMade)
afterAll(removeUsers)

const saveNote = ({ sendAs }: SignedIn, recipeId: unknown, note: unknown) => sendAs(PATH, { body: { recipeId, note } })
const readNote = ({ sendAs }: SignedIn, recipeId: unknown) => sendAs(`${PATH}/?recipeId=${recipeId}`)

describe('a member’s private note: GET and POST /api/recipes/notes/', () => {
  test('is saved as it was typed, changed, and deleted by a blank one', async () => {
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

  test('is not visible to other members', async () => {
    const { databaseId } = await makeRecipe()
    const [one, two] = [await aSignedInMember(), await aSignedInMember()]
    await saveNote(one, databaseId, 'Mine.')
    expect((await readNote(two, databaseId)).json).toEqual({ note: '' })
    expect((await readNote(one, databaseId)).json).toEqual({ note: 'Mine.' })
  })

  test('a visitor gets a 401', async () => {
    expectError(await sendRequest(`${PATH}?recipeId=1`), 'unauthenticated')
    expectError(await sendRequest(PATH, { body: { recipeId: 1, note: 'x' } }), 'unauthenticated')
  })

  test('a note about a locked or unknown recipe is rejected', async () => {
    const member = await aSignedInMember()
    expectError(await saveNote(member, await recipeIdOf('salmon-peas-and-new-potatoes'), 'x'), 'forbidden')
    expectError(await saveNote(member, 987_654_321, 'x'), 'not_found')
  })

  test('invalid input is rejected by name', async () => {
    const member = await aSignedInMember()
    for (const note of [1, null, undefined, 'x'.repeat(2_001)]) {
      const response = await saveNote(member, 1, note)
      expectError(response, 'bad_request')
      expect(response.json).toMatchObject({ error: { fields: { note: expect.any(String) } } })
    }
    for (const recipeId of ['', '0', '-1', '1.5', 'abc', '99999999999999999999', '1&recipeId=2']) {
      expectError(await readNote(member, recipeId), 'bad_request')
    }
    expectError(await member.sendAs(PATH), 'bad_request')
  })

  test('a request from another site is rejected', async () => {
    const member = await aSignedInMember()
    const { databaseId: recipeId } = await makeRecipe()
    const headers = { origin: 'https://evil.example' }
    expectError(await member.sendAs(PATH, { body: { recipeId, note: 'x' }, headers }), 'foreign_origin')
    expect((await readNote(member, recipeId)).json).toEqual({ note: '' })
  })
})
