import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoMasterclasses } from '../../demo/masterclasses'
import { cookieFor, cookieOf, STAFF } from '../support/http/accounts'
import { addressOf } from '../support/http/calls'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'
import { expectError } from '../support/http/errors'

const responseSchema = z.strictObject({
  items: z.array(z.strictObject({ databaseId: z.number(), isRestrictedForMember: z.boolean() })),
})
const cards = z.object({
  posts: z.array(z.object({ databaseId: z.number(), slug: z.string(), uri: z.string().nullable() })),
})

const OF_TYPE = { recipes: demo.recipes, masterclasses: demoMasterclasses }

/** Slugs of the demo's items of a type that are locked for a viewer. */
async function lockedFor(cookie: string | undefined, postType: keyof typeof OF_TYPE = 'recipes'): Promise<string[]> {
  const { posts } = cards.parse((await sendRequest(`/api/posts/?postType=${postType}`)).json)
  const { json } = await sendRequest(`/api/restricted/posts/?postType=${postType}`, { cookie })
  const { items } = responseSchema.parse(json)
  const locked = new Set(items.filter((item) => item.isRestrictedForMember).map(({ databaseId }) => databaseId))
  const known = new Set(OF_TYPE[postType].map(({ slug }) => slug))
  return posts
    .filter(({ databaseId, slug }) => locked.has(databaseId) && known.has(slug))
    .map(({ slug }) => slug)
    .sort()
}

const withPlans = (...plans: string[]) =>
  demo.recipes
    .filter(({ requiredPlan }) => plans.includes(requiredPlan))
    .map(({ slug }) => slug)
    .sort()

describe('GET /api/restricted/posts/', () => {
  test.each([
    ['visitor', ['free', 'standard', 'premium']],
    ['free', ['standard', 'premium']],
    ['standard', ['premium']],
    ['premium', []],
  ] as const)('for %s the recipes of these plans are locked: %s', async (audience, plans) => {
    expect(await lockedFor(await cookieFor(audience))).toEqual(withPlans(...plans))
  })

  test('lists masterclasses too, locked for a visitor where they require a plan', async () => {
    const locked = await lockedFor(undefined, 'masterclasses')
    const withPlan = demoMasterclasses.filter(({ requiredPlan }) => requiredPlan !== 'none')
    expect(locked).not.toEqual([])
    expect(locked).toEqual(withPlan.map(({ slug }) => slug).sort())
  })

  test.each(STAFF)('%s has the access of premium', async (name) => {
    expect(await lockedFor(await cookieOf(name))).toEqual([])
  })

  test('lists every published item once', async () => {
    const { items } = responseSchema.parse((await sendRequest('/api/restricted/posts/?postType=recipes,pages')).json)
    const { posts } = cards.parse((await sendRequest('/api/posts/?postType=recipes,pages')).json)
    expect(items.map(({ databaseId }) => databaseId)).toEqual(posts.map(({ databaseId }) => databaseId))
  })

  test('parentPageId filters by the pages below a page', async () => {
    const { posts } = cards.parse((await sendRequest('/api/posts/?postType=pages')).json)
    const reset = posts.find(({ uri }) => uri === '/the-ebs-method/6wr/')
    const idAt = (path: string) => posts.find(({ uri }) => uri === path)?.databaseId
    const query = { postType: 'pages', parentPageId: String(reset?.databaseId) }
    const { json } = await sendRequest(addressOf('/api/restricted/posts/', query))
    const items = [
      { databaseId: idAt('/the-ebs-method/6wr/introduction/'), isRestrictedForMember: true },
      ...[1, 2, 3, 4, 5, 6].map((week) => ({
        databaseId: idAt(`/the-ebs-method/6wr/week-${week}/`),
        isRestrictedForMember: false,
      })),
      { databaseId: idAt('/the-ebs-method/6wr/lg/'), isRestrictedForMember: false },
    ]
    expect(responseSchema.parse(json).items).toHaveLength(8)
    expect(json).toEqual({ items: expect.arrayContaining(items) })
  })

  test('an unknown postType is rejected', async () => {
    expectError(await sendRequest('/api/restricted/posts/?postType=cakes'), 'bad_request')
  })
})
