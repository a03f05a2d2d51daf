// Also on PostgreSQL: an import is one transaction.
import { describe, expect, test, vi } from 'vitest'
import { aRecipe } from '../support/data/builders'
import { rest } from '../support/data/http'
import { OPTIONAL_FIELDS, setUpTransfer } from '../support/data/transfer-setup'

const world = setUpTransfer()

describe('importing recipes', () => {
  test('creates new ones as drafts with new numbers, and those of one file can reference each other', async () => {
    const { json, status } = await world.importAll({
      recipes: [
        {
          title: 'One',
          relatedRecipes: ['two'],
          ingredientGroups: OPTIONAL_FIELDS.ingredientGroups,
          method: OPTIONAL_FIELDS.method,
        },
        { title: 'Two', prepTime: 5, cookTime: 10 },
      ],
    })
    expect({ json, status }).toEqual({ json: { created: 2, changed: 0, unchanged: 0 }, status: 200 })
    const [one, two] = [await world.stored('one'), await world.stored('two')]
    expect(one).toMatchObject({
      _status: 'draft',
      relatedRecipes: [two?.id],
      method: [{ text: 'Boil it.', timer: 20 }],
    })
    expect(two).toMatchObject({ _status: 'draft', totalTime: 15, servings: 2 })
    expect(one?.databaseId).not.toBe(two?.databaseId)
  })

  test('changes a published one as a draft: the site does not change until it is published', async () => {
    const { payload } = world.cms
    const { id } = await payload.create({ collection: 'recipes', data: aRecipe(OPTIONAL_FIELDS) })
    expect((await world.importAll([{ slug: 'lentil-soup', title: 'New soup' }])).status).toBe(200)
    expect(await payload.findByID({ collection: 'recipes', id })).toMatchObject({
      title: 'Lentil soup',
      _status: 'published',
    })
    expect(await world.stored('lentil-soup')).toMatchObject({ title: 'New soup', _status: 'draft', summary: 'Warm.' })
    expect((await world.check([{ slug: 'lentil-soup', title: 'New soup' }])).rows[0]?.outcome).toBe('unchanged')
    await payload.update({ collection: 'recipes', id, data: { _status: 'published' } })
    expect(await payload.findByID({ collection: 'recipes', id })).toMatchObject({ title: 'New soup' })
  })

  test('an empty value clears a field, one that is left out keeps it', async () => {
    await world.cms.payload.create({ collection: 'recipes', data: aRecipe(OPTIONAL_FIELDS) })
    await world.importAll([{ slug: 'lentil-soup', summary: '', tips: [] }])
    expect(await world.stored('lentil-soup')).toMatchObject({ summary: '', tips: [], method: [{ title: 'Boil' }] })
  })

  test('imports nothing when one row is invalid', async () => {
    const { json, status } = await world.importAll([{ title: 'Good' }, { title: 'Bad', servings: 0 }])
    expect([status, await world.count()]).toEqual([422, 0])
    expect(JSON.stringify(json)).toContain('Nothing was imported: some rows are wrong.')
  })

  test('imports nothing when a recipe has changed since the preview, or without a preview', async () => {
    const { id } = await world.cms.payload.create({ collection: 'recipes', data: aRecipe() })
    const file = [{ title: 'Good' }, { slug: 'lentil-soup', summary: 'New.' }]
    const { digest } = await world.check(file)
    await world.cms.payload.update({ collection: 'recipes', id, draft: true, data: { title: 'Changed in between' } })
    for (const checked of [digest, '', 'made-up'])
      expect(
        (await rest(world.viewers.editor, 'post', `recipes/import?format=json&checked=${checked}`, file)).status,
      ).toBe(409)
    expect(await world.count()).toBe(1)
  })

  test('imports nothing when a recipe changes between the last check and the write', async () => {
    const { db } = world.cms.payload
    const { id } = await world.cms.payload.create({ collection: 'recipes', data: aRecipe() })
    const file = [{ slug: 'lentil-soup', summary: 'New.' }]
    const { digest } = await world.check(file)
    const begin = db.beginTransaction.bind(db)
    vi.spyOn(db, 'beginTransaction').mockImplementationOnce(async (options) => {
      await world.cms.payload.update({
        collection: 'recipes',
        id,
        draft: true,
        data: { summary: 'Changed in between.' },
      })
      return begin(options)
    })
    const { status } = await rest(world.viewers.editor, 'post', `recipes/import?format=json&checked=${digest}`, file)
    expect([status, (await world.stored('lentil-soup'))?.summary]).toEqual([409, 'Changed in between.'])
  })

  test('reads only the recipes and pictures that the file names', async () => {
    const { db } = world.cms.payload
    for (const slug of ['one', 'two', 'three', 'four'])
      await world.cms.payload.create({ collection: 'recipes', data: aRecipe({ slug, title: slug }) })
    const read: unknown[] = []
    const drafts = db.queryDrafts.bind(db)
    const looked = vi.spyOn(db, 'queryDrafts').mockImplementation(async (args) => {
      const found = await drafts(args)
      if (args.collection === 'recipes') read.push(...found.docs.map((doc) => 'slug' in doc && doc.slug))
      return found as never
    })
    const find = vi.spyOn(db, 'find')
    await world.check([{ slug: 'two', summary: 'New.' }])
    const collections = find.mock.calls.map(([{ collection }]) => collection)
    looked.mockRestore()
    find.mockRestore()
    expect(read).toEqual(['two'])
    expect(collections).not.toContain('media')
  })

  test('imports nothing when a write fails half way, and names the row', async () => {
    const recipes = world.cms.config.collections.find(({ slug }) => slug === 'recipes')
    const refuse = ({ data }: { data?: { title?: string } }) => {
      if (data?.title === 'Second') throw new Error('The disk is full.')
    }
    recipes?.hooks.beforeChange.push(refuse as never)
    const { status } = await world.importAll([{ title: 'First' }, { title: 'Second' }])
    recipes?.hooks.beforeChange.pop()
    expect([status, await world.count()]).toEqual([500, 0])
    expect((await world.importAll([{ title: 'First' }])).status).toBe(200)
  })
})
