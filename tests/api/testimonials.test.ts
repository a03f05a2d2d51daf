import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieFor } from '../support/http/accounts'
import { addressOf } from '../support/http/calls'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'
import { aWord, makeItem, removeMade } from '../support/http/editor'

afterAll(removeMade)

/** The fields of docs/api.md and no others. */
const list = z.strictObject({
  testimonials: z.array(
    z.strictObject({
      id: z.number(),
      title: z.string(),
      uri: z.string().nullable(),
      content: z.string(),
      author: z.string(),
      imageUrl: z.string().nullable(),
      profession: z.string().nullable(),
      categories: z.array(z.unknown()),
    }),
  ),
})

async function testimonials(query: Record<string, string> = { first: '100' }, cookie?: string) {
  const { json, status } = await sendRequest(addressOf('/api/testimonials', query), { cookie })
  expect(status).toBe(200)
  return list.parse(json).testimonials
}

describe('GET /api/testimonials', () => {
  test('responds with the texts of members and their names', async () => {
    const all = await testimonials()
    for (const { firstName, slug, title } of demo.testimonials) {
      expect(all.find((one) => one.title === title)).toMatchObject({
        author: firstName,
        uri: `/ebs-testimonials/${slug}/`,
        content: expect.stringMatching(/^<p/),
      })
    }
  })

  test.each([1, 12])('responds with at most the first %i, in a fixed order', async (first) => {
    const all = await testimonials()
    expect(await testimonials({ first: String(first) })).toEqual(all.slice(0, first))
  })

  test.each(['visitor', 'free', 'premium'] as const)('%s gets all of them', async (audience) => {
    const ids = (await testimonials({}, await cookieFor(audience))).map(({ id }) => id)
    expect(ids).toEqual((await testimonials()).map(({ id }) => id))
  })

  test('content is sanitized as on a page, and is the summary where there is no text', async () => {
    const word = aWord()
    const written = await makeItem('testimonials', {
      title: `Letter ${word}`,
      firstName: 'Ana',
      bodyHtml: `<p>${word}</p><img src="https://evil.example/x.gif" onerror="alert(1)">`,
    })
    const short = await makeItem('testimonials', { title: 'Short', firstName: 'Ben', summary: `I <3 ${word}` })
    const all = await testimonials()
    expect(all.find(({ id }) => id === written.databaseId)?.content).toMatch(new RegExp(`^<p>${word}</p>`))
    expect(all.find(({ id }) => id === written.databaseId)?.content).not.toMatch(/<img|onerror/)
    expect(all.find(({ id }) => id === short.databaseId)?.content).toBe(`<p>I &lt;3 ${word}</p>`)
  })

  test('content is the description of the positive experience, before the text', async () => {
    const word = aWord()
    const texts = { bodyHtml: `<p>Text ${word}</p>`, positiveExperienceHtml: `<p>Experience ${word}</p>` }
    const { databaseId } = await makeItem('testimonials', { title: `Both ${word}`, firstName: 'Ana', ...texts })
    const all = await testimonials()
    expect(all.find(({ id }) => id === databaseId)?.content).toBe(`<p>Experience ${word}</p>`)
  })

  test('leaves out a draft', async () => {
    const word = aWord()
    await makeItem('testimonials', { title: `Draft ${word}`, firstName: 'Ana', _status: 'draft' })
    expect(JSON.stringify(await testimonials())).not.toContain(word)
  })
})
