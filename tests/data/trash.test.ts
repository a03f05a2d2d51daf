// Also on PostgreSQL: the trash is left out by SQL, and jobs are found by JSON.
import type { Access, CollectionSlug, Payload, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPage, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { sql } from '../support/data/sql'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

let cms: TestCms
let payload: Payload
let local: typeof import('@/cms/client/local-api.server')
let emptying: typeof import('@/cms/client/empty-trash.server')
let editor: Viewer
let manager: Viewer
const visitor: Viewer = { name: 'visitor', id: null, token: null }

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  local = await import('@/cms/client/local-api.server')
  emptying = await import('@/cms/client/empty-trash.server')
  const person = async (role: 'editor' | 'manager'): Promise<Viewer> => {
    const { id, email } = await anAccount(payload, role, { role, plan: 'free' })
    return { name: role, id, token: await signInAs(payload, email) }
  }
  editor = await person('editor')
  manager = await person('manager')
})
afterAll(() => cms.stop())

const DAY_MS = 86_400_000
let count = 0
const aSlug = () => `trash-${++count}`

const move = (path: string, query = '') =>
  rest(editor, 'patch', `${path}?depth=0${query}`, { deletedAt: new Date().toISOString() })
/** As the button "Restore" does it, even with "as published". */
const restore = (collection: string, id: number) =>
  rest(
    editor,
    'patch',
    `${collection}?depth=0&trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`,
    { deletedAt: null, _status: 'published' },
  )
const rowOf = (id: number) =>
  payload.db.findOne({
    collection: 'catalogue',
    where: { and: [{ docId: { equals: id } }, { postType: { equals: 'recipes' } }] },
  })
const aPublishedRecipe = async () => {
  const slug = aSlug()
  return payload.create({ collection: 'recipes', data: aRecipe({ slug, title: slug }) })
}
const recipe = (id: number) => payload.findByID({ collection: 'recipes', id, depth: 0, draft: true, trash: true })
const visible = (id: number) => local.readAs('visitor').document('recipes', id)

test('everything that editors can delete goes to the trash, and only managers delete for good', async () => {
  const as = (role: string) =>
    ({ user: { id: 1, role, collection: 'users' }, context: {} }) as unknown as PayloadRequest
  const allows = (rule: Access | undefined, role: string, data?: object) => rule?.({ req: as(role), data })
  const trashed = { deletedAt: new Date().toISOString() }
  const wrong: string[] = []
  for (const { access, slug, trash } of cms.config.collections) {
    if (slug.startsWith('payload-')) continue
    if (allows(access.delete, 'editor')) wrong.push(`${slug}: an editor deletes for good`)
    if (trash && !allows(access.delete, 'editor', trashed)) wrong.push(`${slug}: an editor cannot move to the trash`)
    if (trash && !allows(access.delete, 'manager')) wrong.push(`${slug}: a manager cannot delete for good`)
    if (!trash && allows(access.delete, 'editor', trashed)) wrong.push(`${slug}: has no trash`)
  }
  expect(wrong).toEqual([])
  expect(cms.config.collections.filter(({ trash }) => trash)).toHaveLength(24)
})

describe('a published item in the trash', () => {
  test('is published nowhere, and comes back as a draft', async () => {
    const { id, slug } = await aPublishedRecipe()
    expect([await rowOf(id), await visible(id)]).not.toContain(null)
    expect((await move(`recipes/${id}`)).status).toBe(200)
    expect([await rowOf(id), await visible(id)]).toEqual([null, null])
    expect((await rest(editor, 'delete', `recipes/${id}?trash=true`)).status).toBe(403)

    expect((await restore('recipes', id)).status).toBe(200)
    expect(await recipe(id)).toMatchObject({ _status: 'draft', deletedAt: null, slug })
    expect(await rowOf(id)).toBeNull()
    await payload.update({ collection: 'recipes', id, data: { _status: 'published' } })
    expect([await rowOf(id), await visible(id)]).not.toContain(null)
  })

  test('leaves the site although it has a newer draft, which is kept', async () => {
    const { id } = await aPublishedRecipe()
    await payload.update({ collection: 'recipes', id, draft: true, data: { summary: 'newer', _status: 'draft' } })
    // As a draft, the published recipe would stay on the site.
    expect((await move(`recipes/${id}`, '&draft=true')).status).toBe(200)
    expect([await rowOf(id), await visible(id)]).toEqual([null, null])
    await restore('recipes', id)
    expect(await recipe(id)).toMatchObject({ _status: 'draft', summary: 'newer' })
  })

  test('can be neither published there, nor by its schedule', async () => {
    const { id } = await aPublishedRecipe()
    const other = await aPublishedRecipe()
    // Payload stores the id as a number or as a text.
    for (const value of [id, String(id), other.id]) {
      const input = { type: 'publish' as const, doc: { relationTo: 'recipes' as const, value: value as number } }
      await payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() + DAY_MS) })
    }
    await move(`recipes/${id}`)
    const planned = await payload.find({ collection: 'payload-jobs', pagination: false })
    expect(planned.docs.map(({ input }) => (input as { doc: { value: unknown } }).doc.value)).toEqual([other.id])
    expect((await rest(editor, 'patch', `recipes/${id}?trash=true`, { _status: 'published' })).status).toBe(409)
    expect(await visible(id)).toBeNull()
  })

  test('does not keep its slug from others', async () => {
    const { id, slug } = await aPublishedRecipe()
    await move(`recipes/${id}`)
    const { id: next } = await payload.create({ collection: 'recipes', data: aRecipe({ slug }) })
    await restore('recipes', id)
    expect(await recipe(id)).toMatchObject({ slug: `${slug}-in-trash-${id}` })
    await payload.delete({ collection: 'recipes', id: next })
    await move(`recipes/${id}`)
    await restore('recipes', id)
    expect((await recipe(id)).slug).toBe(slug)
  })

  test('is not brought back there by restoring the version that was saved on the way', async () => {
    const { id, slug } = await aPublishedRecipe()
    await move(`recipes/${id}`)
    const { docs } = await payload.findVersions({
      collection: 'recipes',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      trash: true,
    })
    await restore('recipes', id)
    expect((await rest(editor, 'post', `recipes/versions/${docs[0]?.id}`)).status).toBe(200)
    expect(await recipe(id)).toMatchObject({ slug, _status: 'draft' })
    expect((await recipe(id)).deletedAt ?? null).toBeNull()
  })
})

