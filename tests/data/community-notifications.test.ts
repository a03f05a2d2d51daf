// Also on PostgreSQL: notifications are inserted by SQL, one for each post and person.
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBody } from '@/rules/forum/testing/bodies'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard, aReply, aStaffMember, aTopic, type CommunityCalls, communityCalls } from '../support/data/community'
import { aMember } from '../support/data/members'
import { givePlan } from '../support/data/users'

let cms: TestCms
let payload: Payload
let calls: CommunityCalls
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
})
afterAll(() => cms.stop())

type Viewer = Awaited<ReturnType<typeof aMember>>['viewer']
const kindsOf = async (viewer: Viewer) => (await calls.listNotifications(viewer)).notifications.map(({ kind }) => kind)

describe('a new post', () => {
  test('notifies each person once: a mention wins over a reply, a reply over a follow', async () => {
    await aBoard(payload, 'told')
    const [ana, ben, cleo] = [
      await aMember(payload, 'ana'),
      await aMember(payload, 'ben'),
      await aMember(payload, 'cleo'),
    ]
    const { viewer: writer } = await aMember(payload, 'writer')
    const { id } = await aTopic(calls, ana.viewer, 'told')
    for (const { viewer } of [ana, ben, cleo]) await calls.followTopic(viewer, id, { on: true })
    await aReply(calls, writer, id, 'Thank you @BenUser, and @writeruser!')
    expect(await kindsOf(ana.viewer)).toEqual(['reply'])
    expect(await kindsOf(ben.viewer)).toEqual(['mention'])
    expect(await kindsOf(cleo.viewer)).toEqual(['follow'])
    expect(await kindsOf(writer)).toEqual([])
    await calls.followTopic(cleo.viewer, id, { on: false })
    await aReply(calls, writer, id, 'And more')
    expect(await kindsOf(cleo.viewer)).toEqual(['follow'])
    expect(await kindsOf(ana.viewer)).toEqual(['reply', 'reply'])
  })

  test('tells who is quoted, and who follows the board of a new topic', async () => {
    await aBoard(payload, 'quoted')
    const [asker, quoted, fan] = await Promise.all(['asker', 'quoted', 'fan'].map((mark) => aMember(payload, mark)))
    if (!asker || !quoted || !fan) throw new Error('Three people take part.')
    await calls.followBoard(fan.viewer, 'quoted', { on: true })
    const { id } = await aTopic(calls, asker.viewer, 'quoted')
    const post = await aReply(calls, quoted.viewer, id, 'My words')
    const quoting = await calls.createPost(asker.viewer, id, { body: aBody('Indeed'), quote: post })
    expect(quoting.post).toMatchObject({ quote: { id: post, excerpt: 'My words', author: 'quoted first' } })
    expect([await kindsOf(fan.viewer), await kindsOf(quoted.viewer)]).toEqual([['follow'], ['reply']])
    const elsewhere = await aTopic(calls, asker.viewer, 'quoted', 'Another')
    const wrong = calls.createPost(asker.viewer, elsewhere.id, { body: aBody('x'), quote: post })
    await expect(wrong).rejects.toMatchObject({ code: 'bad_request' })
  })

  test('tells no one whose plan does not reach it, and is gone for those whose plan no longer does', async () => {
    await aBoard(payload, 'above', { requiredPlan: 'premium' })
    const premium = await aMember(payload, 'rich', 'premium')
    const { viewer: writer } = await aMember(payload, 'richwriter', 'premium')
    const free = await aMember(payload, 'poor')
    await aTopic(calls, writer, 'above', 'Hello', '@richuser and @pooruser')
    expect(await kindsOf(premium.viewer)).toEqual(['mention'])
    await givePlan(payload, free.id, 'premium')
    expect(await kindsOf({ ...free.viewer, audience: 'premium' } as Viewer)).toEqual([])
    expect(await calls.listNotifications({ ...premium.viewer, audience: 'free' } as Viewer)).toEqual({
      notifications: [],
      more: false,
      unread: 0,
    })
  })

  test('that waits for approval tells no one before, and each person once after', async () => {
    await aBoard(payload, 'waiting', { holdFirst: 5 })
    const { viewer: moderator } = await aStaffMember(payload, 'approver')
    const [named, { viewer: writer }] = [await aMember(payload, 'named'), await aMember(payload, 'shy')]
    const { id } = await aTopic(calls, moderator, 'waiting')
    const { outcome, post } = await calls.createPost(writer, id, { body: aBody('@nameduser?') })
    expect([outcome, await kindsOf(named.viewer)]).toEqual(['held', []])
    const approve = { action: 'approve', target: { post: post.id }, reason: 'Fine' } as const
    await Promise.all([calls.moderate(moderator, approve), calls.moderate(moderator, approve)])
    expect([await kindsOf(named.viewer), await kindsOf(moderator)]).toEqual([['mention'], ['reply']])
    await calls.moderate(moderator, { action: 'hide', target: { post: post.id }, reason: 'Not fine' })
    expect(await kindsOf(named.viewer)).toEqual([])
  })
})

