// Also on PostgreSQL: our own SQL claims notifications, and compares times.
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aBody } from '@/rules/forum/testing/bodies'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard, aReply, aStaffMember, aTopic, type CommunityCalls, communityCalls } from '../support/data/community'
import { aMember } from '../support/data/members'
import { givePlan } from '../support/data/users'
import { emailsTo, type SentEmail, tokenOf } from '../support/outbox'

let cms: TestCms
let payload: Payload
let calls: CommunityCalls
let sending: typeof import('@/features/community/emails/send-emails.server')
let stopping: typeof import('@/features/community/emails/stop-emails.server')
let client: typeof import('@/cms/client/sql.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
  sending = await import('@/features/community/emails/send-emails.server')
  stopping = await import('@/features/community/emails/stop-emails.server')
  client = await import('@/cms/client/sql.server')
})
afterAll(() => cms.stop())

/** A Sunday; the morning after it is the one of daily and weekly emails. */
const SUNDAY = '2026-11-22T12:00:00Z'
const MONDAY = '2026-11-23T07:00:10Z'
const TUESDAY = '2026-11-24T07:00:10Z'

/** Only the date is fixed: timers of the database go on. */
const goTo = (moment: string) => vi.setSystemTime(new Date(moment))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  goTo(SUNDAY)
})
afterEach(() => vi.useRealTimers())

const send = () => sending.sendDueNotificationEmails(new Date())
let made = 0

type MemberPlan = NonNullable<Parameters<typeof aMember>[2]>

type Settings = Parameters<CommunityCalls['changeNotificationSettings']>[1]['settings']

/** A person with a topic, in which someone else can reply. */
async function aReader({ board = 'all', plan = 'free' as MemberPlan, settings = {} as Settings } = {}) {
  const mark = `reader${++made}`
  const { id, viewer } = await aMember(payload, mark, plan)
  await calls.changeNotificationSettings(viewer, { settings })
  const topic = await aTopic(calls, viewer, board, `Topic ${mark}`)
  return { id, mark, viewer, topic, emails: () => emailsTo(`${mark}@example.com`, cms.env.DATA_DIR ?? '') }
}
const aWriter = async (plan: MemberPlan = 'premium') => (await aMember(payload, `writer${++made}`, plan)).viewer
const subjects = (emails: SentEmail[]) => emails.map(({ subject }) => subject)

beforeAll(async () => {
  await aBoard(payload, 'all')
  await aBoard(payload, 'inner', { requiredPlan: 'premium' })
  await aBoard(payload, 'held', { holdFirst: 5 })
})

