import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPage, aPost, aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'
import { rest } from '../support/data/http'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

const world = setUpCatalogue()
let api: typeof import('@/cms/client/local-api.server')
const VISITOR: Viewer = { name: 'visitor', id: null, token: null }
const viewers = new Map<string, Viewer>()

beforeAll(async () => {
  // Imported here because it loads the CMS, which reads the environment.
  api = await import('@/cms/client/local-api.server')
  for (const role of ['editor', 'organizer', 'member'] as const) {
    const { email, id } = await anAccount(world.payload, role, { role, plan: 'free' })
    // The name is for other tests; the role decides.
    viewers.set(role, { name: 'editor', id, token: await signInAs(world.payload, email) })
  }
})
beforeEach(async () => {
  await world.payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
  await world.payload.updateGlobal({ slug: 'navigation', data: { primary: [] } })
})

const call = async (path: string, body: object, role = 'editor') =>
  rest(viewers.get(role) ?? VISITOR, 'post', path, body)

const button = (url: string) => ({
  blockType: 'backgroundCta' as const,
  title: 'Begin',
  button: { title: 'Go', url },
})

/** The address of the button of a page's first block, as the site shows it. */
async function shownButton(id: number): Promise<unknown> {
  const page = await api.readAs('visitor').document('pages', id)
  const block = page?.layout?.[0]
  return block?.blockType === 'backgroundCta' ? block.button?.url : 'no button'
}

describe('a chosen link', () => {
  test('follows its target to a new address, and is empty while that is not published', async () => {
    const { payload } = world
    const target = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    const layout = [button(`item:${target.databaseId}#method`)]
    const { id } = await payload.create({ collection: 'pages', data: aPage({ layout }) })
    expect(await shownButton(id)).toBe('/recipes/soup/#method')
    await payload.update({ collection: 'recipes', id: target.id, data: { slug: 'stew' } })
    expect(await shownButton(id)).toBe('/recipes/stew/#method')
    await payload.update({ collection: 'recipes', id: target.id, data: { _status: 'draft' } })
    expect(await shownButton(id)).toBeNull()
  })

  test('of a menu is its target’s address too; a typed one stays as it is', async () => {
    const { payload } = world
    const { databaseId } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    const primary = [
      { label: 'Soup', url: `item:${databaseId}` },
      { label: 'Recipes', url: '/recipes/' },
      { label: 'Later', url: '#' },
    ]
    await payload.updateGlobal({ slug: 'navigation', data: { primary } })
    const shown = await api.readAs('visitor').global('navigation')
    expect(shown.primary?.map(({ url }) => url)).toEqual(['/recipes/soup/', '/recipes/', '#'])
  })
})

test('links are checked: what is missing, redirected, not published or deleted', async () => {
  const { payload } = world
  const { databaseId, id } = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
  const draft = await payload.create({
    collection: 'posts',
    data: aPost({ title: 'Later', _status: 'draft' }),
    draft: true,
  })
  await payload.create({ collection: 'redirects', data: { from: '/old/', to: '/recipes/soup/' } })
  const links = [
    '/recipes/soup#top',
    `item:${databaseId}`,
    `recipes:${id}`,
    '/login',
    'https://other.example/',
    '#join',
  ]
  const bad = ['/nowhere/', '/old', `item:${draft.databaseId}`, 'item:999999', 'file:999999']
  const { json } = await call('links/check', { links: [...links, ...bad] })
  const { states } = json as { states: { link: string; problem: string | null; target: { title: string } | null }[] }
  expect(states.slice(0, links.length).map(({ problem, target }) => [problem, target?.title])).toEqual([
    [null, 'Lentil soup'],
    [null, 'Lentil soup'],
    [null, 'Lentil soup'],
    [null, undefined],
    [null, undefined],
    [null, undefined],
  ])
  expect(states.slice(links.length).map(({ problem }) => problem)).toEqual([
    'Nothing is published at /nowhere/.',
    '/old/ redirects to /recipes/soup/.',
    '“Later” is not published.',
    'What this link led to was deleted.',
    'What this link led to was deleted.',
  ])
})

test('the search finds published items by title and address, drafts, and nothing for members', async () => {
  const { payload } = world
  await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup', title: 'Crème of lentils' }) })
  await payload.create({
    collection: 'posts',
    data: aPost({ slug: 'creme', title: 'On crème', _status: 'draft' }),
    draft: true,
  })
  const search = async (text: string, role: string) =>
    rest(viewers.get(role) ?? VISITOR, 'get', `links?q=${encodeURIComponent(text)}`)
  const choices = async (text: string) => ((await search(text, 'editor')).json as { choices: unknown[] }).choices
  const soup = { reference: expect.stringMatching(/^item:\d+$/), kind: 'Recipe', uri: '/recipes/soup/' }
  expect(await choices('creme')).toEqual([{ ...soup, title: 'Crème of lentils' }])
  expect(await choices('/recipes/so')).toEqual([{ ...soup, title: 'Crème of lentils' }])
  expect(await choices('crème')).toContainEqual(expect.objectContaining({ title: 'On crème', uri: null }))
  for (const role of ['member', 'visitor']) expect((await search('creme', role)).status).toBe(403)
})

