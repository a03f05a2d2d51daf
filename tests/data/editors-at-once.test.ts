// Also on PostgreSQL: requests at the same time wait for each other's locks.
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPage } from '../support/data/builders'
import { startTestCms, type TestCms } from '../support/data/cms'
import { form, rest } from '../support/data/http'
import { anAccount, signInAs, type Viewer } from '../support/data/users'

let cms: TestCms
let payload: Payload
let edie: Viewer
let mateo: Viewer

const anEditor = async (mark: string): Promise<Viewer> => {
  const { id, email } = await anAccount(payload, mark, { role: 'editor', plan: 'free' })
  return { name: 'editor', id, token: await signInAs(payload, email) }
}

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  edie = await anEditor('edie')
  mateo = await anEditor('mateo')
})
afterAll(() => cms.stop())

test('of two saves of one version, one is saved', async () => {
  const { id, updatedAt } = await payload.create({ collection: 'pages', data: aPage({ slug: 'two-saves' }) })
  const save = (viewer: Viewer, summary: string) =>
    form(viewer, 'patch', `pages/${id}?draft=true&depth=0`, { summary, _status: 'draft', updatedAt })
  const responses = await Promise.all([save(edie, 'hers'), save(mateo, 'his')])
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
  const newest = await payload.findByID({ collection: 'pages', id, depth: 0, draft: true })
  expect(newest.summary).toBe(responses[0].status === 200 ? 'hers' : 'his')
})

test('many who ask for a review make one request', async () => {
  await payload.updateGlobal({ slug: 'settings', data: { reviewBeforePublishing: true }, draft: false })
  const { id } = await payload.create({ collection: 'pages', data: aPage({ slug: 'many-requests' }) })
  const ask = (by: Viewer) => rest(by, 'post', 'reviewRequests/ask', { entity: 'pages', doc: id })
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at % 2 === 0 ? edie : mateo)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { totalDocs } = await payload.count({ collection: 'reviewRequests', where: { docId: { equals: id } } })
  expect(totalDocs).toBe(1)
})
