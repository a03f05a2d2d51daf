// Also on PostgreSQL: addresses are unique.
import { APIError, commitTransaction, createLocalReq, initTransaction, ValidationError } from 'payload'
import { describe, expect, test, vi } from 'vitest'
import { aPage, aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'
import { DATABASE } from '../support/data/cms'
import { sql } from '../support/data/sql'

const world = setUpCatalogue()

/** Waits until another writer waits for a lock. On SQLite a writer holds it from its first step. */
const waitingForLock = () =>
  vi.waitFor(async () => {
    if (DATABASE === 'sqlite') return
    const [row] = await sql(
      world.payload,
      "select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(row?.waiting).toBe(1)
  })

describe('an address belongs to one document', () => {
  const slugError = (error: unknown) => (error instanceof ValidationError ? error.data.errors : error)

  test('a page cannot take the address of a recipe, with the error at its slug', async () => {
    const { payload } = world
    await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'recipes' }) })
    const error = await payload
      .create({ collection: 'pages', data: aPage({ slug: 'soup', parent: above.id }) })
      .catch(slugError)
    expect(error).toEqual([{ path: 'slug', message: 'Something else is already published at /recipes/soup/.' }])
  })

  test('a page cannot take the address of another page', async () => {
    const { payload } = world
    await payload.create({ collection: 'pages', data: aPage({ slug: 'same' }) })
    const error = await payload.create({ collection: 'pages', data: aPage({ slug: 'same' }) }).catch(slugError)
    expect(error).toEqual([{ path: 'slug', message: 'Something else is already published at /same/.' }])
  })

  test('the form’s check while typing reports a taken slug, until it is changed', async () => {
    const { payload } = world
    const field = payload.collections.pages.config.flattenedFields.find(({ name }) => name === 'slug')
    const { databaseId, id } = await payload.create({ collection: 'pages', data: aPage({ slug: 'typed' }) })
    const req = await createLocalReq({}, payload)
    const check = (slug: string, own: object) => {
      const options = { collectionSlug: 'pages', data: { title: 'A page', ...own }, event: 'onChange', req, ...own }
      // Payload's type does not say which kind of field it is.
      return (field as unknown as { validate: (value: string, options: object) => unknown }).validate(slug, options)
    }
    const taken = 'Something else is already published at /typed/.'
    expect(await check('typed', {})).toBe(taken)
    expect(await check('typed', { databaseId, id })).toBe(true)
    expect(await check('typed-two', {})).toBe(true)
    expect(await check('login', {})).toBe('The address /login/ is reserved for the site itself.')
    // An empty slug is made from the title.
    expect(await check('', {})).toBe(true)
    expect(await check('', { title: 'Typed' })).toBe(taken)
    expect(await check('', { title: '!' })).toBe('No slug can be made from the title. Please enter one.')
    expect(await check('Two Words', {})).toBe('Use lowercase letters, numbers and single hyphens.')
  })

  test.each(['login', 'admin', 'reset-password', 'community'])(
    'a top-level page cannot be called %s, one below another page can',
    async (slug) => {
      const { payload } = world
      const error = await payload.create({ collection: 'pages', data: aPage({ slug }) }).catch(slugError)
      expect(error).toEqual([{ path: 'slug', message: `The address /${slug}/ is reserved for the site itself.` }])
      const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'about' }) })
      await payload.create({ collection: 'pages', data: aPage({ slug, parent: above.id }) })
      expect(await world.addresses()).toEqual(['/about/', `/about/${slug}/`])
    },
  )

  test('a page cannot move to an address where it or the pages below it would be hidden', async () => {
    const { payload } = world
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'letters' }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'confirm', parent: above.id }) })
    const error = await payload
      .update({ collection: 'pages', id: above.id, data: { slug: 'newsletter' } })
      .catch(slugError)
    expect(error).toEqual([
      { path: 'slug', message: 'The address /newsletter/confirm/ is reserved for the site itself.' },
    ])
    expect(await world.addresses()).toEqual(['/letters/', '/letters/confirm/'])
  })

  test('a recipe cannot take the slug of another recipe, drafts included', async () => {
    const { payload } = world
    await payload.create({ collection: 'recipes', data: aRecipe() })
    const error = await payload.create({ collection: 'recipes', data: aRecipe() }).catch(slugError)
    expect(error).toEqual([
      expect.objectContaining({
        path: 'slug',
        message: '“Lentil soup” already has the slug lentil-soup. Choose another.',
      }),
    ])
  })

  test('a rename that would move a child page onto a taken address is rejected completely', async () => {
    const { payload } = world
    await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'kitchen' }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'soup', parent: above.id }) })
    await expect(payload.update({ collection: 'pages', id: above.id, data: { slug: 'recipes' } })).rejects.toThrow(
      ValidationError,
    )
    expect(await world.addresses()).toEqual(['/kitchen/', '/kitchen/soup/', '/recipes/soup/'])
  })
})

describe('bulk changes are applied completely or not at all', () => {
  test('publishing two pages with one address', async () => {
    const { payload } = world
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
    expect(await world.addresses()).toEqual([])
    expect((await payload.count({ collection: 'pages', where: { _status: { equals: 'published' } } })).totalDocs).toBe(
      0,
    )
  })

  test('deleting a page together with documents that it needs', async () => {
    const { payload } = world
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'above' }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'below', parent: above.id }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'other' }) })
    await expect(payload.delete({ collection: 'pages', where: { slug: { in: ['above', 'other'] } } })).rejects.toThrow(
      'Nothing was changed.',
    )
    expect(await world.addresses()).toEqual(['/above/', '/above/below/', '/other/'])
  })
})

