// A board that a plan does not reach is absent everywhere.
import { afterAll, describe, expect, test } from 'vitest'
import { aBody } from '@/rules/forum/testing/bodies'
import { cookieFor, cookieOf } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { boardsShape, hideTopics, postReply, postTopic, readShape, topicsShape } from '../support/http/community'
import { expectError } from '../support/http/errors'
import { aSignedInMember, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const from = ownAddress()
const CIRCLE = 'womens-circle'
/** Words of the circle that no other board has. */
const SECRET = /womens-circle|Women’s circle|parsley|A slow week, on purpose/

afterAll(async () => {
  await hideTopics()
  await removeUsers()
})

const circle = async () =>
  topicsShape.parse(
    (await sendRequest(`/api/forum/topics?board=${CIRCLE}`, { cookie: await cookieOf('premium'), from })).json,
  ).topics

test('premium members and staff read and find the circle', async () => {
  for (const name of ['premium', 'editor'] as const) {
    const cookie = await cookieOf(name)
    const { boards } = boardsShape.parse((await sendRequest('/api/forum/boards', { cookie, from })).json)
    expect(boards.map(({ slug }) => slug)).toContain(CIRCLE)
    expect((await sendRequest('/api/forum/topics?q=parsley', { cookie, from })).text).toMatch(SECRET)
    expect((await sendRequest('/api/forum/recent?first=50', { cookie, from })).text).toMatch(SECRET)
  }
  expect(await circle()).toHaveLength(4)
})

describe.each(['visitor', 'free', 'standard'] as const)('for a %s', (audience) => {
  const get = async (path: string) => sendRequest(path, { cookie: await cookieFor(audience), from })

  test.each([
    '/api/forum/boards',
    '/api/forum/topics',
    '/api/forum/topics?q=parsley',
    '/api/forum/topics?sort=new',
    '/api/forum/recent?first=50',
    '/api/forum/members/ines',
    '/sitemap.xml',
    '/wp-search.json',
  ])('%s does not have the circle', async (path) => {
    const { status, text } = await get(path)
    expect(status).toBe(200)
    expect(text).not.toMatch(SECRET)
  })

  test('its board, its topics and its posts are not there', async () => {
    const [topic] = await circle()
    const id = topic?.id ?? 0
    const cookie = await cookieOf('premium')
    const { posts } = readShape.parse((await sendRequest(`/api/forum/topics/${id}`, { cookie, from })).json)
    for (const path of [
      `/api/forum/topics?board=${CIRCLE}`,
      `/api/forum/topics/${id}`,
      `/api/forum/posts/${posts[0]?.id}/edits`,
      '/api/forum/members/administrator',
    ]) {
      expectError(await get(path), 'not_found')
    }
  })

  test('the numbers of the list are those of the other boards', async () => {
    // Other tests may post between the two calls.
    await expect
      .poll(
        async () => {
          const { boards } = boardsShape.parse((await get('/api/forum/boards')).json)
          const { total } = topicsShape.parse((await get('/api/forum/topics')).json)
          return total - boards.reduce((sum, { topicCount }) => sum + topicCount, 0)
        },
        { timeout: 10_000 },
      )
      .toBe(0)
  })
})

describe('writing to it', () => {
  const calls = (id: number, post: number): [method: string, path: string, body: unknown][] => [
    ['POST', `/api/forum/topics/${id}/posts`, { body: aBody('x') }],
    ['POST', `/api/forum/topics/${id}/follow`, { on: true }],
    ['POST', `/api/forum/topics/${id}/read`, {}],
    ['POST', `/api/forum/boards/${CIRCLE}/follow`, { on: true }],
    ['POST', `/api/forum/posts/${post}/reactions`, { kind: 'like', on: true }],
    ['POST', `/api/forum/posts/${post}/report`, { reason: 'Spam' }],
    ['POST', `/api/forum/posts/${post}/solution`, { on: true }],
    ['PATCH', `/api/forum/posts/${post}`, { body: aBody('x') }],
    ['DELETE', `/api/forum/posts/${post}`, undefined],
  ]

  test('is 404 for a free member, and works for a premium one', async () => {
    const inside = await aSignedInMember({ plan: 'premium' })
    const outside: SignedIn = await aSignedInMember()
    const { id, opening } = await postTopic(inside, 'Between us', CIRCLE)
    expect(await postReply(inside, id, 'And us')).toBeGreaterThan(0)
    for (const [method, path, body] of calls(id, opening)) {
      expectError(await outside.sendAs(path, { method, body }), 'not_found')
    }
    expectError(
      await outside.sendAs('/api/forum/topics', { body: { board: CIRCLE, title: 'x', body: aBody('x') } }),
      'not_found',
    )
  })
})
