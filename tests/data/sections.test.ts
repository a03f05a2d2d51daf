import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page, Section } from '@/payload-types'
import type { Audience } from '@/rules/audience'
import { aPage, aRecipe } from '../support/data/builders'
import { setUpCatalogue } from '../support/data/catalogue-setup'
import { rest } from '../support/data/http'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

type Layout = NonNullable<Page['layout']>
type SectionLayout = NonNullable<Section['layout']>

const world = setUpCatalogue()
const viewers = new Map<string, Viewer>()
const VISITOR: Viewer = { name: 'visitor', id: null, token: null }
const as = (role: string) => viewers.get(role) ?? VISITOR
let api: typeof import('@/cms/client/local-api.server')
let unsaved: typeof import('@/cms/client/unsaved.server')

beforeAll(async () => {
  // Imported here because they load the CMS, which reads the environment.
  api = await import('@/cms/client/local-api.server')
  unsaved = await import('@/cms/client/unsaved.server')
  for (const role of ['editor', 'organizer', 'member'] as const) {
    const { email, id } = await anAccount(world.payload, role, { role, plan: 'premium' })
    viewers.set(role, { name: 'editor', id, token: await signInAs(world.payload, email) })
  }
})
beforeEach(async () => {
  await world.payload.delete({ collection: 'sections', where: { id: { exists: true } }, trash: true })
})

const letter = (title: string, own: object = {}) =>
  ({ blockType: 'newsletter', title, ...own }) as SectionLayout[number]
const button = (url: string) =>
  ({
    blockType: 'backgroundCta',
    title: 'Begin',
    width: 'boxed',
    button: { title: 'Go', url },
  }) as SectionLayout[number]

const aSection = (layout: SectionLayout, own: Partial<Section> = {}) =>
  world.payload.create({ collection: 'sections', data: { title: 'Letters', layout, _status: 'published', ...own } })

const showing = (section: number, own: object = {}) => ({ blockType: 'section', section, ...own }) as Layout[number]

const aPageOf = (layout: Layout, own: Partial<Page> = {}) =>
  world.payload.create({ collection: 'pages', data: aPage({ layout, ...own }) })

const titlesOf = (layout: Page['layout']) =>
  layout?.map((block) => ('title' in block ? block.title : block.blockType)) ?? null

/** The titles of a page's blocks, as an audience gets them. */
const shown = async (id: number, audience: Audience = 'visitor') =>
  titlesOf((await api.readAs(audience).document('pages', id))?.layout)

const previewed = async (id: number) => titlesOf((await api.readDraftAs('visitor', 'pages', id))?.layout)

const publish = (id: number, layout: SectionLayout) =>
  world.payload.update({ collection: 'sections', id, data: { layout, _status: 'published' } })

