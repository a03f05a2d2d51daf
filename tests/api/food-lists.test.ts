import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieFor, cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { aWord, edit, makePage, removeMade } from '../support/http/editor'

const color = z.strictObject({
  introduction: z.string().nullable(),
  image: z.looseObject({ url: z.string(), alt: z.string() }).nullable(),
  lists: z.array(
    z.strictObject({
      title: z.string(),
      introduction: z.string().nullable(),
      lists: z.array(z.strictObject({ subtitle: z.string().nullable(), list: z.string() })),
      asterisk: z.string().nullable(),
    }),
  ),
})
const response = z.strictObject({ foodLists: z.strictObject({ green: color, orange: color, red: color }) })

const PAGE = '/member/food-lists/'
const GLOBAL = '/globals/foodLists'
const word = aWord()
const green = {
  introduction: `Green ${word}`,
  lists: [{ title: 'Leaves', lists: [{ subtitle: 'Raw', list: `Rocket ${word}\nCress` }], asterisk: '* Washed.' }],
}

let before: unknown
beforeAll(async () => {
  before = (await sendRequest(`/cms/api${GLOBAL}?depth=0`, { cookie: await cookieOf('editor') })).json
  await edit('POST', GLOBAL, { green })
})
afterAll(async () => {
  const written = z.object({ green: z.looseObject({}).nullish() }).parse(before)
  await edit('POST', GLOBAL, { green: written.green ?? { introduction: null, lists: [] } })
})

describe('GET /api/food-lists, and the block', () => {
  test.each(['/api/food-lists', '/api/food-lists/'])('a visitor gets 401 at %s', async (path) => {
    const { json, status } = await sendRequest(path)
    expect(status).toBe(401)
    expect(json).toMatchObject({ error: { code: 'unauthenticated' } })
  })

  test.each(['free', 'standard', 'premium'] as const)(
    '%s gets what an editor wrote, in the call and on the page',
    async (member) => {
      const cookie = await cookieFor(member)
      const { json, status } = await sendRequest('/api/food-lists', { cookie })
      expect(status).toBe(200)
      expect(response.parse(json).foodLists.green).toMatchObject({
        introduction: `Green ${word}`,
        lists: [
          {
            title: 'Leaves',
            introduction: null,
            lists: [{ subtitle: 'Raw', list: `Rocket ${word}\nCress` }],
            asterisk: '* Washed.',
          },
        ],
      })
      expect((await sendRequest(PAGE, { cookie })).text).toContain(`Rocket ${word}`)
    },
  )

  test('visitors get none of it, on whatever page the block is', async () => {
    const open = await makePage({ layout: [{ blockType: 'foodLists', title: `Foods of ${word}` }] })
    expect((await sendRequest(open.path)).text).not.toContain(word)
    expect((await sendRequest(open.path, { headers: { rsc: '1' } })).text).not.toContain(word)
    expect((await sendRequest(open.path, { cookie: await cookieFor('free') })).text).toContain(`Rocket ${word}`)
    await removeMade()
  })
})
