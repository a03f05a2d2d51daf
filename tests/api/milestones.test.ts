import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sendRequest } from '../support/http/client'
import { expectError } from '../support/http/errors'
import { aSignedInMember, recipeIdOf, type SignedIn } from '../support/http/members'
import { removeUsers } from '../support/http/users'

const PATH = '/api/milestones'

afterAll(removeUsers)

const responseSchema = z.object({
  milestones: z.array(
    z.strictObject({
      id: z.number(),
      title: z.string(),
      description: z.string(),
      icon: z.string(),
      target: z.number(),
      progress: z.number(),
      achievedAt: z.string().nullable(),
    }),
  ),
  toCelebrate: z.array(z.number()),
  streak: z.strictObject({ weeks: z.number(), thisWeek: z.boolean(), days: z.array(z.iso.date()) }),
})
const milestonesOf = async ({ sendAs }: SignedIn) =>
  responseSchema.parse((await sendAs(`${PATH}?timeZone=Europe/Paris`)).json)

describe('GET /api/milestones', () => {
  test('an activity counts at once, and a milestone is celebrated once', async () => {
    const member = await aSignedInMember()
    const first = (all: z.infer<typeof responseSchema>) =>
      all.milestones.find(({ title }) => title === 'A first favorite')
    expect(first(await milestonesOf(member))).toMatchObject({ target: 1, progress: 0, achievedAt: null })
    const postId = await recipeIdOf('golden-milk-with-ginger')
    await member.sendAs('/api/favorites/toggle', { body: { postId, userId: member.id } })
    const after = await milestonesOf(member)
    expect(first(after)).toMatchObject({ progress: 1, achievedAt: expect.any(String) })
    expect(after.streak).toMatchObject({ weeks: 1, thisWeek: true })
    expect(after.streak.days).toHaveLength(1)
    const celebrate = after.toCelebrate
    expect(celebrate).toEqual([first(after)?.id])
    expect((await member.sendAs(PATH, { body: { celebrate } })).json).toEqual({ celebrate })
    expect((await member.sendAs(PATH, { body: { celebrate } })).json).toEqual({ celebrate: [] })
    expect((await milestonesOf(member)).toCelebrate).toEqual([])
  })

  test('a visitor gets a 401', async () => {
    expectError(await sendRequest(PATH), 'unauthenticated')
    expectError(await sendRequest(PATH, { body: { celebrate: [1] } }), 'unauthenticated')
  })

  test('invalid input is rejected by name, and another site’s request is rejected', async () => {
    const member = await aSignedInMember()
    for (const timeZone of ['', 'Mars/Olympus', 'x'.repeat(65)]) {
      const response = await member.sendAs(`${PATH}?${new URLSearchParams({ timeZone })}`)
      expectError(response, 'bad_request')
      expect(response.json).toMatchObject({ error: { fields: { timeZone: expect.any(String) } } })
    }
    for (const celebrate of [[], ['1'], [0], [1.5], 1, null, undefined]) {
      expectError(await member.sendAs(PATH, { body: { celebrate } }), 'bad_request')
    }
    const headers = { origin: 'https://evil.example' }
    expectError(await member.sendAs(PATH, { body: { celebrate: [1] }, headers }), 'foreign_origin')
  })
})

describe('POST /api/programme/weeks', () => {
  const WEEKS = '/api/programme/weeks'

  test('a week is marked, and unmarked', async () => {
    const member = await aSignedInMember({ plan: 'premium' })
    expect((await member.sendAs(WEEKS, { body: { week: 1, done: true } })).json).toEqual({ weeks: [1] })
    expect((await member.sendAs(WEEKS)).json).toEqual({ weeks: [1] })
    expect((await member.sendAs(WEEKS, { body: { week: 1, done: false } })).json).toEqual({ weeks: [] })
  })

  test('an invalid week is rejected', async () => {
    const member = await aSignedInMember()
    for (const week of [0, 7, 1.5, '1', null]) {
      expectError(await member.sendAs(WEEKS, { body: { week, done: true } }), 'bad_request')
    }
    expectError(await member.sendAs(WEEKS, { body: { week: 1, done: 'yes' } }), 'bad_request')
    expectError(await sendRequest(WEEKS), 'unauthenticated')
  })
})
