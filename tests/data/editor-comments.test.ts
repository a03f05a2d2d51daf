// Also on PostgreSQL: the dashboard finds threads by our own SQL, and the database clears the authors.
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { myComments } from '@/cms/admin/dashboard/my-comments'
import type { CommentsAnswer } from '@/cms/editor-comments/endpoints'
import type { Role } from '@/rules/roles'
import { aPage } from '../support/data/builders'
import { describeOnSqlite, startTestCms, type TestCms } from '../support/data/cms'
import { type RestResponse, rest } from '../support/data/http'
import { aStaffUser } from '../support/data/staff-users'
import {
  anAccount,
  createViewers,
  markOf,
  OUTSIDERS,
  signInAs,
  type Viewer,
  type ViewerName,
} from '../support/data/users'
import { emailsTo } from '../support/outbox'

let cms: TestCms
let payload: Payload
let viewers: Record<ViewerName, Viewer>
let edie: Viewer
let mateo: Viewer
let page: number
let made = 0

const nameOf = (viewer: ViewerName) => `${markOf(viewer)} first ${markOf(viewer)} last`

const person = async (mark: string, role: Role = 'editor'): Promise<Viewer> => {
  const { id, email } = await anAccount(payload, mark, { role, plan: 'free' })
  return { name: 'editor', id, token: await signInAs(payload, email) }
}

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  viewers = await createViewers(payload)
  edie = await person('edie')
  mateo = await person('mateo')
})
afterAll(() => cms.stop())
beforeEach(async () => {
  ;({ id: page } = await payload.create({
    collection: 'pages',
    data: aPage({ slug: `talk-${++made}`, title: `Talk ${made}` }),
  }))
})

const about = () => `editorComments/about?entity=pages&doc=${page}`
const write = (by: Viewer, text: unknown, more: object = {}) =>
  rest(by, 'post', 'editorComments/about', { entity: 'pages', doc: page, text, ...more })
const commentsIn = ({ json }: RestResponse) => json as CommentsAnswer
/** The id of the newest thread. */
const newest = (answer: RestResponse) => Number(commentsIn(answer).threads.at(-1)?.id)
const messageOf = ({ json, status }: RestResponse) => ({
  status,
  message: (json as { errors: { message: string }[] }).errors[0]?.message,
})
const emailsOf = (mark: string) => emailsTo(`${mark}@example.com`, cms.env.DATA_DIR ?? '')
const subjectsTo = (mark: string) => emailsOf(mark).map(({ subject }) => subject)
/** Emails are sent after the response. */
const expectSubjects = (mark: string, subjects: string[]) => expect.poll(() => subjectsTo(mark)).toEqual(subjects)

describeOnSqlite('who may', () => {
  test.each(OUTSIDERS)('a %s reads and writes nothing, by no way', async (name) => {
    const id = newest(await write(edie, 'For staff only'))
    const calls = [
      await rest(viewers[name], 'get', about()),
      await write(viewers[name], 'Hello'),
      await rest(viewers[name], 'patch', `editorComments/${id}`, { text: 'Hello' }),
      await rest(viewers[name], 'delete', `editorComments/${id}`, {}),
      await rest(viewers[name], 'post', `editorComments/${id}/done`, { done: true }),
      await rest(viewers[name], 'get', 'editorComments?depth=0'),
      await rest(viewers[name], 'get', `editorComments/${id}`),
    ]
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 403))
    expect(calls.map(({ text }) => text).join()).not.toContain('For staff only')
    expect(commentsIn(await rest(edie, 'get', about())).threads).toMatchObject([{ text: 'For staff only', done: null }])
  })

  test.each(['organizer', 'editor', 'manager', 'administrator'] as const)('the %s writes and reads', async (name) => {
    expect((await write(viewers[name], 'Hello')).status).toBe(200)
    expect(commentsIn(await rest(edie, 'get', about())).threads).toMatchObject([{ by: nameOf(name) }])
  })

  test('only its author changes and deletes a comment, and not by the CMS’s own list', async () => {
    const id = newest(await write(edie, 'Hers'))
    const changed = await rest(viewers.administrator, 'patch', `editorComments/${id}`, { text: 'His' })
    expect(messageOf(changed)).toEqual({ status: 403, message: 'Only its author can change a comment.' })
    expect((await rest(viewers.administrator, 'delete', `editorComments/${id}`, {})).status).toBe(403)
    const where = `where[id][equals]=${id}`
    expect((await rest(viewers.administrator, 'patch', `editorComments?${where}`, { text: 'His' })).status).toBe(403)
    expect((await rest(viewers.administrator, 'delete', `editorComments?${where}`)).status).toBe(403)
    expect(messageOf(await rest(edie, 'post', 'editorComments', { entity: 'pages', docId: page })).status).toBe(403)
  })
})

