import { afterAll, describe, expect, test } from 'vitest'
import { sendRequest } from '../support/http/client'
import { makeRecipe, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { aSignedInMember, recipeIdOf, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const PATH = '/api/recipes/ratings'

afterAll(removeMade)
afterAll(removeUsers)

const rate = ({ sendAs }: SignedIn, recipeId: unknown, rating: unknown) => sendAs(PATH, { body: { recipeId, rating } })
const own = async ({ sendAs }: SignedIn) => (await sendAs(`${PATH}/`)).json

describe('GET and POST /api/recipes/ratings/', () => {
  test('a member has one rating for a recipe, which can change; the response has the average', async () => {
    const { databaseId } = await makeRecipe()
    const [one, two] = [await aSignedInMember(), await aSignedInMember()]
    expect((await rate(one, databaseId, 2)).json).toEqual({ rating: 2, average: 2, count: 1 })
    expect((await rate(two, databaseId, 5)).json).toEqual({ rating: 5, average: 3.5, count: 2 })
    expect((await rate(one, databaseId, 4)).json).toEqual({ rating: 4, average: 4.5, count: 2 })
    expect([await own(one), await own(two)]).toEqual([{ [databaseId]: 4 }, { [databaseId]: 5 }])
  })

  test('a member without ratings gets an empty map', async () => {
    expect(await own(await aSignedInMember())).toEqual({})
  })

  test('two hundred ratings by one member at once are one', async () => {
    const { databaseId } = await makeRecipe()
    const member = await aSignedInMember()
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, turn) => rate(member, databaseId, 1 + (turn % 5))),
    )
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    const map = (await own(member)) as Record<string, number>
    expect((await rate(member, databaseId, map[databaseId])).json).toMatchObject({ average: map[databaseId], count: 1 })
  })

  test('two hundred ratings by ten members at once give an exact average', async () => {
    const { databaseId } = await makeRecipe()
    const members = await Promise.all(Array.from({ length: 10 }, () => aSignedInMember()))
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        members.map((member, place) => rate(member, databaseId, 1 + ((turn * 3 + place) % 5))),
      ).flat(),
    )
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    const lastRatings = await Promise.all(
      members.map(async (member) => Number(((await own(member)) as Record<string, number>)[databaseId])),
    )
    const [first] = members
    const sum = lastRatings.reduce((total, rating) => total + rating, 0)
    // The first one's rating, sent again: the response has the average.
    const { json } = await rate(first as SignedIn, databaseId, lastRatings[0])
    expect(json).toEqual({ rating: lastRatings[0], average: Math.round((sum / 10) * 100) / 100, count: 10 })
  })

  test('a locked recipe cannot be rated', async () => {
    const locked = await recipeIdOf('salmon-peas-and-new-potatoes')
    const free = await aSignedInMember()
    const premium = await aSignedInMember({ plan: 'premium' })
    expectError(await rate(free, locked, 5), 'forbidden')
    expect((await rate(premium, locked, 5)).status).toBe(200)
  })

  test('a visitor gets a 401', async () => {
    expectError(await sendRequest(PATH), 'unauthenticated')
    expectError(await sendRequest(PATH, { body: { recipeId: 1, rating: 5 } }), 'unauthenticated')
  })

  test('an unknown recipe is a 404', async () => {
    expectError(await rate(await aSignedInMember(), 987_654_321, 5), 'not_found')
  })

  test('invalid input is rejected by name', async () => {
    const member = await aSignedInMember()
    for (const rating of [0, 6, 2.5, -1, '5', null, undefined, [5]]) {
      const response = await rate(member, 1, rating)
      expectError(response, 'bad_request')
      expect(response.json).toMatchObject({ error: { fields: { rating: expect.any(String) } } })
    }
    expectError(await rate(member, '1', 5), 'bad_request')
  })

  test('a request from another site is rejected', async () => {
    const member = await aSignedInMember()
    const { databaseId: recipeId } = await makeRecipe()
    const headers = { origin: 'https://evil.example' }
    expectError(await member.sendAs(PATH, { body: { recipeId, rating: 1 }, headers }), 'foreign_origin')
    expect(await own(member)).toEqual({})
  })
})
