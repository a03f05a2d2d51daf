import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reviews } from '@/cms/admin/dashboard/reviews'
import type { ReviewAnswer } from '@/cms/review/endpoints'
import { aPage, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { form, type RestResponse, rest } from '../support/data/http'
import { aStaffUser } from '../support/data/staff-users'
import { createViewers, markOf, OUTSIDERS, signInAs, type Viewer, type ViewerName } from '../support/data/users'
import { emailsTo } from '../support/outbox'

let cms: TestCms
let payload: Payload
let viewers: Record<ViewerName, Viewer>
let page: number
let made = 0

const nameOf = (viewer: ViewerName) => `${markOf(viewer)} first ${markOf(viewer)} last`

const REFUSED = 'Changes of the site are reviewed first. Save a draft and ask for review: a manager publishes it.'
const BELOW_MANAGER = ['editor', 'organizer'] as const

const switchReview = (on: boolean) =>
  payload.updateGlobal({ slug: 'settings', data: { reviewBeforePublishing: on }, draft: false })

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  viewers = await createViewers(payload)
})
afterAll(() => cms.stop())
beforeEach(async () => {
  await switchReview(true)
  const data = aPage({ slug: `reviewed-${++made}`, title: `Page ${made}`, summary: 'on the site' })
  ;({ id: page } = await payload.create({ collection: 'pages', data }))
})

const live = (id = page) => payload.findByID({ collection: 'pages', id, depth: 0, trash: true })
const refusalOf = ({ json, status }: RestResponse) => ({
  status,
  message: (json as { errors?: { message: string }[] }).errors?.[0]?.message,
})
const REFUSAL = { status: 403, message: REFUSED }
const stateOf = ({ json }: RestResponse) => json as ReviewAnswer
const about = (by: Viewer) => rest(by, 'get', `reviewRequests/about?entity=pages&doc=${page}`)
const ask = (by: Viewer, note?: string) => rest(by, 'post', 'reviewRequests/ask', { entity: 'pages', doc: page, note })
const sendBack = (by: Viewer, note?: string) =>
  rest(by, 'post', 'reviewRequests/send-back', { entity: 'pages', doc: page, note })
const emailTo = (viewer: ViewerName) => emailsTo(`${markOf(viewer)}@example.com`, cms.env.DATA_DIR ?? '')
/** Emails are sent after the response. */
const expectEmail = (viewer: ViewerName, subject: string) =>
  expect.poll(() => emailTo(viewer).map((email) => email.subject)).toContain(subject)
const saveDraft = (by: Viewer, summary: string) => rest(by, 'patch', `pages/${page}?draft=true&depth=0`, { summary })