describe('reactions', () => {
  test('on a post are gathered, and giving one again tells no one again', async () => {
    await aBoard(payload, 'gathered')
    const author = await aMember(payload, 'liked')
    const fans = await Promise.all(['x', 'y', 'z'].map((mark) => aMember(payload, `fan${mark}`)))
    const { opening } = await aTopic(calls, author.viewer, 'gathered')
    await Promise.all(fans.map(({ viewer }) => calls.react(viewer, opening, { kind: 'love', on: true })))
    await calls.react(author.viewer, opening, { kind: 'like', on: true })
    expect(await calls.listNotifications(author.viewer)).toMatchObject({
      unread: 1,
      notifications: [{ kind: 'reaction', people: 3, read: false }],
    })
    expect(await calls.readNotifications(author.viewer, { all: true })).toMatchObject({ unread: 0 })
    const again = fans[0]?.viewer ?? author.viewer
    await calls.react(again, opening, { kind: 'love', on: false })
    await calls.react(again, opening, { kind: 'love', on: true })
    expect(await calls.listNotifications(author.viewer)).toMatchObject({ unread: 0, notifications: [{ people: 3 }] })
  })
})

describe('notifications', () => {
  test('are marked as read one by one, and only by their owner', async () => {
    await aBoard(payload, 'marking')
    const [owner, { viewer: other }] = [await aMember(payload, 'owner'), await aMember(payload, 'other')]
    const { id } = await aTopic(calls, owner.viewer, 'marking')
    await aReply(calls, other, id, 'one')
    await aReply(calls, other, id, 'two')
    const [latest] = (await calls.listNotifications(owner.viewer)).notifications
    const ids = [latest?.id ?? 0]
    await calls.readNotifications(other, { ids })
    expect((await calls.listNotifications(owner.viewer)).unread).toBe(2)
    expect((await calls.readNotifications(owner.viewer, { ids })).notifications.map(({ read }) => read)).toEqual([
      true,
      false,
    ])
  })

  test('about what is shown are named with the topic: those of the page, on the last page all', async () => {
    await aBoard(payload, 'shown')
    const [asker, { viewer: other }, { viewer: mod }] = [
      await aMember(payload, 'asking'),
      await aMember(payload, 'another'),
      await aStaffMember(payload, 'replying'),
    ]
    const { id, opening } = await aTopic(calls, asker.viewer, 'shown')
    const elsewhere = await aTopic(calls, asker.viewer, 'shown', 'Elsewhere')
    await aReply(calls, other, elsewhere.id, 'Not here')
    await calls.react(other, opening, { kind: 'love', on: true })
    for (let each = 1; each <= 20; each += 1) await aReply(calls, mod, id, `Reply ${each}`)
    const shown = async (page: number, viewer = asker.viewer) =>
      (await calls.readTopic(viewer, id, { page })).notifications
    expect([(await shown(1)).length, (await shown(2)).length, await shown(1, other)]).toEqual([20, 21, []])
    await calls.readNotifications(asker.viewer, { ids: await shown(1) })
    expect([(await shown(1)).length, (await shown(2)).length]).toEqual([0, 1])
    await calls.readNotifications(asker.viewer, { ids: await shown(2) })
    const { notifications, unread } = await calls.listNotifications(asker.viewer)
    expect([unread, notifications.find(({ read }) => !read)?.topic?.title]).toEqual([1, 'Elsewhere'])
  })

  test('go by email as each person chooses', async () => {
    const { viewer } = await aMember(payload, 'chooser')
    const initial = { mentions: 'now', replies: 'now', follows: 'daily', reactions: 'never' }
    expect(await calls.notificationSettings(viewer)).toEqual({ settings: initial })
    await calls.changeNotificationSettings(viewer, { settings: { follows: 'never' } })
    const changed = await calls.changeNotificationSettings(viewer, { settings: { mentions: 'weekly' } })
    expect(changed).toEqual({ settings: { ...initial, follows: 'never', mentions: 'weekly' } })
  })
})
