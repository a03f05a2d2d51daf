// Also on PostgreSQL: begin, commit and rollback.
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { sql } from '../support/data/sql'

let cms: TestCms
let afterCommit: typeof import('@/cms/database/after-commit').afterCommit
beforeAll(async () => {
  cms = await startTestCms()
  const loaded = await import('@/cms/database/after-commit')
  afterCommit = loaded.afterCommit
})
afterAll(() => cms.stop())
beforeEach(() => cms.payload.delete({ collection: 'categories', where: { id: { exists: true } } }))

async function begin(): Promise<PayloadRequest> {
  const req = await createLocalReq({}, cms.payload)
  await initTransaction(req)
  return req
}

const aCategory = (slug: string) => ({ title: slug, slug, taxonomy: 'recipes' }) as const
const slugs = async () =>
  (await cms.payload.find({ collection: 'categories', sort: 'slug' })).docs.map(({ slug }) => slug)

describe('tasks that wait for a commit', () => {
  test('run once the row is visible to others', async () => {
    const req = await begin()
    const seen: Promise<string[]>[] = []
    await cms.payload.create({ collection: 'categories', data: aCategory('one'), req })
    await afterCommit(req, () => seen.push(slugs()))
    expect(seen).toEqual([])
    await commitTransaction(req)
    expect(await Promise.all(seen)).toEqual([['one']])
  })

  test('are dropped with a rollback', async () => {
    const req = await begin()
    const task = vi.fn()
    await cms.payload.create({ collection: 'categories', data: aCategory('never'), req })
    await afterCommit(req, task)
    await killTransaction(req)
    await cms.payload.create({ collection: 'categories', data: aCategory('next') })
    expect(task).not.toHaveBeenCalled()
    expect(await slugs()).toEqual(['next'])
  })

  test('wait for the outermost operation, and run in order', async () => {
    const req = await begin()
    const order: number[] = []
    await afterCommit(req, () => order.push(1))
    await cms.payload.create({ collection: 'categories', data: aCategory('nested'), req })
    await afterCommit(req, () => order.push(2))
    expect(order).toEqual([])
    await commitTransaction(req)
    expect(order).toEqual([1, 2])
  })

  test('run at once where there is no transaction', async () => {
    const task = vi.fn()
    await afterCommit(await createLocalReq({}, cms.payload), task)
    expect(task).toHaveBeenCalledOnce()
  })

  test('do not wait for another request’s transaction', async () => {
    const [mine, task] = [await begin(), vi.fn()]
    await afterCommit(mine, task)
    await afterCommit(await createLocalReq({}, cms.payload), () => {})
    expect(task).not.toHaveBeenCalled()
    await killTransaction(mine)
  })
})

describe('a commit that the database rejects', () => {
  beforeAll(async () => {
    await sql(
      cms.payload,
      'create table late_check (id integer primary key, other integer references late_check (id) deferrable initially deferred)',
    )
  })

  const rejectedCommit = async () => {
    const req = await begin()
    await cms.payload.create({ collection: 'categories', data: aCategory('lost'), req })
    await sql(cms.payload, 'insert into late_check (id, other) values (1, 2)', req)
    return req
  }

  test('fails the operation and leaves nothing', async () => {
    const req = await rejectedCommit()
    await expect(commitTransaction(req)).rejects.toThrow('the database refused to commit it')
    await killTransaction(req)
    expect(await slugs()).toEqual([])
    expect(await sql(cms.payload, 'select * from late_check')).toEqual([])
  })

  test('runs no task that waited for it, and lets the next writer in', async () => {
    const req = await rejectedCommit()
    const task = vi.fn()
    await afterCommit(req, task)
    await commitTransaction(req).catch(() => killTransaction(req))
    await cms.payload.create({ collection: 'categories', data: aCategory('next') })
    expect(task).not.toHaveBeenCalled()
    expect(await slugs()).toEqual(['next'])
  })
})
