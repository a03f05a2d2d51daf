import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sendRequest } from '../support/http/client'
import { makeRecipe, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { aSignedInMember, recipeIdOf, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const POSTS = '/api/favorites/posts/'
const TOGGLE = '/api/favorites/toggle'

const toggled = z.strictObject({ favorite: z.boolean(), newFavorites: z.array(z.number()) })
const listed = z.strictObject({ posts: z.array(z.looseObject({ databaseId: z.number(), title: z.string() })) })

let broth: number
let salmon: number
beforeAll(async () => {
  broth = await recipeIdOf('ginger-noodle-broth')
  salmon = await recipeIdOf('salmon-peas-and-new-potatoes')
})
afterAll(removeMade)
afterAll(removeUsers)

const toggle = ({ sendAs, id }: SignedIn, postId: unknown, parts = {}) =>
  sendAs(TOGGLE, { body: { postId, userId: id, ...parts } })
const favorites = async ({ sendAs }: SignedIn) =>
  listed.parse((await sendAs(POSTS)).json).posts.map(({ databaseId }) => databaseId)

describe('POST /api/favorites/toggle and GET /api/favorites/posts/', () => {
  test('an item is added and removed, and the list follows, the latest first', async () => {
    const member = await aSignedInMember()
    expect(await favorites(member)).toEqual([])
    expect(toggled.parse((await toggle(member, broth)).json)).toEqual({ favorite: true, newFavorites: [broth] })
    expect(toggled.parse((await toggle(member, salmon)).json)).toEqual({
      favorite: true,
      newFavorites: [salmon, broth],
    })
    expect(await favorites(member)).toEqual([salmon, broth])
    expect(toggled.parse((await toggle(member, salmon)).json)).toEqual({ favorite: false, newFavorites: [broth] })
    expect(await favorites(member)).toEqual([broth])
  })

  test('a favorite is a card as in other lists; a locked one is its teaser', async () => {
    const member = await aSignedInMember()
    await toggle(member, salmon)
    const { posts } = listed.parse((await member.sendAs(POSTS)).json)
    const all = z.object({ posts: z.array(z.looseObject({ databaseId: z.number() })) })
    const cards = all.parse((await member.sendAs('/api/posts/?postType=recipes')).json).posts
    expect(posts).toEqual([cards.find(({ databaseId }) => databaseId === salmon)])
  })

  test('two hundred toggles at once end in the right state', async () => {
    const member = await aSignedInMember()
    const responses = await Promise.all(Array.from({ length: 200 }, () => toggle(member, broth)))
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    expect(responses.filter(({ json }) => toggled.parse(json).favorite)).toHaveLength(100)
    expect(await favorites(member)).toEqual([])
    expect(toggled.parse((await toggle(member, broth)).json).favorite).toBe(true)
  })

  test('an unpublished item leaves the list, and returns when it is published again', async () => {
    const member = await aSignedInMember()
    const recipe = await makeRecipe()
    await toggle(member, recipe.databaseId)
    expect(await favorites(member)).toEqual([recipe.databaseId])
    await removeMade()
    expect(await favorites(member)).toEqual([])
  })

  test('a userId other than the session’s is rejected', async () => {
    const [one, two] = [await aSignedInMember(), await aSignedInMember()]
    expectError(await toggle(one, broth, { userId: two.id }), 'forbidden')
    expect([await favorites(one), await favorites(two)]).toEqual([[], []])
  })

  test('a visitor gets a 401', async () => {
    expectError(await sendRequest(POSTS), 'unauthenticated')
    expectError(await sendRequest(TOGGLE, { body: { postId: broth, userId: 1 } }), 'unauthenticated')
  })

  test('an unknown item is a 404', async () => {
    expectError(await toggle(await aSignedInMember(), 987_654_321), 'not_found')
  })

  test('invalid input is rejected by name', async () => {
    const member = await aSignedInMember()
    for (const postId of [0, -1, 1.5, '1', null, undefined, [broth], { equals: broth }, Number.MAX_VALUE]) {
      const response = await toggle(member, postId)
      expectError(response, 'bad_request')
      expect(response.json).toMatchObject({ error: { fields: { postId: expect.any(String) } } })
    }
    expectError(await toggle(member, broth, { userId: `${member.id}` }), 'bad_request')
    expectError(await member.sendAs(TOGGLE, { method: 'POST' }), 'unsupported_media_type')
  })

  test('a request from another site is rejected', async () => {
    const member = await aSignedInMember()
    const body = { postId: broth, userId: member.id }
    expectError(await member.sendAs(TOGGLE, { body, headers: { origin: 'https://evil.example' } }), 'foreign_origin')
    expect(await favorites(member)).toEqual([])
  })

  test('works with a trailing slash', async () => {
    const member = await aSignedInMember()
    expect((await member.sendAs(`${TOGGLE}/`, { body: { postId: broth, userId: member.id } })).status).toBe(200)
  })
})