describe('an email at once', () => {
  test('says who and where, with the beginning of the post, the link to it and how to stop', async () => {
    const { emails, mark, topic } = await aReader()
    const post = await aReply(calls, await aWriter(), topic.id, 'Try <b>warm</b> water')
    await send()
    const [{ headers, html = '', subject, text = '' } = {}] = emails()
    // The names of these people have digits, which no email prints.
    expect(subject).toBe(`A member replied in “Topic ${mark}”`)
    expect(text).toMatch(/“Try <b>warm<\/b> water”/)
    expect(text).toMatch(new RegExp(`Open the topic:\\nhttp:\\S+/community/p/${post}\\n`))
    expect(text).toMatch(/Stop emails about replies:\nhttp:\S+\/notifications\/stop\/\?token=\S+$/)
    expect(html).toContain('Try &lt;b&gt;warm&lt;/b&gt; water')
    expect(headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\S+\/api\/notifications\/stop\/\?token=\S+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('is sent once, however many processes look', async () => {
    const { emails, topic } = await aReader()
    const writer = await aWriter()
    await aReply(calls, writer, topic.id, 'One')
    await Promise.all([send(), send(), send(), send()])
    await send()
    expect(emails()).toHaveLength(1)
    await aReply(calls, writer, topic.id, 'Two')
    await send()
    expect(emails()).toHaveLength(2)
  })

  test('is not sent about what was read on the site', async () => {
    const { emails, topic, viewer } = await aReader()
    const writer = await aWriter()
    await aReply(calls, writer, topic.id, 'One')
    await calls.readNotifications(viewer, { all: true })
    await send()
    expect(emails()).toEqual([])
    await aReply(calls, writer, topic.id, 'Two')
    await send()
    expect(emails()).toHaveLength(1)
  })

  test('waits for the approval of a held post', async () => {
    const { viewer: moderator } = await aStaffMember(payload, `moderator${++made}`)
    const { id } = await aTopic(calls, moderator, 'held', 'Held replies')
    const { emails, mark } = await aReader()
    const { post } = await calls.createPost(await aWriter(), id, { body: aBody(`@${mark}user?`) })
    await send()
    expect(emails()).toEqual([])
    await calls.moderate(moderator, { action: 'approve', target: { post: post.id }, reason: 'Fine' })
    await send()
    expect(subjects(emails())).toEqual([expect.stringMatching(/mentioned you in “Held replies”$/)])
  })

  test('is not sent about a post that was hidden or deleted before', async () => {
    const { emails, topic } = await aReader()
    const writer = await aWriter()
    const { viewer: moderator } = await aStaffMember(payload, `moderator${++made}`)
    const [hidden, deleted] = [
      await aReply(calls, writer, topic.id, 'Hidden'),
      await aReply(calls, writer, topic.id, 'Deleted'),
    ]
    await calls.moderate(moderator, { action: 'hide', target: { post: hidden }, reason: 'No' })
    await calls.deletePost(writer, deleted)
    await aReply(calls, writer, topic.id, 'Stays')
    await send()
    expect(emails()).toMatchObject([{ text: expect.stringContaining('“Stays”') }])
  })

  test('gathers reactions, and does not come again at once for the same post', async () => {
    const { emails, topic } = await aReader({ settings: { reactions: 'now' } })
    await calls.react(await aWriter(), topic.opening, { kind: 'like', on: true })
    await calls.react(await aWriter(), topic.opening, { kind: 'love', on: true })
    await send()
    expect(subjects(emails())).toEqual([expect.stringMatching(/ and one more person reacted to your post in /)])
    await calls.react(await aWriter(), topic.opening, { kind: 'like', on: true })
    await send()
    expect(emails()).toHaveLength(1)
    goTo(MONDAY)
    await send()
    expect(subjects(emails())[1]).toMatch(/ and 2 more people reacted to your post in /)
  })
})

describe('a daily or weekly email', () => {
  test('gathers what has not been read, on its morning', async () => {
    const settings: Settings = { replies: 'daily', mentions: 'daily' }
    const { emails, mark, topic, viewer } = await aReader({ settings })
    const writer = await aWriter()
    const elsewhere = await aTopic(calls, writer, 'all', 'Elsewhere')
    await aReply(calls, writer, topic.id, 'A reply')
    await aReply(calls, writer, elsewhere.id, `Look, @${mark}user`)
    await send()
    expect(emails()).toEqual([])
    goTo(MONDAY)
    await Promise.all([send(), send()])
    expect(emails()).toMatchObject([{ subject: 'Your day in the community' }])
    expect(emails()[0]?.text).toMatch(/A reply[\s\S]+mentioned you in “Elsewhere”[\s\S]+Stop the daily email/)
    await aReply(calls, writer, topic.id, 'Read in time')
    await calls.readNotifications(viewer, { all: true })
    goTo(TUESDAY)
    await send()
    expect(emails()).toHaveLength(1)
  })

  test('follows a choice that was changed in between', async () => {
    const reader = await aReader({ settings: { replies: 'weekly' } })
    const writer = await aWriter()
    await aReply(calls, writer, reader.topic.id, 'First')
    await send()
    await calls.changeNotificationSettings(reader.viewer, { settings: { replies: 'never' } })
    goTo(MONDAY)
    await send()
    expect(reader.emails()).toEqual([])
    await calls.changeNotificationSettings(reader.viewer, { settings: { replies: 'weekly' } })
    await aReply(calls, writer, reader.topic.id, 'Second')
    await send()
    await calls.changeNotificationSettings(reader.viewer, { settings: { replies: 'now' } })
    await send()
    expect(reader.emails()).toMatchObject([{ text: expect.stringContaining('Second') }])
  })
})

describe('no email is sent', () => {
  test('about what the plan does not reach any more', async () => {
    const [leaving, staying] = [
      await aReader({ board: 'inner', plan: 'premium' }),
      await aReader({ board: 'inner', plan: 'premium' }),
    ]
    const writer = await aWriter()
    await aReply(calls, writer, leaving.topic.id, 'Secret')
    await aReply(calls, writer, staying.topic.id, 'Secret')
    await givePlan(payload, leaving.id, 'standard')
    await send()
    expect([leaving.emails().length, staying.emails().length]).toEqual([0, 1])
  })

  test.each([
    [
      'banned',
      (id: number) => sql`insert into forum_standings (member_id, banned_at, updated_at, created_at)
      values (${id}, ${SUNDAY}, ${SUNDAY}, ${SUNDAY}) returning id`,
    ],
    ['leaving', (id: number) => sql`update users set deletion_at = ${TUESDAY} where id = ${id} returning id`],
    ['unconfirmed', (id: number) => sql`update users set _verified = false where id = ${id} returning id`],
  ])('to a person who is %s', async (_, change) => {
    const [other, reader] = [await aReader(), await aReader()]
    const writer = await aWriter()
    await client.executeSql('a test', change(reader.id))
    await aReply(calls, writer, reader.topic.id, 'Hello')
    await aReply(calls, writer, other.topic.id, 'Hello')
    await send()
    expect([reader.emails().length, other.emails().length]).toEqual([0, 1])
  })
})

describe('the link to stop', () => {
  const stop = (emails: SentEmail[]) => {
    const [address] = /http\S+\/notifications\/stop\/\S+/.exec(emails[0]?.text ?? '') ?? []
    return stopping.stopByLink({ token: tokenOf({ text: address ?? '' } as SentEmail) })
  }

  test('ends emails of its kind, also the second time', async () => {
    const { emails, topic, viewer } = await aReader()
    const writer = await aWriter()
    await aReply(calls, writer, topic.id, 'One')
    await send()
    await stop(emails())
    await stop(emails())
    const settings = { mentions: 'now', replies: 'never', follows: 'daily', reactions: 'never' }
    expect(await calls.notificationSettings(viewer)).toEqual({ settings })
    await aReply(calls, writer, topic.id, 'Two')
    await send()
    expect(emails()).toHaveLength(1)
  })

  test('of a daily email ends all that comes daily', async () => {
    const { emails, topic, viewer } = await aReader({ settings: { replies: 'daily' } })
    await aReply(calls, await aWriter(), topic.id, 'One')
    goTo(MONDAY)
    await send()
    await stop(emails())
    const settings = { mentions: 'now', replies: 'never', follows: 'never', reactions: 'never' }
    expect(await calls.notificationSettings(viewer)).toEqual({ settings })
  })

  test('is rejected when it is not ours', async () => {
    await expect(stopping.stopByLink({ token: 'nonsense' })).rejects.toMatchObject({ code: 'bad_request' })
  })
})
