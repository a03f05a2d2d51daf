// Also on PostgreSQL: rows are written in the transaction of their document.
import type { CollectionAfterChangeHook } from 'payload'
import { describe, expect, test } from 'vitest'
import { aPage, aPost, aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'

const world = setUpCatalogue()

describe('databaseId', () => {
  test('is unique across types', async () => {
    const { payload } = world
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe() })
    const page = await payload.create({ collection: 'pages', data: aPage() })
    const post = await payload.create({ collection: 'posts', data: aPost() })
    expect(new Set([recipe.databaseId, page.databaseId, post.databaseId]).size).toBe(3)
  })

  test('is never reused after a delete', async () => {
    const { payload } = world
    const first = await payload.create({ collection: 'recipes', data: aRecipe() })
    await payload.delete({ collection: 'recipes', id: first.id })
    const second = await payload.create({ collection: 'recipes', data: aRecipe() })
    expect(second.databaseId).toBeGreaterThan(Number(first.databaseId))
  })

  test('stays the same after unpublish, rename, move, republish and an attempt to change it', async () => {
    const { payload } = world
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'above' }) })
    const { id, databaseId } = await payload.create({ collection: 'pages', data: aPage() })
    for (const data of [
      { _status: 'draft' },
      { slug: 'renamed' },
      { parent: above.id },
      { _status: 'published' },
      { databaseId: 99_999 },
    ] as const) {
      await payload.update({ collection: 'pages', id, data })
    }
    expect(await world.rowOf(databaseId)).toMatchObject({ uri: '/above/renamed/', docId: id })
  })

  test('is new for a duplicate', async () => {
    const { payload } = world
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe() })
    const copy = await payload.duplicate({ collection: 'recipes', id: recipe.id })
    expect(copy.databaseId).not.toBe(recipe.databaseId)
    expect(copy.slug).not.toBe(recipe.slug)
  })
})

describe('a change expires the pages made from a document', () => {
  test('at the old and the new address, after the commit', async () => {
    const { payload } = world
    const { id, databaseId } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'old' }) })
    world.expire.mockClear()
    const seen: unknown[] = []
    world.expire.mockImplementation(() => seen.push(payload.db.sessions && Object.keys(payload.db.sessions).length))
    await payload.update({ collection: 'recipes', id, data: { slug: 'new' } })
    world.expire.mockReset()
    // The second time is for the redirect from the old address.
    expect(seen).toEqual([0, 0])
    expect((await world.rowOf(databaseId))?.uri).toBe('/recipes/new/')
  })

  test('with the tags of the document, its type and both addresses', async () => {
    const { payload } = world
    const { id, databaseId } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'old' }) })
    world.expire.mockClear()
    await payload.update({ collection: 'recipes', id, data: { slug: 'new' } })
    expect(new Set(world.expired())).toEqual(
      new Set([
        'type:recipes',
        `doc:recipes:${id}`,
        `item:${databaseId}`,
        'path:/recipes/old/',
        'path:/recipes/new/',
        'type:redirects',
      ]),
    )
  })

  test('a draft over a published document expires nothing', async () => {
    const { payload } = world
    const { id, databaseId } = await payload.create({ collection: 'recipes', data: aRecipe() })
    world.expire.mockClear()
    await payload.update({ collection: 'recipes', id, draft: true, data: { title: 'Not yet', slug: 'not-yet' } })
    expect(world.expired()).toEqual([])
    expect(await world.rowOf(databaseId)).toMatchObject({ title: 'Lentil soup', uri: '/recipes/lentil-soup/' })
  })
})

describe('the transaction of a change', () => {
  const failing = new Error('a hook that fails after the catalogue was written')
  const fail: CollectionAfterChangeHook = () => {
    throw failing
  }

  test('a failed change leaves no document, no row and the page cache as it was', async () => {
    const { payload } = world
    const { id, databaseId } = await payload.create({ collection: 'recipes', data: aRecipe() })
    const { hooks } = payload.collections.recipes.config
    world.expire.mockClear()
    hooks.afterChange.push(fail)
    try {
      await expect(payload.update({ collection: 'recipes', id, data: { slug: 'half-done' } })).rejects.toThrow(failing)
      await expect(payload.create({ collection: 'recipes', data: aRecipe({ slug: 'another' }) })).rejects.toThrow(
        failing,
      )
    } finally {
      hooks.afterChange.pop()
    }
    expect(world.expired()).toEqual([])
    expect((await payload.findByID({ collection: 'recipes', id })).slug).toBe('lentil-soup')
    expect((await world.rowOf(databaseId))?.uri).toBe('/recipes/lentil-soup/')
    expect((await payload.count({ collection: 'recipes' })).totalDocs).toBe(1)
  })
})