describe('an editor does not change the site', () => {
  const DRAFT = '?draft=true&depth=0'
  const paths: [string, (by: Viewer) => Promise<RestResponse>][] = [
    ['publishing', (by) => rest(by, 'patch', `pages/${page}?depth=0`, { summary: 'hers', _status: 'published' })],
    [
      'publishing by the form',
      (by) => form(by, 'patch', `pages/${page}?depth=0`, { summary: 'hers', _status: 'published' }),
    ],
    [
      'a draft that says it is published',
      (by) => form(by, 'patch', `pages/${page}${DRAFT}`, { summary: 'hers', _status: 'published' }),
    ],
    [
      'an autosave that says so',
      (by) => form(by, 'patch', `pages/${page}${DRAFT}&autosaved=true`, { summary: 'hers', _status: 'published' }),
    ],
    ['a save without a draft', (by) => rest(by, 'patch', `pages/${page}?depth=0`, { summary: 'hers' })],
    ['unpublishing', (by) => rest(by, 'patch', `pages/${page}?depth=0`, { _status: 'draft' })],
    [
      'unpublishing in all languages',
      (by) => rest(by, 'patch', `pages/${page}?depth=0&unpublishAllLocales=true`, { _status: 'draft' }),
    ],
    ['the trash', (by) => rest(by, 'patch', `pages/${page}?depth=0`, { deletedAt: new Date().toISOString() })],
    [
      'the trash, as a draft',
      (by) => rest(by, 'patch', `pages/${page}${DRAFT}`, { deletedAt: new Date().toISOString() }),
    ],
    ['a bulk edit', (by) => rest(by, 'patch', `pages?depth=0&where[id][equals]=${page}`, { summary: 'hers' })],
    [
      'publishing in bulk',
      (by) => rest(by, 'patch', `pages?depth=0&draft=true&where[id][equals]=${page}`, { _status: 'published' }),
    ],
    [
      'the trash in bulk',
      (by) => rest(by, 'patch', `pages?depth=0&where[id][equals]=${page}`, { deletedAt: new Date().toISOString() }),
    ],
    ['moving in the tree of pages', (by) => rest(by, 'post', `pages/${page}/move`, { parent: null })],
    ['a new published page', (by) => rest(by, 'post', 'pages?depth=0', aPage({ slug: `new-${made}` }))],
    [
      'a new published page, as a draft',
      (by) => rest(by, 'post', `pages${DRAFT}&publishAllLocales=true`, aPage({ slug: `new-${made}` })),
    ],
    [
      'a published duplicate',
      (by) => rest(by, 'post', `pages/${page}/duplicate?depth=0`, { slug: `new-${made}`, _status: 'published' }),
    ],
    ['mending links', (by) => rest(by, 'post', 'links/mend', { uris: null })],
  ]

  test.each(paths)('by %s', async (_, change) => {
    expect(refusalOf(await change(viewers.editor))).toEqual(REFUSAL)
    expect(await live()).toMatchObject({ _status: 'published', summary: 'on the site', deletedAt: null })
    expect((await payload.count({ collection: 'pages', where: { slug: { equals: `new-${made}` } } })).totalDocs).toBe(0)
  })

  test.each(paths)('while reviews are off, and for a manager always, it works: %s', async (_, change) => {
    expect((await change(viewers.manager)).status).toBeLessThan(300)
    await payload.update({
      collection: 'pages',
      id: page,
      data: { deletedAt: null, _status: 'published' },
      trash: true,
    })
    await payload.delete({ collection: 'pages', where: { slug: { equals: `new-${made}` } } })
    await switchReview(false)
    expect((await change(viewers.editor)).status).toBeLessThan(300)
  })

  test('by the trash, found by the words of a draft', async () => {
    await saveDraft(viewers.editor, 'only in the draft')
    const where = 'where[summary][equals]=only%20in%20the%20draft'
    const response = await rest(viewers.editor, 'patch', `pages?depth=0&${where}`, {
      deletedAt: new Date().toISOString(),
    })
    expect(refusalOf(response)).toEqual(REFUSAL)
    expect((await live())._status).toBe('published')
  })

  test.each(BELOW_MANAGER)('a plan of the %s to publish fails when its time comes', async (role) => {
    const event = await payload.create({
      collection: 'events',
      draft: true,
      data: { title: 'Soon', slug: `soon-${role}`, eventDate: '2027-01-01T10:00:00.000Z', _status: 'draft' } as never,
    })
    const input = (by: Viewer) => ({
      type: 'publish' as const,
      doc: { relationTo: 'events' as const, value: event.id },
      user: { relationTo: 'users' as const, value: Number(by.id) },
    })
    const status = async () => (await payload.findByID({ collection: 'events', id: event.id, depth: 0 }))._status
    await payload.jobs.queue({ task: 'schedulePublish', input: input(viewers[role]) })
    await payload.jobs.run()
    expect(await status()).toBe('draft')
    await payload.jobs.queue({ task: 'schedulePublish', input: input(viewers.manager) })
    await payload.jobs.run()
    expect(await status()).toBe('published')
  })

  test('by planning, or by moving or removing the plan of a manager', async () => {
    const { schedulePublish } = await import('@/cms/scheduled/schedule.server')
    const plan = async (by: Viewer, more: object) => {
      const user = await payload.findByID({ collection: 'users', id: Number(by.id), depth: 0 })
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, payload)
      return schedulePublish({ req, ...more } as Parameters<typeof schedulePublish>[0])
    }
    const jobs = async () =>
      (
        await payload.find({
          collection: 'payload-jobs',
          where: { completedAt: { exists: false }, hasError: { not_equals: true } },
        })
      ).docs
    const before = (await jobs()).length
    const publish = {
      type: 'unpublish',
      date: new Date('2040-01-01'),
      doc: { relationTo: 'pages', value: String(page) },
    }
    await expect(plan(viewers.editor, publish)).rejects.toThrow(REFUSED)
    expect(await jobs()).toHaveLength(before)
    await plan(viewers.manager, publish)
    const job = (await jobs()).find(({ waitUntil }) => waitUntil?.startsWith('2040'))
    const moved = await rest(viewers.editor, 'post', `scheduled/${job?.id}/move`, { at: '2041-01-01T00:00:00.000Z' })
    expect(refusalOf(moved)).toEqual(REFUSAL)
    await expect(plan(viewers.editor, { deleteID: job?.id })).rejects.toThrow(REFUSED)
    expect((await jobs()).find(({ id }) => id === job?.id)?.waitUntil).toContain('2040')
  })

  test('nor the navigation', async () => {
    const before = (await payload.findGlobal({ slug: 'footer', depth: 0 })).updatedAt
    for (const query of ['depth=0', 'depth=0&draft=true']) {
      const response = await rest(viewers.editor, 'post', `globals/footer?${query}`, { _status: 'published' })
      expect(refusalOf(response)).toEqual(REFUSAL)
    }
    expect(refusalOf(await rest(viewers.editor, 'post', 'globals/footer?depth=0', {}))).toEqual(REFUSAL)
    expect((await payload.findGlobal({ slug: 'footer', depth: 0 })).updatedAt).toBe(before)
    expect((await rest(viewers.editor, 'post', 'globals/footer?draft=true&depth=0', {})).status).toBe(200)
    expect((await rest(viewers.manager, 'post', 'globals/footer?depth=0', {})).status).toBe(200)
  })

  test('but saves, imports, restores and duplicates drafts, and takes what was never published to the trash', async () => {
    expect((await saveDraft(viewers.editor, 'hers')).status).toBe(200)
    const { docs } = await payload.findVersions({
      collection: 'pages',
      where: { parent: { equals: page } },
      sort: 'updatedAt',
    })
    expect((await rest(viewers.editor, 'post', `pages/versions/${docs[0]?.id}?draft=false`)).status).toBe(200)
    const copy = await rest(viewers.editor, 'post', `pages/${page}/duplicate?depth=0`, {})
    expect(copy.json).toMatchObject({ doc: { _status: 'draft' } })
    const { doc } = copy.json as { doc: { id: number } }
    const trash = { deletedAt: new Date().toISOString() }
    expect((await rest(viewers.editor, 'patch', `pages/${doc.id}?depth=0`, trash)).status).toBe(200)
    expect(await live()).toMatchObject({ _status: 'published', summary: 'on the site' })
  })

  test('and an organizer publishes no event', async () => {
    const data = { title: 'Meet', slug: `meet-${made}`, eventDate: '2027-01-01T10:00:00.000Z', _status: 'published' }
    expect(refusalOf(await rest(viewers.organizer, 'post', 'events?depth=0', data))).toEqual(REFUSAL)
    expect(
      (await rest(viewers.organizer, 'post', 'events?depth=0&draft=true', { ...data, _status: 'draft' })).status,
    ).toBe(201)
  })
})

