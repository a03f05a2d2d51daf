import {
  APIError,
  type CollectionAfterChangeHook,
  commitTransaction,
  createLocalReq,
  initTransaction,
  ValidationError,
} from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type ServerSide, shared } from '@/server/shared'
import { aPage, aPost, aRecipe } from '../support/data/builders'
import { DATABASE, startTestCms, type TestCms } from '../support/data/cms'
import { sql } from '../support/data/sql'

let cms: TestCms
let upkeep: typeof import('@/cms/catalogue-upkeep')
const expire = vi.fn<(tags: readonly string[]) => void>()
beforeAll(async () => {
  cms = await startTestCms()
  upkeep = await import('@/cms/catalogue-upkeep')
  shared().server = { expire } as unknown as ServerSide
})
afterAll(async () => {
  shared().server = undefined
  await cms.stop()
})
beforeEach(() => expire.mockClear())
afterEach(async () => {
  expect(await upkeep.findDrift(cms.payload)).toEqual([])
  const { payload } = cms
  await payload.update({
    collection: 'pages',
    where: { parent: { exists: true } },
    data: { parent: null, _status: 'draft' },
  })
  for (const collection of ['pages', 'recipes', 'posts', 'events'] as const)
    await payload.delete({ collection, where: { id: { exists: true } } })
})

/** Until another writer waits for us. On SQLite it does so from its first step. */
const waitingForLock = () =>
  vi.waitFor(async () => {
    if (DATABASE === 'sqlite') return
    const [row] = await sql(
      cms.payload,
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(row?.waiting).toBe(1)
  })

const expired = () => expire.mock.calls.flatMap(([tags]) => tags)

async function rowOf(databaseId: number | null | undefined) {
  const { docs } = await cms.payload.find({
    collection: 'catalogue',
    where: { databaseId: { equals: databaseId } },
    depth: 0,
  })
  return docs[0] ?? null
}

const addresses = async () => {
  const { docs } = await cms.payload.find({ collection: 'catalogue', depth: 0, sort: 'uri', pagination: false })
  return docs.map(({ uri }) => uri)
}

describe('DESIGN 5: databaseId', () => {
  test('is unique across types', async () => {
    const { payload } = cms
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe() })
    const page = await payload.create({ collection: 'pages', data: aPage() })
    const post = await payload.create({ collection: 'posts', data: aPost() })
    expect(new Set([recipe.databaseId, page.databaseId, post.databaseId]).size).toBe(3)
  })

  test('is never given again after a delete', async () => {
    const { payload } = cms
    const first = await payload.create({ collection: 'recipes', data: aRecipe() })
    await payload.delete({ collection: 'recipes', id: first.id })
    const second = await payload.create({ collection: 'recipes', data: aRecipe() })
    expect(second.databaseId).toBeGreaterThan(Number(first.databaseId))
  })

  test('stays the same after unpublish, rename, move, republish and a try to change it', async () => {
    const { payload } = cms
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
    expect(await rowOf(databaseId)).toMatchObject({ uri: '/above/renamed/', docId: id })
  })

  test('of a duplicate is a new one', async () => {
    const { payload } = cms
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe() })
    const copy = await payload.duplicate({ collection: 'recipes', id: recipe.id })
    expect(copy.databaseId).not.toBe(recipe.databaseId)
    expect(copy.slug).not.toBe(recipe.slug)
  })
})

describe('DESIGN 4.3: pages made from a document go when it changes', () => {
  test('the old and the new address, after the commit', async () => {
    const { payload } = cms
    const { id, databaseId } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'old' }) })
    expire.mockClear()
    const seen: unknown[] = []
    expire.mockImplementation(() => seen.push(payload.db.sessions && Object.keys(payload.db.sessions).length))
    await payload.update({ collection: 'recipes', id, data: { slug: 'new' } })
    expire.mockReset()
    expect(seen).toEqual([0])
    expect((await rowOf(databaseId))?.uri).toBe('/recipes/new/')
  })

  test('with the tags of the document, its type and both addresses', async () => {
    const { payload } = cms
    const { id, databaseId } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'old' }) })
    expire.mockClear()
    await payload.update({ collection: 'recipes', id, data: { slug: 'new' } })
    expect(new Set(expired())).toEqual(
      new Set(['type:recipes', `item:${databaseId}`, 'path:/recipes/old/', 'path:/recipes/new/']),
    )
  })

  test('a draft over a published document touches nothing', async () => {
    const { payload } = cms
    const { id, databaseId } = await payload.create({ collection: 'recipes', data: aRecipe() })
    expire.mockClear()
    await payload.update({ collection: 'recipes', id, draft: true, data: { title: 'Not yet', slug: 'not-yet' } })
    expect(expired()).toEqual([])
    expect(await rowOf(databaseId)).toMatchObject({ title: 'Lentil soup', uri: '/recipes/lentil-soup/' })
  })
})