test('a page with pages below it cannot be moved to the trash', async () => {
  const parent = await payload.create({ collection: 'pages', data: aPage({ slug: aSlug() }) })
  const child = await payload.create({ collection: 'pages', data: aPage({ slug: aSlug(), parent: parent.id }) })
  expect((await move(`pages/${parent.id}`)).status).toBe(409)
  expect((await move(`pages/${child.id}`)).status).toBe(200)
  expect((await move(`pages/${parent.id}`)).status).toBe(200)
})

test('a redirect in the trash leads nowhere, and another can take its place', async () => {
  const from = `/${aSlug()}/`
  const { id } = await payload.create({ collection: 'redirects', data: { from, to: '/' } })
  const leads = async () => (await local.readAs('visitor').all('redirects')).some((redirect) => redirect.from === from)
  expect(await leads()).toBe(true)
  expect((await move(`redirects/${id}`)).status).toBe(200)
  expect(await leads()).toBe(false)
  expect((await restore('redirects', id)).status).toBe(200)
  expect(await leads()).toBe(true)
  await move(`redirects/${id}`)
  await payload.create({ collection: 'redirects', data: { from, to: '/faqs/' } })
  expect((await payload.find({ collection: 'redirects', where: { from: { equals: from } } })).totalDocs).toBe(1)
})

test('a picture in the trash is shown only to staff, and is back in its places when it is restored', async () => {
  const image = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#fbf7f1' } })
    .webp()
    .toBuffer()
  const file = { data: image, mimetype: 'image/webp', name: 'trash.webp', size: image.byteLength }
  const { filename, id } = await payload.create({ collection: 'media', data: { alt: 'A bowl' }, file })
  const layout = [{ blockType: 'hero' as const, title: 'Welcome', backgroundImage: id }]
  const page = await payload.create({ collection: 'pages', data: aPage({ slug: aSlug(), layout }) })
  const shown = async () => (await local.readAs('visitor').some('media', [id], ['alt'])).length === 1
  const status = async (viewer: Viewer) => (await rest(viewer, 'get', `media/file/${filename}`)).status

  expect((await move(`media/${id}`)).status).toBe(409)
  expect((await move(`media/${id}`, '&force=true')).status).toBe(200)
  expect([await shown(), await status(visitor), await status(editor)]).toEqual([false, 404, 200])
  expect((await restore('media', id)).status).toBe(200)
  expect([await shown(), await status(visitor)]).toEqual([true, 200])
  expect((await payload.findByID({ collection: 'pages', id: page.id, depth: 0 })).layout).toMatchObject(layout)
})

describe('after thirty days', () => {
  const age = (table: string, id: number, days: number) =>
    sql(
      payload,
      `update ${table} set deleted_at = '${new Date(Date.now() - days * DAY_MS).toISOString()}' where id = ${id}`,
    )
  const ids = async (collection: CollectionSlug) =>
    (await payload.find({ collection, trash: true, pagination: false, depth: 0 })).docs.map(({ id }) => id)

  test('it is deleted for good, and nothing else', async () => {
    const [old, young, live] = [await aPublishedRecipe(), await aPublishedRecipe(), await aPublishedRecipe()]
    for (const { id } of [old, young]) await move(`recipes/${id}`)
    await age('recipes', old.id, 31)
    await age('recipes', young.id, 29)
    expect(await emptying.emptyTrash(new Date())).toBe(1)
    const left = await ids('recipes')
    expect([old, young, live].map(({ id }) => left.includes(id))).toEqual([false, true, true])
  })

  test('but not a page below which another was restored', async () => {
    const parent = await payload.create({ collection: 'pages', data: aPage({ slug: aSlug() }) })
    const child = await payload.create({ collection: 'pages', data: aPage({ slug: aSlug(), parent: parent.id }) })
    for (const { id } of [child, parent]) await move(`pages/${id}`)
    await restore('pages', child.id)
    await age('pages', parent.id, 31)
    expect(await emptying.emptyTrash(new Date())).toBe(0)
    expect(await ids('pages')).toContain(parent.id)
  })

  test('a manager need not wait', async () => {
    const { id } = await aPublishedRecipe()
    await move(`recipes/${id}`)
    expect((await rest(manager, 'delete', `recipes/${id}?trash=true`)).status).toBe(200)
    expect(await ids('recipes')).not.toContain(id)
  })
})
