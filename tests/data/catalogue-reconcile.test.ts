import { describe, expect, test } from 'vitest'
import { aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'

const world = setUpCatalogue()

describe('deleting what items reference', () => {
  test('a deleted category leaves the rows of its items', async () => {
    const { payload } = world
    const category = await payload.create({
      collection: 'categories',
      data: { title: 'Soups', slug: 'soups', taxonomy: 'recipes' },
    })
    const { databaseId } = await payload.create({ collection: 'recipes', data: aRecipe({ categories: [category.id] }) })
    expect((await world.rowOf(databaseId))?.categoryIds).toEqual([category.id])
    world.expire.mockClear()
    await payload.delete({ collection: 'categories', id: category.id })
    expect((await world.rowOf(databaseId))?.categoryIds ?? []).toEqual([])
    expect(world.expired()).toContain('type:categories')
  })

  test('a deleted picture leaves the rows of its items', async () => {
    const { payload } = world
    const data = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    const image = await payload.create({
      collection: 'media',
      data: { alt: 'A bowl' },
      file: { data, mimetype: 'image/png', name: 'bowl.png', size: data.length },
    })
    const { databaseId } = await payload.create({ collection: 'recipes', data: aRecipe({ image: image.id }) })
    world.expire.mockClear()
    await payload.delete({ collection: 'media', id: image.id })
    expect((await world.rowOf(databaseId))?.imageId).toBeNull()
    expect(world.expired()).toContain(`item:${databaseId}`)
  })
})

describe('checking and repairing the catalogue', () => {
  test('finds and repairs a missing, a changed and an orphaned row without changing a databaseId', async () => {
    const { payload } = world
    const [gone, changed] = await Promise.all([
      payload.create({ collection: 'recipes', data: aRecipe({ slug: 'gone' }) }),
      payload.create({ collection: 'recipes', data: aRecipe({ slug: 'changed' }) }),
    ])
    await payload.delete({ collection: 'catalogue', where: { docId: { equals: gone.id } } })
    await payload.update({
      collection: 'catalogue',
      where: { docId: { equals: changed.id } },
      data: { title: 'Something else', totalTime: 1 },
    })
    await payload.create({
      collection: 'catalogue',
      data: {
        databaseId: 77_777,
        postType: 'posts',
        docId: 4,
        title: 'Orphan',
        slug: 'orphan',
        requiredPlan: 'none',
        listed: true,
        publishedAt: new Date().toISOString(),
      },
    })
    expect(await world.upkeep.findDrift(payload)).toEqual(
      expect.arrayContaining([
        { kind: 'missing', postType: 'recipes', docId: gone.id, databaseId: gone.databaseId, fields: [] },
        {
          kind: 'different',
          postType: 'recipes',
          docId: changed.id,
          databaseId: changed.databaseId,
          fields: ['title', 'totalTime'],
        },
        { kind: 'extra', postType: 'posts', docId: 4, databaseId: 77_777, fields: [] },
      ]),
    )
    expect(await world.upkeep.rebuildCatalogue(payload)).toBe(2)
    expect(await world.upkeep.findDrift(payload)).toEqual([])
    expect((await world.rowOf(gone.databaseId))?.docId).toBe(gone.id)
    expect(world.expired()).toEqual(
      expect.arrayContaining(['type:recipes', `item:${gone.databaseId}`, 'path:/recipes/gone/']),
    )
  })
})
