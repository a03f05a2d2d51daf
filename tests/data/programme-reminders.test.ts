// Also on PostgreSQL: our own SQL finds, claims and stops reminders, and compares times and JSON.
import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Weekday } from '@/rules/programme/terms'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aMember } from '../support/data/members'
import { aProgramme, aTask, aWeek, placeOf, stepIds } from '../support/data/programmes'
import { emailsTo } from '../support/outbox'

let cms: TestCms
let payload: Payload
let settings: typeof import('@/features/programmes/reminders/reminder-settings.server')
let rows: typeof import('@/features/programmes/reminders/reminder-rows.server')
let job: typeof import('@/features/programmes/reminders/send-reminders.server')
let starting: typeof import('@/features/programmes/start.server')
let stepping: typeof import('@/features/programmes/steps.server')
let changing: typeof import('@/features/programmes/change.server')
let exporting: typeof import('@/features/accounts/export-data.server')
let client: typeof import('@/cms/client/sql.server')
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  // Imported here because they load the CMS, which reads the environment.
  settings = await import('@/features/programmes/reminders/reminder-settings.server')
  rows = await import('@/features/programmes/reminders/reminder-rows.server')
  job = await import('@/features/programmes/reminders/send-reminders.server')
  starting = await import('@/features/programmes/start.server')
  stepping = await import('@/features/programmes/steps.server')
  changing = await import('@/features/programmes/change.server')
  exporting = await import('@/features/accounts/export-data.server')
  client = await import('@/cms/client/sql.server')
})
afterAll(() => cms.stop())

const ALL: Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
/** A Sunday; 7:00 in UTC on the days after it. */
const SUNDAY = '2026-11-22'
const MONDAY_7 = new Date('2026-11-23T07:00:20Z')
const TUESDAY_7 = new Date('2026-11-24T07:00:20Z')

/** Only the date is fixed: timers of the database go on. */
const goTo = (moment: Date | string) => vi.setSystemTime(new Date(moment))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  goTo(`${SUNDAY}T12:00:00Z`)
})
afterEach(() => vi.useRealTimers())

let made = 0

type Own = Parameters<typeof aProgramme>[2]
type Start = { startOn?: string; mode?: 'calendar' | 'pace'; timeZone?: string }

/** A member, with an email address that says which one. */
async function aFollower(plan: 'free' | 'premium' = 'free') {
  const mark = `follower${++made}`
  const { id, viewer } = await aMember(payload, mark, plan)
  /** Starts a new program, by default on Sunday. */
  async function follow(own: Own = {}, { mode = 'calendar', startOn = SUNDAY, timeZone = 'UTC' }: Start = {}) {
    const slug = `program-${++made}`
    const programme = await aProgramme(payload, slug, own)
    const place = placeOf(viewer, slug, timeZone)
    await starting.startProgramme(place, { startOn, mode })
    return { programme, place, slug, steps: stepIds(programme) }
  }
  return {
    id,
    viewer,
    follow,
    remind: (weekdays: Weekday[] = ALL) => settings.changeReminders(viewer, { on: true, weekdays }),
    emails: () => emailsTo(`${mark}@example.com`, cms.env.DATA_DIR ?? ''),
  }
}

/** A member who follows a program and wants reminders. */
async function aRemindedMember(own: Own = {}, start: Start = {}, weekdays?: Weekday[]) {
  const member = await aFollower()
  const followed = await member.follow(own, start)
  await member.remind(weekdays)
  return { ...member, ...followed }
}

const sendAt = (moment: Date) => {
  goTo(moment)
  return job.sendDueReminders(moment)
}