describe('a page', () => {
  test('has the published blocks of its sections in their places', async () => {
    const { id } = await aSection([letter('One'), letter('Two')])
    const page = await aPageOf([letter('Before'), showing(id), letter('After')])
    expect(await shown(page.id)).toEqual(['Before', 'One', 'Two', 'After'])
    await world.payload.update({ collection: 'sections', id, draft: true, data: { layout: [], _status: 'draft' } })
    expect(await shown(page.id)).toEqual(['Before', 'One', 'Two', 'After'])
    await publish(id, [letter('New')])
    expect(await shown(page.id)).toEqual(['Before', 'New', 'After'])
    // What is stored refers to the section.
    const stored = await world.payload.findByID({ collection: 'pages', id: page.id, depth: 0 })
    expect(stored.layout?.[1]).toMatchObject({ blockType: 'section', section: id })
  })

  test('shows nothing of a section that is not published, in the trash or deleted; a preview keeps its place', async () => {
    const { id } = await aSection([letter('One')])
    const page = await aPageOf([letter('Own'), showing(id)])
    const { payload } = world
    expect(await previewed(page.id)).toEqual(['Own', 'One'])
    await payload.update({ collection: 'sections', id, data: { _status: 'draft' } })
    expect([await shown(page.id), await previewed(page.id)]).toEqual([['Own'], ['Own', 'section']])
    await publish(id, [letter('One')])
    await payload.update({ collection: 'sections', id, data: { deletedAt: new Date().toISOString() } })
    expect([await shown(page.id), await previewed(page.id)]).toEqual([['Own'], ['Own', 'section']])
    await payload.delete({ collection: 'sections', id, trash: true })
    expect([await shown(page.id), await previewed(page.id)]).toEqual([['Own'], ['Own', 'section']])
  })

  test('shows nothing of a section to people whose plan does not include the page', async () => {
    const { id } = await aSection([letter('One')])
    const page = await aPageOf([showing(id)], { requiredPlan: 'premium' })
    expect(await shown(page.id, 'free')).toEqual([])
    expect(await shown(page.id, 'premium')).toEqual(['One'])
  })

  test('limits a section to the audiences of its row, and of the section’s blocks', async () => {
    const { id } = await aSection([letter('One', { visibleTo: ['free', 'premium'] }), letter('Two')])
    const page = await aPageOf([showing(id, { visibleTo: ['premium'] })])
    const { layout } = (await api.readAs('visitor').document('pages', page.id)) ?? {}
    expect(layout).toMatchObject([{ visibleTo: ['premium'] }, { visibleTo: ['premium'] }])
  })

  test('follows the targets of links in its sections', async () => {
    const recipe = await world.payload.create({ collection: 'recipes', data: aRecipe({ slug: 'soup' }) })
    const { id } = await aSection([button(`item:${recipe.databaseId}`)])
    const page = await aPageOf([showing(id)])
    const { layout } = (await api.readAs('visitor').document('pages', page.id)) ?? {}
    expect(layout).toMatchObject([{ button: { url: '/recipes/soup/' } }])
  })

  test('that is not saved yet shows its sections too; a section that is not saved shows its own blocks', async () => {
    const { id } = await aSection([letter('One')])
    const page = await aPageOf([])
    const read = await unsaved.readUnsavedAs('visitor', 'pages', page.id, { title: 'A page', layout: [showing(id)] })
    expect(titlesOf(read?.layout)).toEqual(['One'])
    const section = await unsaved.readUnsavedAs('visitor', 'sections', id, {
      title: 'Letters',
      layout: [letter('Typed')],
    })
    expect(titlesOf(section?.layout)).toEqual(['Typed'])
    expect(titlesOf((await api.readDraftAs('visitor', 'sections', id))?.layout)).toEqual(['One'])
  })
})

describe('a cached page', () => {
  /** Whether cached pages with and without a section are current after a change. */
  async function afterwards(id: number, change: () => Promise<unknown>) {
    const [uses, other] = [await aPageOf([showing(id)]), await aPageOf([letter('Own')], { slug: 'other' })]
    const pages = await Promise.all([uses, other].map((page) => world.asPage(() => shown(page.id))))
    await change()
    return pages.map((page) => page.isCurrent())
  }
  const save = (id: number, data: object, draft = false) =>
    world.payload.update({ collection: 'sections', id, draft, data })

  test.each([
    ['publishing', (id: number) => publish(id, [letter('New')]), [false, true]],
    ['unpublishing', (id: number) => save(id, { _status: 'draft' }), [false, true]],
    ['moving to the trash', (id: number) => save(id, { deletedAt: new Date().toISOString() }), [false, true]],
    ['deleting', (id: number) => world.payload.delete({ collection: 'sections', id }), [false, true]],
    [
      'a draft over a published section',
      (id: number) => save(id, { title: 'Typed', _status: 'draft' }, true),
      [true, true],
    ],
  ])('%s expires exactly the pages that show it', async (_, change, current) => {
    const { id } = await aSection([letter('One')])
    expect(await afterwards(id, () => change(id))).toEqual(current)
  })

  test('appears with a section that is published later', async () => {
    const { id } = await aSection([letter('One')], { _status: 'draft' })
    expect(await afterwards(id, () => publish(id, [letter('One')]))).toEqual([false, true])
  })
})

