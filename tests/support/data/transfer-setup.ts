import { afterAll, beforeAll, beforeEach } from 'vitest'
import { z } from 'zod'
import { startTestCms, type TestCms } from './cms'
import { rest } from './http'
import { createViewers, type Viewer, type ViewerName } from './users'

const row = z.object({
  row: z.number(),
  outcome: z.string(),
  changes: z.array(z.string()),
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
  remarks: z.array(z.string()),
})
const checked = z.object({ rows: z.array(row), digest: z.string() })

/** A recipe's optional fields. */
export const OPTIONAL_FIELDS = {
  summary: 'Warm.',
  prepTime: 10,
  cookTime: 20,
  ingredientGroups: [
    { title: 'For the pot', ingredients: [{ quantity: '200', unit: 'g', name: 'Lentils', scales: true }] },
  ],
  method: [{ title: 'Boil', text: 'Boil it.', timer: 20 }],
  allergens: ['celery' as const],
  tips: [{ title: 'Later', text: 'Freeze it.' }],
  relatedPostsArchiveLink: { title: 'Soups', url: '/soups/' },
}

/** A CMS for tests about recipe files: every viewer signed in, one category, and no recipe before each test. */
export function setUpTransfer() {
  let cms: TestCms
  let viewers: Record<ViewerName, Viewer>
  let category: number

  beforeAll(async () => {
    cms = await startTestCms()
    viewers = await createViewers(cms.payload)
    const data = { title: 'Soups', slug: 'soups', taxonomy: 'recipes', order: 0 } as const
    category = (await cms.payload.create({ collection: 'categories', data })).id
  })
  afterAll(() => cms.stop())
  beforeEach(async () => {
    await cms.payload.delete({ collection: 'recipes', where: { id: { exists: true } } })
  })

  async function check(recipes: unknown) {
    const { json, text } = await rest(viewers.editor, 'post', 'recipes/import/check?format=json', recipes)
    const read = checked.safeParse(json)
    if (!read.success) throw new Error(text)
    return read.data
  }

  return {
    get cms() {
      return cms
    },
    get viewers() {
      return viewers
    },
    get category() {
      return category
    },
    check,
    /** As an editor does: previews the file, then imports what was previewed. */
    async importAll(recipes: unknown) {
      const { digest } = await check(recipes)
      return rest(viewers.editor, 'post', `recipes/import?format=json&checked=${digest}`, recipes)
    },
    async exported(query = '') {
      return (await rest(viewers.editor, 'get', `recipes/export?format=json${query}`)).json
    },
    /** The newest draft with a slug. */
    async stored(slug: string) {
      const where = { slug: { equals: slug } }
      const { docs } = await cms.payload.find({ collection: 'recipes', where, draft: true, depth: 0 })
      return docs[0]
    },
    async count() {
      return (await cms.payload.count({ collection: 'recipes' })).totalDocs
    },
  }
}