describe('asking for a review', () => {
  test('tells the managers, and waits while editors go on', async () => {
    await saveDraft(viewers.editor, 'hers')
    const asked = await ask(viewers.editor, 'Please look')
    expect(stateOf(asked)).toMatchObject({
      on: true,
      mayPublish: false,
      request: { state: 'waiting', mine: true, by: nameOf('editor'), note: 'Please look' },
    })
    const subject = `${nameOf('editor')} asks you to review “Page ${made}”`
    await expectEmail('manager', subject)
    await expectEmail('administrator', subject)
    expect(emailTo('organizer')).toEqual([])
    const email = emailTo('manager').at(-1)
    expect(email?.text).toContain('“Please look”')
    expect(email?.text).toContain(`/admin/collections/pages/${page}`)
    await saveDraft(viewers.editor, 'hers again')
    expect(stateOf(await about(viewers.manager))).toMatchObject({
      mayPublish: true,
      request: { state: 'waiting', mine: false },
    })
  })

  test('publishing approves it, says who did in the log, and tells who asked', async () => {
    await saveDraft(viewers.editor, 'hers')
    await ask(viewers.editor)
    await rest(viewers.manager, 'patch', `pages/${page}?depth=0`, { summary: 'hers', _status: 'published' })
    expect(stateOf(await about(viewers.editor)).request).toBeNull()
    await expectEmail('editor', `${nameOf('manager')} published “Page ${made}”`)
    const { docs } = await payload.find({ collection: 'reviewRequests', where: { docId: { equals: page } }, depth: 0 })
    expect(docs).toMatchObject([{ state: 'approved', askedBy: viewers.editor.id, decidedBy: viewers.manager.id }])
  })

  test('sending back needs a note, tells who asked, and they can ask again', async () => {
    await ask(viewers.editor, 'First')
    expect(refusalOf(await sendBack(viewers.manager, ' '))).toEqual({ status: 400, message: 'Say what to change.' })
    const back = await sendBack(viewers.manager, 'Shorter, please')
    expect(stateOf(back).request).toMatchObject({
      state: 'sentBack',
      answer: { by: nameOf('manager'), text: 'Shorter, please' },
    })
    await expectEmail('editor', `${nameOf('manager')} sent back “Page ${made}”`)
    expect((await sendBack(viewers.manager, 'Again')).status).toBe(409)
    const again = await ask(viewers.editor, 'Second')
    expect(stateOf(again).request).toMatchObject({ state: 'waiting', note: 'Second', answer: null })
  })

  test('works for a global', async () => {
    const place = { entity: 'footer', doc: 0 }
    const asked = await rest(viewers.editor, 'post', 'reviewRequests/ask', place)
    expect(stateOf(asked).request).toMatchObject({ state: 'waiting' })
    await expectEmail('manager', `${nameOf('editor')} asks you to review “Footer”`)
    await rest(viewers.manager, 'post', 'globals/footer?depth=0', {})
    const after = await rest(viewers.editor, 'get', 'reviewRequests/about?entity=footer&doc=0')
    expect(stateOf(after).request).toBeNull()
  })

  test('is not possible while reviews are off, when nothing of them is shown', async () => {
    await ask(viewers.editor)
    await switchReview(false)
    expect(stateOf(await about(viewers.editor))).toEqual({ on: false, mayPublish: true, request: null })
    expect(refusalOf(await ask(viewers.editor)).status).toBe(409)
  })

  test('a new document says whether it will be reviewed', async () => {
    const about = (by: Viewer) => rest(by, 'get', 'reviewRequests/about?entity=pages&doc=0')
    expect(stateOf(await about(viewers.editor))).toEqual({ on: true, mayPublish: false, request: null })
    expect(stateOf(await about(viewers.manager))).toEqual({ on: true, mayPublish: true, request: null })
    expect((await about(viewers.free)).status).toBe(403)
  })

  test('a draft of the settings switches nothing', async () => {
    await switchReview(false)
    await payload.updateGlobal({ slug: 'settings', data: { reviewBeforePublishing: true }, draft: true })
    expect(stateOf(await about(viewers.editor)).on).toBe(false)
  })

  test('requests end in the trash, and go with the document', async () => {
    await ask(viewers.editor)
    await rest(viewers.manager, 'patch', `pages/${page}?depth=0`, { deletedAt: new Date().toISOString() })
    const find = async () =>
      (await payload.find({ collection: 'reviewRequests', where: { docId: { equals: page } }, depth: 0 })).docs
    expect(await find()).toMatchObject([{ state: 'dropped' }])
    await payload.delete({ collection: 'pages', id: page, trash: true })
    expect(await find()).toEqual([])
  })
})