describe('a section in use', () => {
  test('names the pages, also drafts; it is deleted only on purpose', async () => {
    const { id } = await aSection([letter('One')])
    const other = await aSection([letter('Other')])
    const page = await aPageOf([showing(id)], { title: 'Start' })
    const draft = await aPageOf([], { title: 'Later', slug: 'later' })
    const layout = [showing(id)]
    await world.payload.update({ collection: 'pages', id: draft.id, draft: true, data: { layout, _status: 'draft' } })
    await aPageOf([showing(other.id)], { slug: 'other' })

    const { json } = await rest(as('organizer'), 'get', `sections/${id}/used-on`)
    expect(json).toEqual({
      places: [
        { title: 'Start', kind: 'Page', draft: false, path: `/collections/pages/${page.id}` },
        { title: 'Later', kind: 'Page', draft: true, path: `/collections/pages/${draft.id}` },
      ],
    })
    const trash = { deletedAt: new Date().toISOString() }
    const refused = await rest(as('editor'), 'patch', `sections/${id}`, trash)
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('“Start” (Page)')
    expect(await shown(page.id)).toEqual(['One'])
    expect((await rest(as('editor'), 'patch', `sections/${id}?force=true`, trash)).status).toBe(200)
    expect(await shown(page.id)).toEqual([])
  })

  test('counts for the pictures and links that it contains', async () => {
    const { payload } = world
    const pixel = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64')
    const file = { data: pixel, mimetype: 'image/webp', name: 'bowl.webp', size: pixel.length }
    const picture = await payload.create({ collection: 'media', data: { alt: 'A bowl' }, file })
    const recipe = await payload.create({ collection: 'recipes', data: aRecipe({ slug: 'old' }) })
    const hero = { blockType: 'hero', title: 'Welcome', backgroundImage: picture.id } as SectionLayout[number]
    const { id } = await aSection([hero, button('/recipes/old/')])

    const usedOn = await rest(as('editor'), 'get', `media/${picture.id}/used-on`)
    expect(usedOn.json).toMatchObject({ places: [{ title: 'Letters', kind: 'Section' }] })
    const uses = await rest(as('editor'), 'post', 'links/uses', { uris: ['/recipes/old/'], below: false })
    expect(uses.json).toMatchObject({
      uses: [{ title: 'Letters', kind: 'Section', path: `/collections/sections/${id}` }],
    })

    await payload.update({ collection: 'recipes', id: recipe.id, data: { slug: 'new' } })
    world.expire.mockClear()
    expect((await rest(as('editor'), 'post', 'links/mend', { uris: null })).json).toEqual({ mended: 1 })
    expect(world.expired()).toContain(`doc:sections:${id}`)
    const { layout } = await payload.findByID({ collection: 'sections', id, depth: 0 })
    expect(layout?.[1]).toMatchObject({ button: { url: `item:${recipe.databaseId}` } })
    await payload.delete({ collection: 'redirects', where: { id: { exists: true } } })
  })
})

describe('for a page’s form', () => {
  test('a section tells its state', async () => {
    const { id } = await aSection([letter('One'), letter('Two')])
    const state = async () => (await rest(as('organizer'), 'get', `sections/${id}/state`)).json
    expect(await state()).toEqual({ title: 'Letters', state: 'published', blocks: 2 })
    await world.payload.update({ collection: 'sections', id, data: { _status: 'draft' } })
    expect(await state()).toEqual({ title: 'Letters', state: 'draft', blocks: 2 })
    await world.payload.update({ collection: 'sections', id, data: { deletedAt: new Date().toISOString() } })
    expect(await state()).toEqual({ title: 'Letters', state: 'trash', blocks: 2 })
    expect((await rest(as('organizer'), 'get', 'sections/999999/state')).status).toBe(404)
    expect((await rest(as('organizer'), 'get', 'sections/x/state')).status).toBe(404)
  })

  test('copies of its published blocks have new ids', async () => {
    const { id, layout } = await aSection([letter('One')])
    await world.payload.update({
      collection: 'sections',
      id,
      draft: true,
      data: { layout: [letter('Draft')], _status: 'draft' },
    })
    const { json } = await rest(as('editor'), 'get', `sections/${id}/copy`)
    expect(json).toMatchObject({
      blocks: [{ blockType: 'newsletter', title: 'One', id: expect.stringMatching(/^[0-9a-f]{24}$/) }],
    })
    expect(JSON.stringify(json)).not.toContain(String(layout?.[0]?.id))
  })

  test('all of it is for staff', async () => {
    const { id } = await aSection([letter('One')])
    for (const path of ['state', 'copy', 'used-on']) {
      for (const role of ['member', 'visitor']) {
        expect((await rest(as(role), 'get', `sections/${id}/${path}`)).status).toBe(403)
      }
    }
  })
})

describe('a new section', () => {
  const make = (role: string, layout: object[]) =>
    rest(as(role), 'post', 'sections', { title: 'Made', layout, _status: 'published' })

  test('is made by editors only', async () => {
    for (const role of ['organizer', 'member', 'visitor']) expect((await make(role, [])).status).toBe(403)
    expect((await make('editor', [letter('One')])).status).toBe(201)
  })

  test('cannot contain a section', async () => {
    const { id } = await aSection([letter('One')])
    const { json, status } = await make('editor', [letter('Own'), showing(id)])
    expect(status).toBe(400)
    expect(JSON.stringify(json)).toContain('A section cannot contain a section.')
  })
})
