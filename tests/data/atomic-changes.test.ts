// Also on PostgreSQL: a change of several rows is complete or rolled back.
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aPage, aRecipe } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { sql } from '../support/data/sql'
import { anAccount } from '../support/data/users'

let cms: TestCms
let storeSubmission: typeof import('@/features/forms/store-submission.server').storeSubmission
let deleteDueAccounts: typeof import('@/features/accounts/delete-account.server').deleteDueAccounts
let afterCommit: typeof import('@/cms/database/after-commit').afterCommit
beforeAll(async () => {
  cms = await startTestCms()
  ;({ storeSubmission } = await import('@/features/forms/store-submission.server'))
  ;({ deleteDueAccounts } = await import('@/features/accounts/delete-account.server'))
  ;({ afterCommit } = await import('@/cms/database/after-commit'))
})
afterAll(() => cms.stop())

const countOf = async (table: string) => Number((await sql(cms.payload, `select count(*) as n from ${table}`))[0]?.n)
const filesOnDisk = () => readdir(path.join(String(cms.env.DATA_DIR), 'form-files')).catch(() => [])

describe('a form with files', () => {
  async function send() {
    const form = await cms.payload.create({ collection: 'forms', data: { title: 'A form', fields: [] } })
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const file = { label: 'Plate', name: 'plate.png', type: 'image/png', extension: 'png', bytes }
    return storeSubmission({
      title: 'Someone',
      formId: form.id,
      answers: [],
      files: [file, file],
      page: null,
      memberId: null,
    })
  }

  test('is visible to others only when it is complete', async () => {
    const hooks = cms.payload.collections.formFiles.config.hooks.afterChange
    const seen: number[] = []
    const poll = async () => {
      seen.push(await countOf('form_submissions'))
    }
    hooks.push(poll)
    await send()
    hooks.pop()
    expect(seen).toEqual([0, 0])
    expect([await countOf('form_submissions'), await countOf('form_files')]).toEqual([1, 2])
    expect(await filesOnDisk()).toHaveLength(2)
  })

  test('leaves nothing when a file cannot be written, on disk neither', async () => {
    const before = await Promise.all([countOf('form_submissions'), countOf('form_files'), filesOnDisk()])
    const hooks = cms.payload.collections.formFiles.config.hooks.afterChange
    let files = 0
    hooks.push(() => {
      files += 1
      if (files === 2) throw new Error('The disk is full.')
    })
    await expect(send()).rejects.toThrow('The disk is full.')
    hooks.pop()
    const after = await Promise.all([countOf('form_submissions'), countOf('form_files'), filesOnDisk()])
    expect(after).toEqual(before)
  })
})

test('an account and its newsletter address are deleted together or not at all', async () => {
  const { id, email } = await anAccount(cms.payload, 'leaver', { role: 'administrator', plan: 'free' })
  await cms.payload.db.updateOne({
    collection: 'users',
    id,
    data: { role: 'member', deletionAt: '2026-01-01T00:00:00.000Z' },
    returning: false,
  })
  await cms.payload.create({ collection: 'subscribers', data: { email, consentAt: '2026-01-01T00:00:00.000Z' } })
  const remove = cms.payload.db.deleteMany.bind(cms.payload.db)
  const broken = vi.spyOn(cms.payload.db, 'deleteMany').mockImplementation(async (args) => {
    if (args.collection === 'subscribers') throw new Error('The process died.')
    return remove(args)
  })
  const removal = vi.spyOn(cms.payload, 'delete')
  expect(await deleteDueAccounts(new Date())).toBe(0)
  broken.mockRestore()
  removal.mockRestore()
  expect([await countOf('users'), await countOf('subscribers')]).toEqual([1, 1])
  expect(await deleteDueAccounts(new Date())).toBe(1)
  expect([await countOf('users'), await countOf('subscribers')]).toEqual([0, 0])
})

test('a failing task after a commit neither fails the committed save nor stops the tasks behind it', async () => {
  const done = vi.fn()
  const fail = async ({ req }: { req: Parameters<typeof afterCommit>[0] }) => {
    await afterCommit(req, () => {
      throw new Error('The cache is gone.')
    })
    await afterCommit(req, done)
  }
  const hooks = cms.payload.collections.categories.config.hooks.afterChange
  hooks.push(fail as never)
  const data = { title: 'Soups', slug: 'soups', taxonomy: 'recipes', order: 0 } as const
  const saved = await cms.payload.create({ collection: 'categories', data })
  hooks.pop()
  expect([saved.slug, done.mock.calls.length]).toEqual(['soups', 1])
})

test('a slug that another write takes at the same moment is rejected at its field', async () => {
  await cms.payload.create({ collection: 'pages', data: aPage({ slug: 'recipes' }) })
  const parent = (await cms.payload.find({ collection: 'pages' })).docs[0]?.id
  await cms.payload.create({ collection: 'pages', data: aPage({ slug: 'stew', parent }) })
  // Both checked the address before either wrote.
  const findOne = cms.payload.db.findOne.bind(cms.payload.db)
  const looked = vi.spyOn(cms.payload.db, 'findOne').mockImplementation(async (args) => {
    const asksForAddress = args.collection === 'catalogue' && JSON.stringify(args.where).includes('"uri"')
    return asksForAddress ? null : findOne(args)
  })
  const second = cms.payload.create({ collection: 'recipes', data: aRecipe({ slug: 'stew' }) })
  await expect(second).rejects.toMatchObject({
    status: 400,
    data: { errors: [{ path: 'slug', message: expect.stringContaining('already published at') }] },
  })
  looked.mockRestore()
})
