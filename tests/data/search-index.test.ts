// Also on PostgreSQL: sorting and lists longer than a page.
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let payload: Payload
let searchIndex: typeof import('@/features/search/search-index.server').searchIndex
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because it loads the CMS, which reads the environment.
  searchIndex = (await import('@/features/search/search-index.server')).searchIndex
})
afterAll(() => cms.stop())

test('contains the searchable fields of each published item, and nothing that a plan protects', async () => {
  const secret = 'only for members'
  const locked = aRecipe({ slug: 'locked', title: 'Locked', requiredPlan: 'premium', method: [{ text: secret }] })
  const { databaseId } = await payload.create({ collection: 'recipes', data: locked })
  await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'draft', title: 'Draft', _status: 'draft' }) })
  await payload.create({
    collection: 'recipes',
    data: aRecipe({ slug: 'hidden', title: 'Hidden', seo: { noindex: true } }),
  })
  await payload.create({ collection: 'pages', data: aPage({ slug: 'elsewhere' }) })
  const { body: json, etag } = await searchIndex(async () => (uri) => uri !== '/elsewhere/')
  expect(JSON.parse(json)).toEqual({
    posts: [
      {
        id: `recipes:${databaseId}`,
        databaseId,
        postType: 'recipes',
        label: 'Recipes',
        title: 'Locked',
        slug: 'locked',
        uri: '/recipes/locked/',
        imageUrl: null,
        requiredPlan: 'premium',
      },
    ],
  })
  expect((await searchIndex(async () => (uri) => uri !== '/elsewhere/')).etag).toBe(etag)
  expect((await searchIndex(async () => () => true)).etag).not.toBe(etag)
})

test('contains more items than a page of a list', async () => {
  for (let index = 0; index < 25; index += 1) {
    await payload.create({ collection: 'recipes', data: aRecipe({ slug: `soup-${index}`, title: `Soup ${index}` }) })
  }
  const { body: json } = await searchIndex(async () => (uri) => uri.startsWith('/recipes/soup-'))
  expect(JSON.parse(json).posts).toHaveLength(25)
})