describe('pages below pages', () => {
  async function family() {
    const { payload } = world
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
    await world.payload.update({ collection: 'pages', id: top.id, data: { slug: 'summit' } })
    expect(await world.addresses()).toEqual(['/summit/', '/summit/middle/leaf/'])
    expect(world.expired()).toEqual(expect.arrayContaining(['path:/top/middle/leaf/', 'path:/summit/middle/leaf/']))
  })

  test('a rename reads each of them once, and nothing below pages that keep their address', async () => {
    const { payload } = world
    const top = await payload.create({ collection: 'pages', data: aPage({ slug: 'top' }) })
    for (const slug of ['a', 'b', 'c']) {
      const { id } = await payload.create({ collection: 'pages', data: aPage({ slug, parent: top.id }) })
      await payload.create({ collection: 'pages', data: aPage({ slug: 'leaf', parent: id }) })
    }
    const reads: { ids: unknown[]; whole: boolean }[] = []
    const note = (collection: string, select: object | undefined, docs: unknown[]) => {
      if (collection !== 'pages') return
      const ids = docs.map((doc) => (typeof doc === 'object' && doc && 'id' in doc ? doc.id : null))
      reads.push({ ids, whole: !select || 'layout' in select })
    }
    const [findOne, find] = [payload.db.findOne.bind(payload.db), payload.db.find.bind(payload.db)]
    const spies = [
      vi.spyOn(payload.db, 'findOne').mockImplementation(async (args) => {
        const doc = await findOne(args)
        note(args.collection, args.select, [doc])
        return doc as never
      }),
      vi.spyOn(payload.db, 'find').mockImplementation(async (args) => {
        const found = await find(args)
        note(args.collection, args.select, found.docs)
        return found as never
      }),
    ]
    await payload.update({ collection: 'pages', id: top.id, data: { slug: 'summit' } })
    for (const spy of spies) spy.mockRestore()
    expect(await world.addresses()).toContain('/summit/c/leaf/')
    const below = reads.flatMap(({ ids, whole }) => ids.filter((id) => id !== top.id).map((id) => ({ id, whole })))
    expect(below).toHaveLength(6)
    expect(below.filter(({ whole }) => whole)).toEqual([])
  })

  test('unpublishing a page does not move the pages below it', async () => {
    const { top } = await family()
    await world.payload.update({ collection: 'pages', id: top.id, data: { _status: 'draft' } })
    expect(await world.addresses()).toEqual(['/top/middle/leaf/'])
  })

  test('stay consistent when the first and the last of three change at the same time', async () => {
    const { payload } = world
    const top = await payload.create({ collection: 'pages', data: aPage({ slug: 'top' }) })
    // PostgreSQL makes a child wait for its parent, but not for pages further up.
    const middle = await payload.create({ collection: 'pages', data: aPage({ slug: 'middle', parent: top.id }) })
    const leaf = await payload.create({ collection: 'pages', data: aPage({ slug: 'leaf', parent: middle.id }) })
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    await payload.update({ collection: 'pages', id: top.id, data: { slug: 'summit' }, req })
    const renamed = payload.update({ collection: 'pages', id: leaf.id, data: { slug: 'renamed' } })
    await waitingForLock()
    await commitTransaction(req)
    await renamed
    expect(await world.addresses()).toEqual(['/summit/', '/summit/middle/', '/summit/middle/renamed/'])
  })

  test('a page with pages below it cannot be deleted, and the error lists them', async () => {
    const { top } = await family()
    const refusal = await world.payload.delete({ collection: 'pages', id: top.id }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(APIError)
    expect(refusal).toMatchObject({
      status: 409,
      message: 'There are pages below this one: “A page”. Move or delete them first.',
    })
    expect(await world.addresses()).toEqual(['/top/', '/top/middle/leaf/'])
  })
})

describe('the page that an item belongs to', () => {
  test('is in the item’s row, and not in its address', async () => {
    const { payload } = world
    const page = await payload.create({ collection: 'pages', data: aPage({ slug: 'above' }) })
    const soup = await payload.create({ collection: 'recipes', data: aRecipe({ parent: page.id }) })
    expect(await world.rowOf(soup.databaseId)).toMatchObject({ parentDocId: page.id, uri: '/recipes/lentil-soup/' })
    await payload.update({ collection: 'recipes', id: soup.id, data: { parent: null } })
    expect(await world.rowOf(soup.databaseId)).toMatchObject({ parentDocId: null })
  })

  test('cannot be deleted, and the error lists the items', async () => {
    const { payload } = world
    const page = await payload.create({ collection: 'pages', data: aPage() })
    const soup = await payload.create({ collection: 'recipes', data: aRecipe({ parent: page.id }) })
    await expect(payload.delete({ collection: 'pages', id: page.id })).rejects.toThrow(
      'There are items of this one: “Lentil soup”. Move or delete them first.',
    )
    await payload.update({ collection: 'recipes', id: soup.id, data: { _status: 'draft' } })
    await payload.delete({ collection: 'pages', id: page.id })
    expect((await payload.findByID({ collection: 'recipes', id: soup.id })).parent).toBeNull()
  })
})
