import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demoGuides } from '../../demo/guides'
import { cookieFor } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { betweenChanges } from '../support/http/between-changes'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'
import { aWord, makeItem, makeRecipe, publish, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'

const PATH = '/wp-search.json'
const from = ownAddress()

afterAll(removeMade)

const index = z.strictObject({
  posts: z.array(
    z.strictObject({
      id: z.string(),
      databaseId: z.number(),
      postType: z.string(),
      label: z.string(),
      title: z.string(),
      slug: z.string(),
      uri: z.string().startsWith('/'),
      imageUrl: z.string().nullable(),
      requiredPlan: z.enum(['none', 'free', 'standard', 'premium']),
    }),
  ),
})

async function posts(cookie?: string) {
  const { json, status } = await sendRequest(PATH, { cookie, from })
  expect(status).toBe(200)
  return index.parse(json).posts
}

describe('GET /wp-search.json', () => {
  test('has every recipe of the site, locked ones too, and pages and articles under their labels', async () => {
    const all = await posts()
    const slugs = all.filter(({ postType }) => postType === 'recipes').map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(demo.recipes.map(({ slug }) => slug)))
    const labelAt = (path: string) => all.find(({ uri }) => uri === path)?.label
    expect(labelAt('/recipes/ginger-noodle-broth/')).toBe('Recipes')
    expect(labelAt('/ebs-blog/the-last-hour-of-the-day/')).toBe('Blog posts')
    expect(labelAt('/expert-advices/insomnia/')).toBe('Expert Advices')
    expect(labelAt('/advice/')).toBe('Expert Advices')
    expect(labelAt('/about/')).toBe('Pages')
  })

  test.each(['free', 'standard', 'premium'] as const)('%s gets the same index as a visitor', async (audience) => {
    const cookie = await cookieFor(audience)
    await betweenChanges(async () => {
      const [visitor, member] = [await sendRequest(PATH, { from }), await sendRequest(PATH, { cookie, from })]
      expect(member.text).toBe(visitor.text)
      expect(member.headers.etag).toBe(visitor.headers.etag)
    })
  })

  test('a new title is included at once, under a new ETag; the old ETag was valid until then', async () => {
    const recipe = await makeRecipe()
    const { headers } = await sendRequest(PATH, { from })
    const options = { headers: { 'if-none-match': headers.etag }, from }
    const same = await sendRequest(PATH, options)
    expect([same.status, same.text, same.headers.etag]).toEqual([304, '', headers.etag])
    const word = aWord()
    await publish(recipe, { title: `Renamed ${word}` })
    const changed = await sendRequest(PATH, options)
    expect([changed.status, changed.headers.etag === headers.etag]).toEqual([200, false])
    expect(changed.text).toContain(word)
  })

  test('leaves out drafts, items hidden from search engines, and items without a page', async () => {
    const word = aWord()
    await makeRecipe({ title: `Draft ${word}`, _status: 'draft' })
    await makeRecipe({ title: `Hidden ${word}`, seo: { noindex: true } })
    await makeItem('faqs', { title: `Question ${word}`, bodyHtml: '<p>Yes.</p>' })
    const { path } = await makeRecipe({ title: `Open ${word}` })
    const found = (await posts()).filter(({ title }) => title.includes(word))
    expect(found.map(({ uri }) => uri)).toEqual([path])
  })

  test('leaves out the guided-meditation page', async () => {
    expect(demoGuides.map(({ slug }) => slug)).toContain('guided-meditation')
    expect((await posts()).filter(({ slug }) => slug === 'guided-meditation')).toEqual([])
  })

  test('can be cached with revalidation, and sets no cookie', async () => {
    const { headers } = await sendRequest(PATH, { from })
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
  })

  test('works with a trailing slash, responds to HEAD without a body, and rejects other methods', async () => {
    expect((await sendRequest(`${PATH}/`, { from })).status).toBe(200)
    const head = await sendRequest(PATH, { method: 'HEAD', from })
    expect([head.status, head.body.byteLength]).toEqual([200, 0])
    expectError(await sendRequest(PATH, { method: 'POST', from }), 'method_not_allowed')
  })
})
