import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieFor } from '../support/http/accounts'
import { addressOf } from '../support/http/calls'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'
import { aWord, makeItem, removeMade } from '../support/http/editor'

afterAll(removeMade)

const list = z.strictObject({
  faqs: z.array(
    z.strictObject({
      id: z.number(),
      slug: z.string(),
      title: z.string(),
      topic: z.string().nullable(),
      content: z.string(),
    }),
  ),
})

async function faqs(query: Record<string, string> = {}, cookie?: string) {
  const { json, status } = await sendRequest(addressOf('/api/faqs/', query), { cookie })
  expect(status).toBe(200)
  return list.parse(json).faqs
}

describe('GET /api/faqs/', () => {
  test('responds with every published question: id, title and content', async () => {
    const titles = (await faqs()).map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(demo.faqs.map(({ title }) => title)))
  })

  test.each([1, 3, 999])('responds with at most the first %i, in a fixed order', async (first) => {
    const all = await faqs()
    expect(await faqs({ first: String(first) })).toEqual(all.slice(0, first))
  })

  test.each(['visitor', 'free', 'standard', 'premium'] as const)('%s gets all of them', async (audience) => {
    const ids = (await faqs({}, await cookieFor(audience))).map(({ id }) => id)
    expect(ids).toEqual((await faqs()).map(({ id }) => id))
  })

  test('the questions of a topic stand together, in the order of the topics', async () => {
    const order = ['Membership', 'Food', 'Movement', 'Payments', 'Community', 'Your data']
    const topics = (await faqs()).map(({ topic }) => topic).filter((topic) => topic !== null)
    expect(topics.filter((topic, at) => topic !== topics[at - 1])).toEqual(order)
  })

  test('content is sanitized as on a page', async () => {
    const word = aWord()
    const { databaseId } = await makeItem('faqs', {
      title: `Is it <b>${word}</b>?`,
      bodyHtml: `<p onclick="alert(1)">Yes, ${word} &amp; more.</p><script>alert(1)</script>`,
    })
    const made = (await faqs()).find(({ id }) => id === databaseId)
    expect(made).toMatchObject({ title: `Is it <b>${word}</b>?`, content: `<p>Yes, ${word} &amp; more.</p>` })
  })

  test('leaves out a draft', async () => {
    const word = aWord()
    await makeItem('faqs', { title: `Draft ${word}`, bodyHtml: `<p>${word}</p>`, _status: 'draft' })
    expect(JSON.stringify(await faqs())).not.toContain(word)
  })

  test('shows a change at once', async () => {
    await faqs()
    const word = aWord()
    await makeItem('faqs', { title: `New ${word}`, bodyHtml: '<p>Yes.</p>' })
    expect((await faqs()).map(({ title }) => title)).toContain(`New ${word}`)
  })
})