describe('typed links to an address that has moved', () => {
  /** An article at a new address, and links of every kind to the old one. */
  async function aMovedArticle() {
    const { payload } = world
    const { databaseId, id } = await payload.create({ collection: 'posts', data: aPost({ slug: 'old' }) })
    const custom = {
      type: 'link' as const,
      version: 3,
      fields: { linkType: 'custom', url: '/ebs-blog/old/' },
      children: [{ type: 'text', text: 'here', version: 1 }],
    }
    const paragraph = { type: 'paragraph', version: 1, children: [custom] }
    const root = { type: 'root', children: [paragraph], direction: null, format: '' as const, indent: 0, version: 1 }
    const text = await payload.create({
      collection: 'posts',
      data: aPost({ slug: 'text', title: 'A text', body: { root } }),
    })
    const layout = [
      button('/ebs-blog/old/#end'),
      { blockType: 'richColumns' as const, leftHtml: '<a href="/ebs-blog/old">old</a>' },
    ]
    const page = await payload.create({ collection: 'pages', data: aPage({ layout }) })
    await payload.updateGlobal({ slug: 'navigation', data: { primary: [{ label: 'Old', url: '/ebs-blog/old/' }] } })
    await payload.update({ collection: 'posts', id, data: { slug: 'new' } })
    return { databaseId, id, page, text }
  }

  test('are named with the document and the place', async () => {
    await aMovedArticle()
    const { json } = await call('links/uses', { uris: ['/ebs-blog/old/'], below: false })
    expect(json).toEqual({
      uses: [
        {
          title: 'A page',
          kind: 'Page',
          path: expect.stringMatching(/^\/collections\/pages\/\d+$/),
          places: ['Block 1 (Call to action), Button', expect.stringMatching(/^Block 2 \(Two-column text\), /)],
        },
        { title: 'A text', kind: 'Article', path: expect.any(String), places: ['Text'] },
        { title: 'Navigation', kind: 'Site', path: '/globals/navigation', places: ['Main navigation 1'] },
      ],
    })
  })

  test('are led to the new one, on the site and in the last saved version', async () => {
    const { payload } = world
    const { databaseId, id, page, text } = await aMovedArticle()
    expect((await call('links/mend', { uris: null })).json).toEqual({ mended: 4 })
    for (const draft of [false, true]) {
      const { layout, updatedAt } = await payload.findByID({ collection: 'pages', id: page.id, depth: 0, draft })
      expect(layout).toMatchObject([
        { button: { url: `item:${databaseId}#end` } },
        { leftHtml: '<a href="/ebs-blog/new/">old</a>' },
      ])
      expect(updatedAt).toBe(page.updatedAt)
    }
    const { body } = await payload.findByID({ collection: 'posts', id: text.id, depth: 0 })
    expect(JSON.stringify(body)).toContain(`{"relationTo":"posts","value":${id}}`)
    const { primary } = await payload.findGlobal({ slug: 'navigation', depth: 0 })
    expect(primary?.map(({ label, url }) => [label, url])).toEqual([['Old', `item:${databaseId}`]])
    expect((await call('links/mend', { uris: null })).json).toEqual({ mended: 0 })
  })

  test('are changed by editors only', async () => {
    await aMovedArticle()
    for (const role of ['organizer', 'member', 'visitor']) {
      expect((await call('links/mend', { uris: null }, role)).status).toBe(403)
    }
    expect((await call('links/mend', { uris: ['/other/'] })).json).toEqual({ mended: 0 })
  })

  test('are on the list of links to check, after the broken ones', async () => {
    const { payload } = world
    await aMovedArticle()
    await payload.create({ collection: 'pages', data: aPage({ slug: 'broken', layout: [button('/nowhere/')] }) })
    const { brokenLinks } = await import('@/cms/admin/dashboard/broken-links')
    const { aStaffUser } = await import('../support/data/staff-users')
    const found = await brokenLinks(await aStaffUser(payload, 'editor', `checks-${Date.now()}`))
    expect(found).toMatchObject({ count: 5, redirected: 4 })
    expect(found?.items[0]).toMatchObject({
      place: 'Block 1 (Call to action), Button',
      problem: 'Nothing is published at /nowhere/.',
    })
    expect(await brokenLinks(await aStaffUser(payload, 'organizer', `sees-${Date.now()}`))).toBeNull()
  })
})