describe('who may', () => {
  test.each(OUTSIDERS)('a %s neither reads nor asks nor decides', async (name) => {
    await ask(viewers.editor, 'For staff only')
    const calls = [
      await about(viewers[name]),
      await ask(viewers[name]),
      await sendBack(viewers[name], 'No'),
      await rest(viewers[name], 'get', 'reviewRequests?depth=0'),
    ]
    expect(calls.map(({ status }) => status)).toEqual([403, 403, 403, 403])
  })

  test('editors do not decide, no one writes the rows, and an organizer asks for events alone', async () => {
    await ask(viewers.editor)
    expect((await sendBack(viewers.editor, 'No')).status).toBe(403)
    expect((await ask(viewers.organizer)).status).toBe(403)
    const { docs } = await payload.find({ collection: 'reviewRequests', where: { docId: { equals: page } } })
    const row = `reviewRequests/${docs[0]?.id}`
    for (const name of ['editor', 'administrator'] as const) {
      expect((await rest(viewers[name], 'patch', row, { state: 'approved' })).status).toBe(403)
      expect((await rest(viewers[name], 'get', row)).status).toBe(403)
    }
  })

  test.each([
    ['an unknown document', { entity: 'pages', doc: 999_999 }, 404],
    ['an unknown collection', { entity: '__proto__', doc: 1 }, 404],
    ['what has no drafts', { entity: 'media', doc: 1 }, 404],
    ['an unknown global', { entity: 'pages', doc: 0 }, 404],
    ['a global of managers', { entity: 'settings', doc: 0 }, 403],
    ['a bad number', { entity: 'pages', doc: 'x' }, 400],
  ])('%s is refused', async (_, place, status) => {
    expect((await rest(viewers.editor, 'post', 'reviewRequests/ask', place)).status).toBe(status)
  })
})

