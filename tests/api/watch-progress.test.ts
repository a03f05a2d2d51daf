import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { aSignedInMember, recipeIdOf, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const MARK = '/api/videos/mark-watched'
const WATCHED = '/api/movement/watched'
const POSITION = '/api/videos/position'
const CONTINUE = '/api/videos/continue'

const isWatched = z.strictObject({
  watchedMovements: z.array(z.strictObject({ databaseId: z.number(), watched: z.boolean() })),
})
const continueSchema = z.strictObject({
  videos: z.array(
    z.looseObject({
      databaseId: z.number(),
      title: z.string(),
      positionS: z.number(),
      durationS: z.number(),
    }),
  ),
})
const isList = z.object({ posts: z.array(z.object({ slug: z.string(), databaseId: z.number() })) })

/** The first two are free for all, the third requires the standard plan. */
let chair: number
let breath: number
let strong: number
beforeAll(async () => {
  const { json } = await sendRequest('/api/posts/?postType=movementGuides,guidedMeditations', { from: ownAddress() })
  const idOf = (slug: string) => isList.parse(json).posts.find((post) => post.slug === slug)?.databaseId ?? 0
  chair = idOf('two-minutes-and-a-chair')
  breath = idOf('four-four-six')
  strong = idOf('strong-and-slow')
})
afterAll(removeUsers)

const markWatched = ({ sendAs }: SignedIn, databaseId: unknown) => sendAs(MARK, { body: { databaseId } })
const watched = async ({ sendAs }: SignedIn, body: Record<string, unknown> = {}) =>
  isWatched.parse((await sendAs(WATCHED, { body })).json).watchedMovements
const savePosition = ({ sendAs }: SignedIn, databaseId: unknown, positionS: unknown, durationS: unknown = 100) =>
  sendAs(POSITION, { body: { databaseId, positionS, durationS } })
const continueWatching = async ({ sendAs }: SignedIn) =>
  continueSchema.parse((await sendAs(CONTINUE)).json).videos.map(({ databaseId, positionS }) => [databaseId, positionS])

describe('POST /api/videos/mark-watched and POST /api/movement/watched', () => {
  test('a marked video is watched, the latest first, and not for other members', async () => {
    const [member, other] = await Promise.all([aSignedInMember(), aSignedInMember()])
    expect(await watched(member)).toEqual([])
    const response = await markWatched(member, chair)
    expect([response.status, response.json]).toEqual([200, { success: true }])
    await markWatched(member, breath)
    expect(await watched(member)).toEqual([
      { databaseId: breath, watched: true },
      { databaseId: chair, watched: true },
    ])
    expect(await watched(other)).toEqual([])
  })

  test('a request about items responds for each, in their order', async () => {
    const member = await aSignedInMember()
    await markWatched(member, chair)
    expect(await watched(member, { databaseIds: [breath, chair, 987_654_321, breath] })).toEqual([
      { databaseId: breath, watched: false },
      { databaseId: chair, watched: true },
      { databaseId: 987_654_321, watched: false },
    ])
    expect(await watched(member, { databaseIds: [] })).toEqual([])
  })

  test('two hundred marks at once are one', async () => {
    const member = await aSignedInMember()
    const responses = await Promise.all(Array.from({ length: 200 }, () => markWatched(member, chair)))
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    expect(await watched(member)).toEqual([{ databaseId: chair, watched: true }])
  })

  test('a visitor, a lower plan and an unknown item are rejected', async () => {
    const from = ownAddress()
    expectError(await sendRequest(MARK, { body: { databaseId: chair }, from }), 'unauthenticated')
    expectError(await sendRequest(WATCHED, { body: {}, from }), 'unauthenticated')
    const member = await aSignedInMember({ plan: 'free' })
    expectError(await markWatched(member, strong), 'forbidden')
    expectError(await markWatched(member, 987_654_321), 'not_found')
    expect(await watched(member)).toEqual([])
  })

  test('an item without a video cannot be marked or started', async () => {
    const member = await aSignedInMember({ plan: 'premium' })
    const recipe = await recipeIdOf('golden-milk-with-ginger')
    expectError(await markWatched(member, recipe), 'not_found')
    expectError(await savePosition(member, recipe, 20), 'not_found')
    expect([await watched(member), await continueWatching(member)]).toEqual([[], []])
  })

  test('invalid input is rejected by name', async () => {
    const member = await aSignedInMember()
    for (const databaseId of [0, -1, 1.5, '1', null, undefined, [chair], { equals: chair }, Number.MAX_VALUE]) {
      const response = await markWatched(member, databaseId)
      expectError(response, 'bad_request')
      expect(response.json).toMatchObject({ error: { fields: { databaseId: expect.any(String) } } })
    }
    for (const databaseIds of ['1', [0], ['1'], [null], Array.from({ length: 501 }, (_, index) => index + 1)]) {
      expectError(await member.sendAs(WATCHED, { body: { databaseIds } }), 'bad_request')
    }
  })

  test('requests from another site are rejected', async () => {
    const member = await aSignedInMember()
    const headers = { origin: 'https://evil.example' }
    expectError(await member.sendAs(MARK, { body: { databaseId: chair }, headers }), 'foreign_origin')
    expectError(await member.sendAs(WATCHED, { body: {}, headers }), 'foreign_origin')
    const body = { databaseId: chair, positionS: 50, durationS: 100 }
    expectError(await member.sendAs(POSITION, { body, headers }), 'foreign_origin')
    expect([await watched(member), await continueWatching(member)]).toEqual([[], []])
  })
})

describe('POST /api/videos/position and GET /api/videos/continue', () => {
  test('a started video continues where it was left, the latest first', async () => {
    const member = await aSignedInMember()
    expect(await continueWatching(member)).toEqual([])
    await savePosition(member, chair, 20)
    await savePosition(member, breath, 40.5)
    await savePosition(member, chair, 30)
    expect(await continueWatching(member)).toEqual([
      [chair, 30],
      [breath, 40.5],
    ])
    const { json } = await member.sendAs(`/api/videos/source/?item=${chair}`)
    expect(json).toMatchObject({ video: { resumeS: 30 } })
  })

  test.each([
    [9, 100],
    [95, 100],
    [100, 100],
  ])(
    'a position of %s of %s s is not offered, and the video starts from the beginning',
    async (positionS, durationS) => {
      const member = await aSignedInMember()
      await savePosition(member, chair, positionS, durationS)
      expect(await continueWatching(member)).toEqual([])
      const { json } = await member.sendAs(`/api/videos/source/?item=${chair}`)
      expect(json).toMatchObject({ video: { resumeS: 0 } })
    },
  )

  test('a position does not mark a video as watched, and marking keeps the position', async () => {
    const member = await aSignedInMember()
    await savePosition(member, chair, 70)
    expect(await watched(member)).toEqual([])
    await markWatched(member, chair)
    expect(await continueWatching(member)).toEqual([[chair, 70]])
    await savePosition(member, chair, 71)
    expect(await watched(member)).toEqual([{ databaseId: chair, watched: true }])
    await savePosition(member, chair, 96)
    expect(await continueWatching(member)).toEqual([])
  })

  test('two hundred positions at once leave one row', async () => {
    const member = await aSignedInMember()
    const responses = await Promise.all(
      Array.from({ length: 200 }, (_, index) => savePosition(member, chair, 20 + index / 10)),
    )
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
    expect(await continueWatching(member)).toHaveLength(1)
  })

  test('a visitor, a lower plan, an unknown item and invalid input are rejected', async () => {
    const from = ownAddress()
    expectError(
      await sendRequest(POSITION, { body: { databaseId: chair, positionS: 1, durationS: 2 }, from }),
      'unauthenticated',
    )
    expectError(await sendRequest(CONTINUE, { from }), 'unauthenticated')
    const member = await aSignedInMember({ plan: 'free' })
    expectError(await savePosition(member, strong, 20), 'forbidden')
    expectError(await savePosition(member, 987_654_321, 20), 'not_found')
    for (const positionS of [-1, '20', null, undefined, 1e9]) {
      expectError(await savePosition(member, chair, positionS), 'bad_request')
    }
    // A live stream has no length, and so no position.
    for (const durationS of [-1, 0, null, '100', 1e9]) {
      expectError(await savePosition(member, chair, 20, durationS), 'bad_request')
    }
    expect(await continueWatching(member)).toEqual([])
  })
})