describeOnSqlite('what is refused', () => {
  test.each([
    ['no words', '  ', 400, 'Write something first.'],
    ['too many words', 'x'.repeat(2_001), 400, 'A comment has 2000 characters at most.'],
    ['no text', 5, 400, 'Write something first.'],
  ])('%s', async (_, text, status, message) => {
    expect(messageOf(await write(edie, text))).toEqual({ status, message })
  })

  test.each([
    ['an unknown document', { doc: 999_999 }],
    ['a collection without comments', { entity: 'users', doc: 1 }],
    ['an unknown collection', { entity: '__proto__', doc: 1 }],
  ])('%s', async (_, place) => {
    expect(messageOf(await write(edie, 'Hello', place))).toEqual({ status: 404, message: 'There is no such document.' })
  })

  test('a thread of another document, and a reply to a reply', async () => {
    const thread = newest(await write(edie, 'First'))
    const reply = commentsIn(await write(mateo, 'Reply', { thread })).threads[0]?.replies[0]?.id
    expect((await write(edie, 'Hello', { thread: reply })).status).toBe(404)
    const other = await payload.create({ collection: 'pages', data: aPage({ slug: `other-${made}` }) })
    expect((await write(edie, 'Hello', { thread, doc: other.id })).status).toBe(404)
  })
})

describe('a thread', () => {
  test('is answered, marked as done by anybody and opened again', async () => {
    const thread = newest(await write(edie, 'First'))
    await write(mateo, 'Second', { thread })
    const done = await rest(mateo, 'post', `editorComments/${thread}/done`, { done: true })
    expect(commentsIn(done).threads).toMatchObject([
      { text: 'First', mine: false, done: { by: 'mateo first mateo last' }, replies: [{ text: 'Second', mine: true }] },
    ])
    await rest(edie, 'post', `editorComments/${thread}/done`, { done: true })
    expect(commentsIn(await rest(edie, 'get', about())).threads[0]?.done?.by).toBe('mateo first mateo last')
    const open = await rest(edie, 'post', `editorComments/${thread}/done`, { done: false })
    expect(commentsIn(open).threads[0]?.done).toBeNull()
  })

  test('keeps its replies when its first comment is deleted, and goes with the last of them', async () => {
    const thread = newest(await write(edie, 'First'))
    const reply = commentsIn(await write(mateo, 'Second', { thread })).threads[0]?.replies[0]?.id
    const deleted = commentsIn(await rest(edie, 'delete', `editorComments/${thread}`, {}))
    expect(deleted.threads).toMatchObject([{ text: '', by: null, removed: true, replies: [{ text: 'Second' }] }])
    expect(commentsIn(await rest(mateo, 'delete', `editorComments/${reply}`, {})).threads).toEqual([])
  })

  test('is changed, and says so', async () => {
    const id = newest(await write(edie, 'Fist'))
    const { threads } = commentsIn(await rest(edie, 'patch', `editorComments/${id}`, { text: 'First' }))
    expect(threads).toMatchObject([{ text: 'First', edited: true }])
  })

  test('saves no version, and is written while another person edits', async () => {
    const versions = async () =>
      (await payload.countVersions({ collection: 'pages', where: { parent: { equals: page } } })).totalDocs
    const before = await versions()
    await rest(mateo, 'post', 'payload-locked-documents', {
      document: { relationTo: 'pages', value: page },
      user: { relationTo: 'users', value: mateo.id },
    })
    const { updatedAt } = await payload.findByID({ collection: 'pages', id: page, depth: 0 })
    expect((await write(edie, 'Hello')).status).toBe(200)
    expect(await versions()).toBe(before)
    expect((await payload.findByID({ collection: 'pages', id: page, depth: 0 })).updatedAt).toBe(updatedAt)
  })
})