describe('a reminder', () => {
  test('has the steps of the day with their addresses, the day, and links to the dashboard and to stop', async () => {
    const { databaseId, id } = await payload.create({
      collection: 'lifestyleGuides',
      data: { title: 'Slow mornings', slug: 'slow-mornings', requiredPlan: 'none', _status: 'published' },
    })
    expect(databaseId).toEqual(expect.any(Number))
    const guide = { kind: 'item' as const, item: { relationTo: 'lifestyleGuides' as const, value: id } }
    const weeks = [aWeek([[aTask('Yesterday')], [guide, aTask('Rest <early>'), aTask('Done already')]])]
    const { emails, place, steps } = await aRemindedMember({ title: 'A calm start', weeks })
    await stepping.markStep(place, { step: steps[3] ?? '', done: true })
    await sendAt(MONDAY_7)
    expect(emails()).toMatchObject([{ subject: 'Day 2 of A calm start' }])
    const [{ headers, html = '', text = '' } = {}] = emails()
    expect(text).toMatch(/Day 2 of A calm start:/)
    expect(text).toMatch(/Slow mornings:\nhttp:\S+\/the-ebs-method\/6wr\/lg\/slow-mornings\/\n/)
    expect(text).toMatch(/\nRest <early>\n/)
    expect(text).toMatch(/\nhttp:\S+\/dashboard\/\n/)
    expect(text).toMatch(/Stop these reminders:\nhttp:\S+\/reminders\/stop\/\?token=\S+$/)
    expect(text).not.toMatch(/Yesterday|Done already|!/)
    expect(html).toContain('Rest &lt;early&gt;')
    expect(html).toMatch(/<a [^>]*href="http:[^"]*\/slow-mornings\/"/)
    expect(headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\S+\/api\/user\/reminders\/stop\/\?token=\S+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('goes out once a day, however often and in however many processes the job runs', async () => {
    const { emails } = await aRemindedMember()
    goTo(MONDAY_7)
    await Promise.all(Array.from({ length: 5 }, () => job.sendDueReminders(MONDAY_7)))
    expect(emails()).toHaveLength(1)
    await sendAt(new Date('2026-11-23T09:00:00Z'))
    expect(emails()).toHaveLength(1)
    await sendAt(TUESDAY_7)
    expect(emails().map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Day 2 of'),
      expect.stringContaining('Day 3 of'),
    ])
  })

  test('goes out once a day, also when the member saves their days again', async () => {
    const { emails, remind } = await aRemindedMember()
    await sendAt(MONDAY_7)
    await remind(['monday', 'wednesday'])
    await sendAt(new Date('2026-11-23T08:00:00Z'))
    await sendAt(TUESDAY_7)
    expect(emails()).toHaveLength(1)
    await sendAt(new Date('2026-11-25T07:00:00Z'))
    expect(emails()).toHaveLength(2)
  })

  test('two processes that have both seen it send one, even if the member saves their days in between', async () => {
    const { emails, id, remind } = await aRemindedMember()
    goTo(MONDAY_7)
    const seen = (await rows.dueReminders(MONDAY_7, 100)).find(({ member }) => member === id)
    await job.sendDueReminders(MONDAY_7)
    expect(emails()).toHaveLength(1)
    goTo('2026-11-23T06:59:00Z')
    await remind()
    await rows.writeReminders(id, ALL, seen?.nextAt ?? null)
    const again = (await rows.dueReminders(MONDAY_7, 100)).find(({ member }) => member === id)
    expect(again?.nextAt).toEqual(seen?.nextAt)
    expect(await rows.claimReminder({ id: seen?.id ?? 0, nextAt: MONDAY_7 }, TUESDAY_7, '2026-11-24')).toBe(false)
    expect(await rows.claimReminder(seen ?? { id: 0, nextAt: MONDAY_7 }, TUESDAY_7, '2026-11-23')).toBe(false)
    expect(await rows.claimReminder(seen ?? { id: 0, nextAt: MONDAY_7 }, TUESDAY_7, '2026-11-24')).toBe(true)
  })

  test('is not sent before 7:00, after noon, or on another weekday', async () => {
    const { emails } = await aRemindedMember({}, {}, ['monday', 'thursday'])
    await sendAt(new Date('2026-11-23T06:59:59Z'))
    await sendAt(new Date('2026-11-23T12:00:00Z'))
    await sendAt(new Date('2026-11-24T08:00:00Z'))
    expect(emails()).toEqual([])
    await sendAt(new Date('2026-11-26T11:59:00Z'))
    expect(emails()).toHaveLength(1)
  })

  test('follows the time zone of the member’s last call', async () => {
    const { emails, place } = await aRemindedMember({}, { timeZone: 'Europe/Paris' })
    await sendAt(new Date('2026-11-23T05:59:59Z'))
    expect(emails()).toEqual([])
    await sendAt(new Date('2026-11-23T06:00:00Z'))
    expect(emails()).toHaveLength(1)
    await changing.changeMode({ ...place, query: { timeZone: 'America/New_York' } }, { mode: 'calendar' })
    await sendAt(new Date('2026-11-24T11:59:59Z'))
    expect(emails()).toHaveLength(1)
    await sendAt(new Date('2026-11-24T12:00:00Z'))
    expect(emails()).toHaveLength(2)
  })

  test('is not sent at once to a member who starts a program in the morning', async () => {
    const { emails, follow, remind } = await aFollower()
    await remind()
    goTo(MONDAY_7)
    await follow({}, { startOn: '2026-11-23' })
    await sendAt(new Date('2026-11-23T07:05:00Z'))
    expect(emails()).toEqual([])
    await sendAt(TUESDAY_7)
    expect(emails()).toHaveLength(1)
  })

  test('of a member with two programs is one email about both', async () => {
    const { emails, follow, remind } = await aFollower()
    await follow({ title: 'One' })
    await follow({ title: 'Two' }, { startOn: '2026-11-20' })
    await remind()
    await sendAt(MONDAY_7)
    expect(emails()).toMatchObject([{ subject: 'Today in your programs' }])
    expect(emails()[0]?.text).toMatch(/your programs have for you today[\s\S]*Day 2 of One:[\s\S]*Day 4 of Two:/)
  })

  test('of a member whose copy fails does not keep the others waiting, and is tried again', async () => {
    const broken = await aRemindedMember()
    const other = await aRemindedMember()
    const zone = (name: string) =>
      client.executeSql('a test', sql`update enrolments set zone = ${name} where member_id = ${broken.id} returning id`)
    await zone('Mars/Olympus')
    await sendAt(MONDAY_7)
    expect([broken.emails().length, other.emails().length]).toEqual([0, 1])
    await zone('UTC')
    await sendAt(new Date('2026-11-23T07:09:00Z'))
    expect(broken.emails()).toEqual([])
    await sendAt(new Date('2026-11-23T07:11:00Z'))
    expect(broken.emails()).toHaveLength(1)
  })
})

describe('no reminder', () => {
  /** What has to stop a reminder; without it, the member would get one. */
  const reasons: [string, Own, Start, (member: Awaited<ReturnType<typeof aRemindedMember>>) => Promise<unknown>][] = [
    [
      'when all steps of the day are done',
      {},
      {},
      async ({ place, steps }) => {
        for (const step of steps.slice(4, 6)) await stepping.markStep(place, { step, done: true })
      },
    ],
    ['while paused', {}, {}, ({ place }) => changing.pauseProgramme(place)],
    [
      'of a program that is not published',
      {},
      {},
      ({ programme }) => payload.update({ collection: 'programmes', id: programme.id, data: { _status: 'draft' } }),
    ],
    [
      'of a program beyond the plan',
      {},
      {},
      ({ programme }) =>
        payload.update({ collection: 'programmes', id: programme.id, data: { requiredPlan: 'premium' } }),
    ],
    [
      'for an account that is about to be deleted',
      {},
      {},
      ({ id }) => payload.db.updateOne({ collection: 'users', id, data: { deletionAt: '2026-12-01T00:00:00.000Z' } }),
    ],
    [
      'to an address that is not confirmed',
      {},
      {},
      ({ id }) => payload.db.updateOne({ collection: 'users', id, data: { _verified: false } }),
    ],
    ['when they are off', {}, {}, ({ viewer }) => settings.changeReminders(viewer, { on: false, weekdays: ALL })],
  ]
  test.each(reasons)('%s', async (_, own, start, stop) => {
    const control = await aRemindedMember(own, start)
    const member = await aRemindedMember(own, start)
    await sendAt(MONDAY_7)
    expect([control.emails().length, member.emails().length]).toEqual([1, 1])
    goTo('2026-11-23T12:00:00Z')
    await stop(member)
    await sendAt(TUESDAY_7)
    expect([control.emails().length, member.emails().length]).toEqual([2, 1])
  })

  const shortPlan = { weeks: [aWeek([[aTask('One')], [aTask('Two')]])] }
  const closed = aWeek([[aTask('Hidden')]], { opening: 'date', opensOn: '2026-12-24T12:00:00.000Z' })
  test.each<[string, Own, Start]>([
    ['before the start', {}, { startOn: '2026-11-25' }],
    ['after the last day', shortPlan, { startOn: '2026-11-21' }],
    ['of a week that is closed', { weeks: [aWeek([[aTask('One')]]), closed] }, {}],
    ['of a day without steps', { weeks: [aWeek([[aTask('One')], []])] }, {}],
  ])('%s', async (_, own, start) => {
    const control = await aRemindedMember()
    const member = await aRemindedMember(own, start)
    await sendAt(MONDAY_7)
    expect([control.emails().length, member.emails().length]).toEqual([1, 0])
  })

  test('after the program is finished', async () => {
    const { emails, place, steps } = await aRemindedMember(
      { weeks: [aWeek([[aTask('One')], [aTask('Two')]])] },
      { mode: 'pace' },
    )
    await sendAt(MONDAY_7)
    for (const step of steps) await stepping.markStep(place, { step, done: true })
    await sendAt(TUESDAY_7)
    expect(emails()).toHaveLength(1)
  })
})

describe('what a member chooses', () => {
  test('is off and every day at first, and stays as it was saved', async () => {
    const { viewer } = await aFollower()
    expect(await settings.reminderSettings(viewer)).toEqual({ on: false, weekdays: ALL })
    const chosen = { on: true, weekdays: ['monday', 'friday'] as Weekday[] }
    expect(await settings.changeReminders(viewer, chosen)).toEqual(chosen)
    expect(await settings.reminderSettings(viewer)).toEqual(chosen)
    await settings.changeReminders(viewer, { ...chosen, on: false })
    expect(await settings.reminderSettings(viewer)).toEqual({ ...chosen, on: false })
  })

  test('is one row, however many calls come at once', async () => {
    const { id, remind } = await aFollower()
    await Promise.all(Array.from({ length: 10 }, () => remind()))
    const { totalDocs } = await payload.count({ collection: 'programmeReminders', where: { member: { equals: id } } })
    expect(totalDocs).toBe(1)
  })

  test('needs a day to be on, and takes each weekday once, in order', () => {
    const parse = (on: boolean, weekdays: unknown) => settings.remindersBody.safeParse({ on, weekdays })
    expect(parse(true, []).error?.issues).toMatchObject([
      { path: ['weekdays'], message: 'Choose at least one day, or turn the reminders off.' },
    ])
    expect(parse(false, []).data).toEqual({ on: false, weekdays: [] })
    expect(parse(true, ['sunday', 'monday', 'sunday']).data).toEqual({ on: true, weekdays: ['monday', 'sunday'] })
    expect(parse(true, ['someday']).success).toBe(false)
  })

  test('is in the copy of their data, and goes with the account', async () => {
    const { id, viewer } = await aRemindedMember({}, {}, ['monday'])
    await sendAt(MONDAY_7)
    expect(await exporting.exportData(viewer)).toMatchObject({
      programmeReminders: [{ weekdays: ['monday'], lastRemindedOn: '2026-11-23' }],
    })
    const count = async () =>
      (await payload.count({ collection: 'programmeReminders', where: { member: { equals: id } } })).totalDocs
    expect(await count()).toBe(1)
    await payload.delete({ collection: 'users', id })
    expect(await count()).toBe(0)
  })
})

describe('the link to stop', () => {
  test('works without a session, again too, and keeps the weekdays', async () => {
    const { emails, viewer } = await aRemindedMember({}, {}, ['monday', 'tuesday'])
    await sendAt(MONDAY_7)
    const [email] = emails()
    const button = /<(\S+)>/.exec(email?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
    const token = new URL(button).searchParams.get('token') ?? ''
    expect(email?.text).toContain(`/reminders/stop/?token=${token}`)
    for (const _ of [1, 2]) {
      expect(await settings.stopByLink({ token })).toEqual({
        message: 'Your reminders are off. You can turn them on again on your account page.',
      })
    }
    expect(await settings.reminderSettings(viewer)).toEqual({ on: false, weekdays: ['monday', 'tuesday'] })
    await sendAt(TUESDAY_7)
    expect(emails()).toHaveLength(1)
  })

  test('is refused when it is not ours', async () => {
    const { viewer } = await aRemindedMember()
    await expect(settings.stopByLink({ token: 'nonsense' })).rejects.toMatchObject({ code: 'bad_request' })
    expect(await settings.reminderSettings(viewer)).toMatchObject({ on: true })
  })
})

describe('looking for what is due', () => {
  test('takes the longest due first, a bounded number at a time', async () => {
    const [late, early] = [await aFollower(), await aFollower()]
    const at = (minute: number) => new Date(Date.UTC(2000, 0, 1, 7, minute))
    await rows.writeReminders(late.id, ALL, at(2))
    await rows.writeReminders(early.id, ALL, at(1))
    const membersOf = async (limit: number) => (await rows.dueReminders(at(3), limit)).map(({ member }) => member)
    expect(await membersOf(1)).toEqual([early.id])
    expect(await membersOf(10)).toEqual([early.id, late.id])
    expect(await rows.dueReminders(at(0), 10)).toEqual([])
  })
})