describe('DESIGN 5: in the same transaction', () => {
  const failing = new Error('a hook that fails after the catalogue was written')
  const fail: CollectionAfterChangeHook = () => {
    throw failing
  }

  test('a change that fails leaves neither document nor row nor an emptied page cache', async () => {
    const { payload } = cms
    const { id, databaseId } = await payload.create({ collection: 'recipes', data: aRecipe() })
    const { hooks } = payload.collections.recipes.config
    expire.mockClear()
    hooks.afterChange.push(fail)
    try {
      await expect(payload.update({ collection: 'recipes', id, data: { slug: 'half-done' } })).rejects.toThrow(failing)
      await expect(payload.create({ collection: 'recipes', data: aRecipe({ slug: 'another' }) })).rejects.toThrow(
        failing,
      )
    } finally {
      hooks.afterChange.pop()
    }
    expect(expired()).toEqual([])
    expect((await payload.findByID({ collection: 'recipes', id })).slug).toBe('lentil-soup')
    expect((await rowOf(databaseId))?.uri).toBe('/recipes/lentil-soup/')
    expect((await payload.count({ collection: 'recipes' })).totalDocs).toBe(1)
  })
})

describe('DESIGN 5: an address belongs to one', () => {
  const slugError = (error: unknown) => (error instanceof ValidationError ? error.data.errors : error)

  test('a page cannot take the address of a recipe, and is told on its slug', async () => {
    const { payload } = cms
    await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'recipes' }) })
    const error = await payload
      .create({ collection: 'pages', data: aPage({ slug: 'soup', parent: above.id }) })
      .catch(slugError)
    expect(error).toEqual([{ path: 'slug', message: 'Something else is already published at /recipes/soup/.' }])
  })

  test('two pages side by side neither', async () => {
    const { payload } = cms
    await payload.create({ collection: 'pages', data: aPage({ slug: 'same' }) })
    const error = await payload.create({ collection: 'pages', data: aPage({ slug: 'same' }) }).catch(slugError)
    expect(error).toEqual([{ path: 'slug', message: 'Something else is already published at /same/.' }])
  })

  test('two recipes neither, drafts included', async () => {
    const { payload } = cms
    await payload.create({ collection: 'recipes', data: aRecipe() })
    const error = await payload.create({ collection: 'recipes', data: aRecipe() }).catch(slugError)
    expect(error).toEqual([expect.objectContaining({ path: 'slug', message: 'Value must be unique' })])
  })

  test('a rename that would move a child onto a taken address is refused as a whole', async () => {
    const { payload } = cms
    await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'kitchen' }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'soup', parent: above.id }) })
    await expect(payload.update({ collection: 'pages', id: above.id, data: { slug: 'recipes' } })).rejects.toThrow(
      ValidationError,
    )
    expect(await addresses()).toEqual(['/kitchen/', '/kitchen/soup/', '/recipes/soup/'])
  })
})

describe('DESIGN 5: many changed in one go are changed all or not at all', () => {
  test('publishing two pages onto one address', async () => {
    const { payload } = cms
    const draft = { _status: 'draft', slug: 'same' } as const
    const pages = [
      await payload.create({ collection: 'pages', data: aPage(draft) }),
      await payload.create({ collection: 'pages', data: aPage(draft) }),
      await payload.create({ collection: 'pages', data: aPage({ ...draft, slug: 'fine' }) }),
    ]
    const refusal = await payload
      .update({ collection: 'pages', where: { id: { in: pages.map(({ id }) => id) } }, data: { _status: 'published' } })
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 409, message: expect.stringMatching(/^Nothing was changed\./) })
    expect(await addresses()).toEqual([])
    expect((await payload.count({ collection: 'pages', where: { _status: { equals: 'published' } } })).totalDocs).toBe(
      0,
    )
  })

  test('deleting a page together with those it needs', async () => {
    const { payload } = cms
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'above' }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'below', parent: above.id }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'other' }) })
    await expect(payload.delete({ collection: 'pages', where: { slug: { in: ['above', 'other'] } } })).rejects.toThrow(
      'Nothing was changed.',
    )
    expect(await addresses()).toEqual(['/above/', '/above/below/', '/other/'])
  })
})

