// Also on PostgreSQL: jobs are claimed by one process.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { scheduled } from '@/cms/admin/dashboard/scheduled'
import { aRecipe } from '../support/data/builders'
import { DATABASE, startTestCms, type TestCms } from '../support/data/cms'
import { sql } from '../support/data/sql'
import { everyStaffUser } from '../support/data/staff-users'

const MINUTE_MS = 60_000
/** Whether a starting process may treat every job as interrupted: on SQLite there is no other process. */
const AT_START = { sqlite: 1, postgres: 0 }

let cms: TestCms
let jobs: typeof import('@/cms/client/due-jobs.server')
let read: () => ReturnType<typeof scheduled>
beforeAll(async () => {
  cms = await startTestCms()
  const reader = await everyStaffUser(cms.payload)
  read = () => scheduled(reader('editor'))
  jobs = await import('@/cms/client/due-jobs.server')
})
afterAll(() => cms.stop())

/** A draft whose publication is one minute overdue. */
async function aDueDraft(slug: string): Promise<number> {
  const data = aRecipe({ slug, title: slug, _status: 'draft' })
  const { id } = await cms.payload.create({ collection: 'recipes', data, draft: true })
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'recipes', value: id } },
    waitUntil: new Date(Date.now() - MINUTE_MS),
  })
  return id
}
const statusOf = async (id: number) => (await cms.payload.findByID({ collection: 'recipes', id }))._status
/** The state after a process died while it published. */
const interrupt = () => sql(cms.payload, 'update payload_jobs set processing = true')
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

describe('scheduled publishing', () => {
  test('publishes what is due, and nothing else', async () => {
    const due = await aDueDraft('due')
    const run = vi.spyOn(cms.payload.jobs, 'run')
    await jobs.runDueJobs(inMinutes(-2))
    expect([run.mock.calls.length, await statusOf(due)]).toEqual([0, 'draft'])
    await jobs.runDueJobs(new Date())
    expect([run.mock.calls.length, await statusOf(due)]).toEqual([1, 'published'])
    await jobs.runDueJobs(new Date())
    expect(run).toHaveBeenCalledTimes(1)
    run.mockRestore()
  })

  test('repeats a publication after the restart that ended the process, and it leaves the dashboard', async () => {
    const id = await aDueDraft('interrupted')
    await interrupt()
    await jobs.runDueJobs(new Date())
    expect([await statusOf(id), (await read()).items.map(({ title }) => title)]).toEqual(['draft', ['interrupted']])
    expect(await jobs.resumeInterruptedJobs(new Date(), true)).toBe(AT_START[DATABASE])
    await jobs.resumeInterruptedJobs(inMinutes(6), true)
    await jobs.runDueJobs(new Date())
    expect([await statusOf(id), (await read()).items]).toEqual(['published', []])
  })

  test('leaves a job alone for five minutes that another process may be running', async () => {
    const id = await aDueDraft('under-way')
    await interrupt()
    expect(await jobs.resumeInterruptedJobs(inMinutes(4), false)).toBe(0)
    expect(await jobs.resumeInterruptedJobs(inMinutes(6), false)).toBe(1)
    await jobs.runDueJobs(new Date())
    expect(await statusOf(id)).toBe('published')
  })
})