test('the dashboard shows managers what waits, and editors what they have asked for', async () => {
  await payload.delete({ collection: 'reviewRequests', where: {} })
  const [manager, editor] = [
    await aStaffUser(payload, 'manager', 'boss'),
    await aStaffUser(payload, 'editor', 'writer'),
  ]
  const me: Viewer = {
    name: 'editor',
    id: Number(editor.user.id),
    token: await signInAs(payload, 'writer@example.com'),
  }
  const recipe = await payload.create({
    collection: 'recipes',
    data: aRecipe({ slug: `dish-${made}`, title: 'A dish' }),
  })
  await ask(me)
  await rest(viewers.editor, 'post', 'reviewRequests/ask', { entity: 'recipes', doc: recipe.id })
  const waiting = (await reviews(manager))?.items.map(({ title }) => title)
  expect(waiting).toEqual(expect.arrayContaining([`Page ${made}`, 'A dish']))
  await sendBack(viewers.manager, 'No')
  expect((await reviews(manager))?.items.map(({ title }) => title)).not.toContain(`Page ${made}`)
  expect(await reviews(editor)).toMatchObject({
    count: 1,
    items: [
      {
        title: `Page ${made}`,
        state: 'sentBack',
        path: `/collections/pages/${page}`,
        by: nameOf('manager'),
      },
    ],
  })
  await switchReview(false)
  expect([await reviews(manager), await reviews(editor)]).toEqual([null, null])
})