describeOnSqlite('emails', () => {
  test('go to those who are mentioned and to the people of the thread, each once, not to the author', async () => {
    const [annaMark, belaMark] = [`anna${made}`, `bela${made}`]
    const [anna, bela] = [await person(annaMark), await person(belaMark)]
    const title = `“Talk ${made}”`
    const [byAnna, byBela] = [annaMark, belaMark].map((mark) => `${mark} first ${mark} last`)
    const thread = newest(await write(anna, `Look, @${belaMark}user and @${annaMark}user`))
    const first = `${byAnna} mentioned you in a comment on ${title}`
    await expectSubjects(belaMark, [first])
    await write(bela, `Yes, @${annaMark}user`, { thread })
    await expectSubjects(annaMark, [`${byBela} mentioned you in a comment on ${title}`])
    await write(anna, 'Thank you', { thread })
    await expectSubjects(belaMark, [first, `${byAnna} replied to a comment on ${title}`])
    expect(subjectsTo(annaMark)).toHaveLength(1)
    const [email] = emailsOf(belaMark)
    expect(email?.text).toContain(`/admin/collections/pages/${page}#comment-${thread}`)
    expect(email?.text).toContain('Look, @')
  })

  test('go to those whom a change mentions in addition', async () => {
    const [before, added] = [`cleo${made}`, `dora${made}`]
    await Promise.all([person(before), person(added)])
    const id = newest(await write(edie, `@${before}user`))
    await rest(edie, 'patch', `editorComments/${id}`, { text: `@${before}user and @${added}user` })
    await expect.poll(() => subjectsTo(added).length).toBe(1)
    expect(subjectsTo(before)).toHaveLength(1)
  })

  test('never go to members, whom one cannot mention', async () => {
    await write(edie, `@${markOf('free')}user @${markOf('manager')}user`)
    await expect.poll(() => subjectsTo(markOf('manager')).length).toBe(1)
    expect(subjectsTo(markOf('free'))).toEqual([])
    const { people } = commentsIn(await rest(edie, 'get', about()))
    expect(people.map(({ username }) => username)).not.toContain(`${markOf('free')}user`)
    expect(people).toContainEqual({ username: `${markOf('manager')}user`, name: nameOf('manager') })
  })
})

describe('the dashboard', () => {
  test('has open threads that mention the person or in which they wrote, without those of documents in the trash', async () => {
    const mark = `dash${made}`
    const reader = await aStaffUser(payload, 'editor', mark)
    const me: Viewer = {
      name: 'editor',
      id: Number(reader.user.id),
      token: await signInAs(payload, `${mark}@example.com`),
    }
    const titles = async () => (await myComments(reader)).items.map(({ text }) => text)
    await write(edie, 'Not for me')
    const mentioned = newest(await write(edie, `Hello @${mark}user`))
    const mine = newest(await write(me, 'Mine'))
    await write(edie, 'An answer', { thread: mine })
    expect(await titles()).toEqual(['An answer', `Hello @${mark}user`])
    await rest(edie, 'post', `editorComments/${mentioned}/done`, { done: true })
    expect(await myComments(reader)).toMatchObject({
      count: 1,
      items: [{ title: `Talk ${made}`, entity: 'pages', docId: page }],
    })
    await payload.update({ collection: 'pages', id: page, data: { deletedAt: new Date().toISOString() } })
    expect(await myComments(reader)).toEqual({ count: 0, items: [] })
  })
})

describe('what goes', () => {
  test('comments go with their document, once it is deleted for good', async () => {
    await write(edie, 'Hello')
    const count = async () =>
      (await payload.count({ collection: 'editorComments', where: { docId: { equals: page } } })).totalDocs
    await payload.update({ collection: 'pages', id: page, data: { deletedAt: new Date().toISOString() } })
    expect(await count()).toBe(1)
    await payload.delete({ collection: 'pages', id: page, trash: true })
    expect(await count()).toBe(0)
  })

  test('comments of a person who leaves stay without a name', async () => {
    const mark = `gone${made}`
    const leaving = await person(mark)
    const thread = newest(await write(leaving, 'My words'))
    await write(edie, `Thank you, @${mark}user.`, { thread })
    await rest(leaving, 'post', `editorComments/${thread}/done`, { done: true })
    await payload.delete({ collection: 'users', id: Number(leaving.id) })
    const answer = await rest(edie, 'get', about())
    expect(commentsIn(answer).threads).toMatchObject([
      { text: 'My words', by: null, done: { by: null }, replies: [{ text: 'Thank you, @someone.' }] },
    ])
    expect(answer.text).not.toContain(mark)
  })
})
