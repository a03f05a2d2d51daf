import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPage, aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'
import { rest } from '../support/data/http'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

const world = setUpCatalogue()
let editor: Viewer

const redirects = async () => {
  const { docs } = await world.payload.find({ collection: 'redirects', depth: 0, sort: 'from', pagination: false })
  return docs.map(({ automatic, from, to }) => `${from} to ${to}${automatic ? '' : ' by an editor'}`)
}

beforeAll(async () => {
  const { email, id } = await anAccount(world.payload, 'editor', { role: 'editor', plan: 'free' })
  editor = { name: 'editor', id, token: await signInAs(world.payload, email) }
})
beforeEach(async () => {
  await world.payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
})

describe('a published document that moves', () => {
  test('leaves redirects at its address and at those of the pages below it', async () => {
    const { payload } = world
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'method' }) })
    const page = await payload.create({ collection: 'pages', data: aPage({ slug: 'weeks', parent: above.id }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'one', parent: page.id }) })
    world.expire.mockClear()
    await payload.update({ collection: 'pages', id: page.id, data: { slug: 'reset', parent: null } })
    expect(await redirects()).toEqual(['/method/weeks/ to /reset/', '/method/weeks/one/ to /reset/one/'])
    expect(world.expired()).toContain('type:redirects')
  })

  test('leaves none before it is published, nor when only its text changes', async () => {
    const { payload } = world
    const { id } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    await payload.update({ collection: 'recipes', id, data: { title: 'A soup' } })
    await payload.update({ collection: 'recipes', id, data: { slug: 'stew', _status: 'draft' }, draft: true })
    expect(await redirects()).toEqual([])
    await payload.update({ collection: 'recipes', id, data: { slug: 'stew', _status: 'published' } })
    expect(await redirects()).toEqual(['/recipes/soup/ to /recipes/stew/'])
  })

  test('never makes a chain or a circle', async () => {
    const { payload } = world
    const { id } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    await payload.create({ collection: 'redirects', data: { from: '/old-soup/', to: '/recipes/soup/' } })
    for (const slug of ['stew', 'broth', 'soup']) {
      await payload.update({ collection: 'recipes', id, data: { slug } })
    }
    expect(await redirects()).toEqual([
      '/old-soup/ to /recipes/soup/ by an editor',
      '/recipes/broth/ to /recipes/soup/',
      '/recipes/stew/ to /recipes/soup/',
    ])
  })

  test('gives up a redirect when its address is published again; an editor’s redirect stays', async () => {
    const { payload } = world
    const { id } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    await payload.update({ collection: 'recipes', id, data: { slug: 'stew' } })
    await payload.create({ collection: 'redirects', data: { from: '/closed/', to: '/' } })
    await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'closed' }) })
    expect(await redirects()).toEqual(['/closed/ to / by an editor'])
  })

  test('leaves no redirect when the move is refused', async () => {
    const { payload } = world
    await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'kitchen' }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'soup', parent: above.id }) })
    const move = payload.update({ collection: 'pages', id: above.id, data: { slug: 'recipes' } })
    await expect(move).rejects.toThrow()
    expect(await redirects()).toEqual([])
  })
})

describe('the top of a form', () => {
  const addressOf = async (id: number, query = '') => (await rest(editor, 'get', `pages/${id}/address${query}`)).json

  test('shows where the page is, where the form would put it, and what redirects to it', async () => {
    const { payload } = world
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'method' }) })
    const page = await payload.create({ collection: 'pages', data: aPage({ slug: 'weeks' }) })
    await payload.create({ collection: 'pages', data: aPage({ slug: 'one', parent: page.id }) })
    await payload.update({ collection: 'pages', id: page.id, data: { slug: 'reset' } })
    expect(await addressOf(page.id, `?slug=Six%20weeks&parent=${above.id}`)).toMatchObject({
      uri: '/reset/',
      planned: '/method/six-weeks/',
      below: 1,
      hiddenBy: null,
      redirects: [
        { id: expect.any(Number), from: '/weeks/' },
        { id: expect.any(Number), from: '/weeks/one/' },
      ],
    })
  })

  test('of a page that an editor’s redirect hides says where that leads', async () => {
    const { payload } = world
    const { id } = await payload.create({ collection: 'pages', data: aPage({ slug: 'closed' }) })
    await payload.create({ collection: 'redirects', data: { from: '/closed', to: '/open/' } })
    expect(await addressOf(id)).toMatchObject({ uri: '/closed/', hiddenBy: '/open/', redirects: [] })
  })

  test('of a draft shows no address, and the choice of parents lists it', async () => {
    const { payload } = world
    const above = await payload.create({ collection: 'pages', data: aPage({ slug: 'method', title: 'Method' }) })
    const draft = aPage({ slug: 'later', title: 'Later', parent: above.id, _status: 'draft' })
    const { id } = await payload.create({ collection: 'pages', data: draft, draft: true })
    expect(await addressOf(id, '?slug=later')).toMatchObject({ uri: null, planned: '/later/', redirects: [] })
    expect((await rest(editor, 'get', 'pages/addresses')).json).toEqual({
      pages: [
        { id: above.id, title: 'Method', uri: '/method/', published: true },
        { id, title: 'Later', uri: '/method/later/', published: false },
      ],
    })
  })
})
