import { afterAll, describe, expect, test } from 'vitest'
import { cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { edit, makeItem, makeRecipe, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { structuredData } from '../support/http/structured-data'
import { removeUsers } from '../support/http/users'

const PATH = '/api/forum/comments'

afterAll(removeMade)
afterAll(removeUsers)

const body = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})
const comment = ({ sendAs }: SignedIn, item: number, text: string, stars?: unknown, tried?: unknown) =>
  sendAs(PATH, { body: { item, body: body(text), stars, tried } })
const read = (item: unknown, cookie?: string) => sendRequest(`${PATH}?item=${item}`, { cookie, from: ownAddress() })
const posts = async (item: number, cookie?: string) => (await read(item, cookie)).json

describe('GET and POST /api/forum/comments', () => {
  test('a comment with stars is there at once, for the call, the page, its data and the rating, and soon on the card', async () => {
    const { databaseId, path, slug } = await makeRecipe({ comments: true })
    const visit = async () => (await sendRequest(path)).text
    expect(await visit()).toContain('No comments yet. Tell others how yours turned out.')
    const member = await aSignedInMember()
    const response = await comment(member, databaseId, 'As good as promised', 4, true)
    expect(response.status).toBe(201)
    const post = { stars: 4, tried: true, html: '<p>As good as promised</p>', author: { name: expect.any(String) } }
    expect(response.json).toMatchObject({ post })
    expect(await posts(databaseId)).toMatchObject({ posts: [post], total: 1, mayWrite: false, rates: true })
    const html = await visit()
    expect(html).toContain('As good as promised')
    expect(html).toContain('Tried it</')
    const recipe = structuredData(html).find((data) => data['@type'] === 'Recipe')
    expect(recipe).toMatchObject({
      commentCount: 1,
      aggregateRating: { ratingValue: 4, ratingCount: 1 },
      review: [{ reviewBody: 'As good as promised', reviewRating: { ratingValue: 4 } }],
    })
    expect((await member.sendAs('/api/recipes/ratings/')).json).toEqual({ [databaseId]: 4 })
    // The counts on cards are updated at intervals, and another test may have commented just before.
    const cards = async () =>
      (await sendRequest('/api/posts/?postType=recipes&first=999', { from: ownAddress() })).json as { posts: unknown }
    await expect
      .poll(async () => (await cards()).posts, { timeout: 15_000 })
      .toContainEqual(expect.objectContaining({ slug, commentCount: 1 }))
  })

  test('an item that is closed for comments has none, and no one can write there', async () => {
    const recipe = await makeRecipe({ comments: true })
    const member = await aSignedInMember()
    expect((await comment(member, recipe.databaseId, 'Open')).status).toBe(201)
    await edit('PATCH', `/recipes/${recipe.id}?depth=0`, { comments: false, _status: 'published' })
    expectError(await read(recipe.databaseId), 'not_found')
    expectError(await comment(member, recipe.databaseId, 'Closed'), 'not_found')
    expect((await sendRequest(recipe.path)).text).not.toContain('id="comments"')
    expectError(await read(99_999_999), 'not_found')
  })

  test('beyond the plan there are none, in the page neither', async () => {
    const { databaseId, path } = await makeRecipe({ comments: true, requiredPlan: 'premium' })
    const from = ownAddress()
    const send = async (name: 'free' | 'premium') =>
      sendRequest(PATH, { cookie: await cookieOf(name), from, body: { item: databaseId, body: body('Among us') } })
    expect((await send('premium')).status).toBe(201)
    expectError(await send('free'), 'not_found')
    expectError(await read(databaseId), 'not_found')
    expectError(await read(databaseId, await cookieOf('free')), 'not_found')
    expect(await posts(databaseId, await cookieOf('premium'))).toMatchObject({ total: 1 })
    expect((await sendRequest(path)).text).not.toContain('Among us')
    expect((await sendRequest(path, { cookie: await cookieOf('premium') })).text).toContain('Among us')
  })

  test('a visitor reads, and signs in to write', async () => {
    const { databaseId } = await makeItem('posts', {
      title: 'An article',
      slug: `article-${Date.now()}`,
      comments: true,
    })
    expect(await posts(databaseId)).toMatchObject({ posts: [], total: 0, rates: false })
    expectError(await sendRequest(PATH, { body: { item: databaseId, body: body('x') } }), 'unauthenticated')
  })

  test.each([0, 6, 2.5, '5', null, []])('%j stars are refused, and nothing is stored', async (stars) => {
    const { databaseId } = await makeRecipe({ comments: true })
    const member = await aSignedInMember()
    expectError(await comment(member, databaseId, 'x', stars), 'bad_request')
    expect(await posts(databaseId)).toMatchObject({ total: 0 })
  })

  test.each([1, 'true', null])('tried %j is refused, and nothing is stored', async (tried) => {
    const { databaseId } = await makeRecipe({ comments: true })
    const member = await aSignedInMember()
    expectError(await comment(member, databaseId, 'x', undefined, tried), 'bad_request')
    expect(await posts(databaseId)).toMatchObject({ total: 0 })
  })

  test.each(['0', '-1', 'x', ''])('item=%s is refused', async (item) => {
    expectError(await read(item), 'bad_request')
  })

  test('hostile text is text', async () => {
    const { databaseId, path } = await makeRecipe({ comments: true })
    const member = await aSignedInMember()
    await comment(member, databaseId, '<img src=x onerror=alert(1)>')
    expect(JSON.stringify(await posts(databaseId))).toContain('&lt;img src=x onerror=alert(1)>')
    expect((await sendRequest(path)).text).not.toContain('<img src=x')
    const script = { root: { type: 'root', children: [{ type: 'script', children: [] }] } }
    expectError(await member.sendAs(PATH, { body: { item: databaseId, body: script } }), 'unprocessable')
  })

  test('twenty members at once are all counted', async () => {
    const { databaseId } = await makeRecipe({ comments: true })
    const members = await Promise.all(Array.from({ length: 20 }, () => aSignedInMember()))
    const responses = await Promise.all(
      members.map((member, at) => comment(member, databaseId, `At once ${at}`, 1 + (at % 5))),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await posts(databaseId)).toMatchObject({ total: 20 })
  })
})
