import type { Payload } from 'payload'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestCms, type TestCms } from '../support/data/cms'
import { rest } from '../support/data/http'
import { createViewers, type Viewer, type ViewerName } from '../support/data/users'

let cms: TestCms
let payload: Payload
let people: Record<ViewerName, Viewer>
let form = 0

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  people = await createViewers(payload)
  const created = await payload.create({
    collection: 'forms',
    data: {
      title: 'Write to us',
      fields: [
        { blockType: 'hidden', name: 'office', defaultValue: 'office@example.org' },
        { blockType: 'email', name: 'email', label: 'Your email' },
        { blockType: 'textarea', name: 'message', label: 'Message' },
      ],
      confirmationType: 'redirect',
      redirect: { url: '/thanks/' },
    },
  })
  form = created.id
})
afterAll(() => cms.stop())

const aSubmission = async () =>
  (
    await payload.create({
      collection: 'form-submissions',
      data: {
        form,
        title: 'edie@example.org: Write to us',
        done: false,
        member: Number(people.free.id),
        submissionData: [
          { field: 'office', label: 'office', value: 'office@example.org' },
          { field: 'email', label: 'Your email', value: 'edie@example.org' },
          { field: 'message', label: 'Message', value: 'One\n\nTwo' },
        ],
      },
    })
  ).id

async function letterFor(who: ViewerName, id: number) {
  const { readLetter } = await import('@/cms/forms/read-letter')
  const user = await payload.findByID({ collection: 'users', id: Number(people[who].id) })
  return readLetter(await createLocalReq({ user: { ...user, collection: 'users' } }, payload), id)
}

const markAs = (who: ViewerName, id: number, body: unknown) =>
  rest(people[who], 'post', `form-submissions/${id}/done`, body)

describe('a submission reads like a letter', () => {
  test('with its sender, form and answers in their order, and the member for those who may see people', async () => {
    const id = await aSubmission()
    const letter = await letterFor('manager', id)
    expect(letter).toMatchObject({
      sender: { name: null, email: 'edie@example.org' },
      form: { id: form, title: 'Write to us' },
      done: false,
      files: [],
    })
    expect(letter?.answers.map(({ label, value }) => [label, value])[2]).toEqual(['Message', 'One\n\nTwo'])
    expect(letter?.member).toEqual({ id: Number(people.free.id), name: expect.any(String) })
    expect((await letterFor('editor', id))?.member).toEqual({ id: Number(people.free.id), name: null })
  })

  test('not to organizers and members', async () => {
    const id = await aSubmission()
    expect([await letterFor('organizer', id), await letterFor('free', id)]).toEqual([null, null])
  })
})

describe('a submission is done', () => {
  test('with who did it and when, until someone opens it again', async () => {
    const id = await aSubmission()
    const first = await markAs('editor', id, { done: true })
    expect([first.status, first.json]).toEqual([200, { done: { at: expect.any(String), by: expect.any(String) } }])
    // The first of two people counts.
    expect((await markAs('manager', id, { done: true })).json).toEqual(first.json)
    expect((await markAs('manager', id, { done: false })).json).toEqual({ done: null })
    expect(await payload.findByID({ collection: 'form-submissions', id, depth: 0 })).toMatchObject({
      done: false,
      doneAt: null,
      doneBy: null,
    })
  })

  test('not by others, not without a body, and not where there is none', async () => {
    const id = await aSubmission()
    const answers = await Promise.all([
      markAs('visitor', id, { done: true }),
      markAs('free', id, { done: true }),
      markAs('organizer', id, { done: true }),
      markAs('editor', id, { done: 'yes' }),
      markAs('editor', 999_999, { done: true }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 400, 404])
    expect(await payload.findByID({ collection: 'form-submissions', id, depth: 0 })).toMatchObject({ done: false })
  })
})

test('the list has the open ones first', async () => {
  const id = await aSubmission()
  const done = await aSubmission()
  await markAs('editor', done, { done: true })
  const { json } = await rest(people.editor, 'get', 'form-submissions?depth=0&limit=100')
  const ids = (json as { docs: { id: number }[] }).docs.map((doc) => doc.id)
  expect([ids[0], ids.indexOf(done) > ids.indexOf(id)]).toEqual([id, true])
})
