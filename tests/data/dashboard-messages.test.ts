import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSubmissions } from '@/cms/admin/dashboard/open-submissions'
import type { DashboardUser } from '@/cms/admin/dashboard/reader'
import { FEEDBACK_READ, unreadFeedback } from '@/cms/admin/dashboard/unread-feedback'
import type { Role } from '@/rules/roles'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aStaffUser, EDITING, everyStaffUser } from '../support/data/staff-users'

let cms: TestCms
let payload: Payload
let reader: (role: Role) => DashboardUser

beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  reader = await everyStaffUser(payload)
})
afterAll(() => cms.stop())

describe('unread feedback', () => {
  const times = ['2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z', '2026-11-03T08:00:00.000Z']

  const markRead = (who: DashboardUser, value: unknown) =>
    payload.db.upsert({
      collection: 'payload-preferences',
      data: { key: FEEDBACK_READ, user: { relationTo: 'users', value: who.user.id }, value },
      where: { and: [{ key: { equals: FEEDBACK_READ } }, { 'user.value': { equals: who.user.id } }] },
    })

  beforeAll(async () => {
    for (const [index, createdAt] of times.entries()) {
      await payload.create({ collection: 'feedback', data: { message: `Message ${index}`, createdAt } })
    }
  })

  test.each(EDITING)('the %s gets all of it, the newest first', async (role) => {
    const found = await unreadFeedback(reader(role))
    expect(found?.count).toBe(3)
    expect(found?.items.map(({ message }) => message)).toEqual(['Message 2', 'Message 1', 'Message 0'])
  })

  test.each(['organizer', 'member'] as const)('the %s gets no such list', async (role) => {
    expect(await unreadFeedback(reader(role))).toBeNull()
  })

  test('feedback that one user has read stays unread for the others', async () => {
    const [one, other] = [await aStaffUser(payload, 'editor', 'one'), await aStaffUser(payload, 'editor', 'other')]
    await markRead(one, { until: times[1] })
    expect((await unreadFeedback(one))?.items.map(({ message }) => message)).toEqual(['Message 2'])
    expect((await unreadFeedback(other))?.count).toBe(3)
    await markRead(one, { until: times[2] })
    expect(await unreadFeedback(one)).toEqual({ count: 0, items: [] })
  })

  test.each([{ until: 'yesterday' }, { until: 5 }, 'odd', []])(
    'an invalid preference counts as none: %j',
    async (value) => {
      const one = await aStaffUser(payload, 'editor', `odd${JSON.stringify(value).replace(/\W/g, '')}`)
      await markRead(one, value)
      expect((await unreadFeedback(one))?.count).toBe(3)
    },
  )
})

describe('open form submissions', () => {
  beforeAll(async () => {
    const { id: form } = await payload.create({
      collection: 'forms',
      data: {
        title: 'Write to us',
        fields: [{ blockType: 'text', name: 'note', label: 'Note' }],
        confirmationType: 'redirect',
        redirect: { url: '/thanks/' },
      },
    })
    for (const [title, done] of [
      ['Edie: Write to us', false],
      ['Mateo: Write to us', true],
      [null, false],
    ] as const) {
      const data = { form, title, done, submissionData: [{ field: 'name', value: 'Olga' }] }
      await payload.create({ collection: 'form-submissions', data })
    }
  })

  test.each(EDITING)('the %s gets those that are not done, by who sent them', async (role) => {
    const found = await openSubmissions(reader(role))
    expect(found?.count).toBe(2)
    expect(found?.items.map(({ title }) => title)).toEqual(['Olga', 'Edie: Write to us'])
  })

  test.each(['organizer', 'member'] as const)('the %s gets no such list', async (role) => {
    expect(await openSubmissions(reader(role))).toBeNull()
  })
})