describe('DESIGN 5: pages below pages', () => {
  async function family() {
    const { payload } = cms
    const top = await payload.create({ collection: 'pages', data: aPage({ slug: 'top' }) })
    const middle = await payload.create({
      collection: 'pages',
      data: aPage({ slug: 'middle', parent: top.id, _status: 'draft' }),
    })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'leaf', parent: middle.id }) })
    return { top, middle }
  }

  test('a rename moves all of them, through unpublished ones too', async () => {
    const { top } = await family()
    await cms.payload.update({ collection: 'pages', id: top.id, data: { slug: 'summit' } })
    expect(await addresses()).toEqual(['/summit/', '/summit/middle/leaf/'])
    expect(expired()).toEqual(expect.arrayContaining(['path:/top/middle/leaf/', 'path:/summit/middle/leaf/']))
  })

  test('unpublishing one leaves those below where they are', async () => {
    const { top } = await family()
    await cms.payload.update({ collection: 'pages', id: top.id, data: { _status: 'draft' } })
    expect(await addresses()).toEqual(['/top/middle/leaf/'])
  })

  test('stay in step when the first and the last of three change at the same time', async () => {
    const { payload } = cms
    const top = await payload.create({ collection: 'pages', data: aPage({ slug: 'top' }) })
    // PostgreSQL itself makes a child wait for its parent, but not for what is further up.
    const middle = await payload.create({ collection: 'pages', data: aPage({ slug: 'middle', parent: top.id }) })
    const leaf = await payload.create({ collection: 'pages', data: aPage({ slug: 'leaf', parent: middle.id }) })
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.update({ collection: 'pages', id: top.id, data: { slug: 'summit' }, req })
    const renamed = payload.update({ collection: 'pages', id: leaf.id, data: { slug: 'renamed' } })
    await waitingForLock()
    await commitTransaction(req)
    await renamed
    expect(await addresses()).toEqual(['/summit/', '/summit/middle/', '/summit/middle/renamed/'])
  })

  test('one with pages below it cannot be deleted, and says which', async () => {
    const { top } = await family()
    const refusal = await cms.payload.delete({ collection: 'pages', id: top.id }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(APIError)
    expect(refusal).toMatchObject({
      status: 409,
      message: 'Pages lie below this one: “A page”. Move or delete them first.',
    })
    expect(await addresses()).toEqual(['/top/', '/top/middle/leaf/'])
  })
})

describe('DESIGN 5: what others point to', () => {
  test('a deleted category leaves the rows of its items', async () => {
    const { payload } = cms
    const category = await payload.create({
      collection: 'categories',
      data: { title: 'Soups', slug: 'soups', taxonomy: 'recipes' },
    })
    const { databaseId } = await payload.create({ collection: 'recipes', data: aRecipe({ categories: [category.id] }) })
    expect((await rowOf(databaseId))?.categoryIds).toEqual([category.id])
    expire.mockClear()
    await payload.delete({ collection: 'categories', id: category.id })
    expect((await rowOf(databaseId))?.categoryIds ?? []).toEqual([])
    expect(expired()).toContain('type:categories')
  })

  test('a deleted picture leaves the rows of its items', async () => {
    const { payload } = cms
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
    expire.mockClear()
    await payload.delete({ collection: 'media', id: image.id })
    expect((await rowOf(databaseId))?.imageId).toBeNull()
    expect(expired()).toContain(`item:${databaseId}`)
  })
})

describe('DESIGN 5: the catalogue can be checked and made anew', () => {
  test('a missing, a changed and an orphaned row are found, and mended without touching a databaseId', async () => {
    const { payload } = cms
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
        title: 'Nobody',
        slug: 'nobody',
        requiredPlan: 'none',
        listed: true,
        publishedAt: new Date().toISOString(),
      },
    })
    expect(await upkeep.findDrift(payload)).toEqual(
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
    expect(await upkeep.rebuildCatalogue(payload)).toBe(2)
    expect(await upkeep.findDrift(payload)).toEqual([])
    expect((await rowOf(gone.databaseId))?.docId).toBe(gone.id)
    expect(expired()).toEqual(
      expect.arrayContaining(['type:recipes', `item:${gone.databaseId}`, 'path:/recipes/gone/']),
    )
  })
})
