import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'

let cms: TestCms
let unsaved: typeof import('@/cms/client/unsaved.server')
beforeAll(async () => {
  cms = await startTestCms()
  unsaved = await import('@/cms/client/unsaved.server')
})
afterAll(() => cms.stop())

const text = (words: string) => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '' as const,
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }] }],
  },
})

const storedRecipe = (slug: string) =>
  cms.payload.create({
    collection: 'recipes',
    data: aRecipe({ title: 'Stored', slug, requiredPlan: 'none', prepTime: 5, cookTime: 10, totalTime: undefined }),
  })

test('an unsaved form is read as saving would make it, and nothing is stored', async () => {
  const { databaseId, id } = await storedRecipe('soup')
  const versions = () => cms.payload.countVersions({ collection: 'recipes', where: { parent: { equals: id } } })
  const before = await versions()
  // What the form sends: an emptied number as text, an emptied list as 0, another's number.
  const form = { title: 'Typed', slug: 'soup', prepTime: 20, cookTime: '', tips: 0, databaseId: 1_000, id: 77 }
  const read = await unsaved.readUnsavedAs('visitor', 'recipes', id, { ...form, totalTime: null })
  expect(read).toMatchObject({ id, databaseId, title: 'Typed', prepTime: 20, cookTime: null, totalTime: 20, tips: [] })
  // What the form lacks is taken from the stored recipe.
  expect(read?.requiredPlan).toBe('none')
  expect((await cms.payload.findByID({ collection: 'recipes', id, draft: true })).title).toBe('Stored')
  expect(await versions()).toEqual(before)
})

test('an unsaved form shows an audience only what the plan in the form allows', async () => {
  const { id } = await storedRecipe('broth')
  const form = { title: 'Typed', requiredPlan: 'premium', method: [{ text: text('Stir slowly.') }] }
  const read = async (audience: 'visitor' | 'premium') =>
    JSON.stringify(await unsaved.readUnsavedAs(audience, 'recipes', id, form))
  expect(await read('premium')).toContain('Stir slowly.')
  expect(await read('visitor')).toContain('Typed')
  expect(await read('visitor')).not.toContain('Stir slowly.')
})

test('there is no preview of an unsaved form for a document that does not exist', async () => {
  expect(await unsaved.readUnsavedAs('premium', 'recipes', 999_999, { title: 'Typed' })).toBeNull()
})

test('an unsaved global is read in place of the stored one, with the addresses of its links', async () => {
  const page = await cms.payload.create({
    collection: 'pages',
    data: { title: 'Calm', slug: 'calm', requiredPlan: 'none', _status: 'published' },
  })
  const primary = [{ label: 'Typed', url: `item:${page.databaseId}` }]
  const read = await unsaved.readUnsavedGlobal('visitor', 'navigation', { primary })
  expect(read.primary).toMatchObject([{ label: 'Typed', url: '/calm/' }])
  expect((await cms.payload.findGlobal({ slug: 'navigation' })).primary ?? []).toEqual([])
})

test('a draft has the address that publishing it would give it', async () => {
  const data = { title: 'Weeks', slug: 'weeks', requiredPlan: 'none', _status: 'draft' } as const
  const parent = await cms.payload.create({ collection: 'pages', data, draft: true })
  expect(await unsaved.draftUri('pages', { slug: 'one', parent: parent.id })).toBe('/weeks/one/')
  expect(await unsaved.draftUri('recipes', { slug: 'soup' })).toBe('/recipes/soup/')
})
