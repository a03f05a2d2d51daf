// Also on PostgreSQL: blocks are JSON in the database.
import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { sql } from '../support/data/sql'
import { aStaffUser } from '../support/data/staff-users'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const NEWSLETTER = { id: 'a', blockType: 'newsletter' }
const CAROUSEL = { id: 'b', blockType: 'carousel', slides: [{ words: "It's gone" }] }
const JOIN = { id: 'c', blockType: 'joinForm' }

/** A page as an older version of the site stored it. */
async function anOldPage(slug: string): Promise<number> {
  const { id } = await cms.payload.create({ collection: 'pages', data: aPage({ slug }) })
  const layout = JSON.stringify([NEWSLETTER, CAROUSEL, JOIN]).replaceAll("'", "''")
  await sql(cms.payload, `update pages set layout = '${layout}' where id = ${id}`)
  await sql(cms.payload, `update _pages_v set version_layout = '${layout}' where parent_id = ${id}`)
  return id
}
const stored = async (id: number) => {
  const [row] = await sql(cms.payload, `select layout from pages where id = ${id}`)
  return typeof row?.layout === 'string' ? JSON.parse(row.layout) : row?.layout
}
const read = (id: number) => cms.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })

test('a page with a block of a removed type opens in the admin', async () => {
  const data = await read(await anOldPage('opens'))
  expect(data.layout?.map(({ blockType }) => blockType)).toEqual(['newsletter', 'retired', 'joinForm'])
  const { user } = await aStaffUser(cms.payload, 'administrator')
  const req = await createLocalReq({ user }, cms.payload)
  const state = await fieldSchemasToFormState({
    collectionSlug: 'pages',
    data,
    documentData: data,
    fields: cms.payload.collections.pages.config.fields,
    fieldSchemaMap: undefined,
    clientFieldSchemaMap: undefined,
    id: data.id,
    operation: 'update',
    permissions: true,
    preferences: { fields: {} },
    renderAllFields: false,
    req,
    schemaPath: 'pages',
    skipValidation: true,
  } as unknown as Parameters<typeof fieldSchemasToFormState>[0])
  expect(state['layout.1.kind']?.value).toBe('carousel')
})

test('saving the page keeps every block, the removed type unchanged', async () => {
  const id = await anOldPage('saves')
  const { layout } = await read(id)
  await cms.payload.update({ collection: 'pages', id, data: { title: 'Renamed', layout, _status: 'published' } })
  expect(await stored(id)).toMatchObject([NEWSLETTER, CAROUSEL, JOIN])
  expect((await stored(id))[1]).toEqual(CAROUSEL)
})

test('deleting the block in the admin removes it', async () => {
  const id = await anOldPage('deletes')
  const { layout } = await read(id)
  const rest = layout?.filter(({ blockType }) => blockType !== 'retired')
  await cms.payload.update({ collection: 'pages', id, data: { layout: rest, _status: 'published' } })
  expect(await stored(id)).toMatchObject([NEWSLETTER, JOIN])
})

test('a block of a removed type cannot be added', async () => {
  const layout = [{ blockType: 'retired', kind: 'carousel' }]
  const page = { ...aPage({ slug: 'adds' }), layout }
  await expect(cms.payload.create({ collection: 'pages', data: page as never })).rejects.toThrow(/invalid/)
})
