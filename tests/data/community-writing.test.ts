// Also on PostgreSQL: drafts are rows by SQL under a lock, and names are searched with LIKE.
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aBody, bodyOf, linkTo, paragraph, words } from '@/rules/forum/testing/bodies'
import { startTestCms, type TestCms } from '../support/data/cms'
import { aBoard, aReply, aTopic, type CommunityCalls, communityCalls, makeOld } from '../support/data/community'
import { aMember, aPublishedRecipe, VISITOR } from '../support/data/members'

let cms: TestCms
let payload: Payload
let calls: CommunityCalls
beforeAll(async () => {
  cms = await startTestCms()
  payload = cms.payload
  calls = await communityCalls()
})
afterAll(() => cms.stop())

describe('the draft of a reply', () => {
  test('is one for each topic and person, and ends when it is posted', async () => {
    await aBoard(payload, 'replies')
    const [ana, ben] = [await aMember(payload, 'w1'), await aMember(payload, 'w2')]
    const { id } = await aTopic(calls, ana.viewer, 'replies', 'Olives?')
    const [first, ...others] = await Promise.all(
      ['a', 'b', 'c'].map((text) => calls.saveReplyDraft(ben.viewer, id, { body: aBody(text) })),
    )
    expect(others).toEqual([first, first])
    await calls.saveReplyDraft(ben.viewer, id, { body: aBody('last') })
    const { drafts } = await calls.listDrafts(ben.viewer, { topic: id })
    expect(drafts).toMatchObject([
      { id: first, body: aBody('last'), topic: { id, title: 'Olives?', uri: '/community/replies/olives/' } },
    ])
    expect(await calls.listDrafts(ana.viewer)).toEqual({ drafts: [] })
    await calls.createPost(ana.viewer, id, { body: aBody('mine'), from: first })
    expect((await calls.listDrafts(ben.viewer)).drafts).toHaveLength(1)
    await calls.createPost(ben.viewer, id, { body: aBody('last'), from: first })
    expect(await calls.listDrafts(ben.viewer)).toEqual({ drafts: [] })
  })

  test('to a topic beyond the plan is 404, and one that went out of reach keeps the words alone', async () => {
    await aBoard(payload, 'closed-drafts', { requiredPlan: 'premium' })
    const [ana, ben] = [await aMember(payload, 'w3', 'premium'), await aMember(payload, 'w4')]
    const { id } = await aTopic(calls, ana.viewer, 'closed-drafts', 'Secret')
    await expect(calls.saveReplyDraft(ben.viewer, id, { body: aBody('x') })).rejects.toMatchObject({ status: 404 })
    await calls.saveReplyDraft(ana.viewer, id, { body: aBody('words') })
    const asFree = { ...ana.viewer, audience: 'free' as const }
    expect((await calls.listDrafts(asFree)).drafts).toMatchObject([
      { board: null, topic: { id, title: null, uri: null }, body: aBody('words') },
    ])
  })
})

describe('a link to an item', () => {
  test('that is alone in a paragraph is its card, for the reader', async () => {
    await aBoard(payload, 'cards')
    const { id: author, viewer } = await aMember(payload, 'w5')
    await makeOld(payload, author)
    await aPublishedRecipe(payload, 'open-soup')
    await aPublishedRecipe(payload, 'closed-soup', { requiredPlan: 'premium' })
    const { id } = await aTopic(calls, viewer, 'cards', 'Soups')
    const body = bodyOf(
      paragraph(linkTo('/recipes/open-soup/', '/recipes/open-soup/')),
      paragraph(linkTo('/recipes/closed-soup?from=list')),
      paragraph(words('See '), linkTo('/recipes/open-soup/', 'this')),
      paragraph(linkTo('/recipes/gone/', 'gone')),
      paragraph(linkTo('https://elsewhere.example/recipes/open-soup/', 'elsewhere')),
    )
    await calls.createPost(viewer, id, { body })
    const htmlFor = async (reader = VISITOR) => (await calls.readTopic(reader, id, { page: 1 })).posts[1]?.html ?? ''
    const html = await htmlFor()
    expect(html).toContain(
      '<p><a class="link-card" href="/recipes/open-soup/" rel="nofollow ugc"><span class="link-card-words"><span class="link-card-kind">Recipe</span><span class="link-card-title">open-soup</span></span></a></p>',
    )
    expect(html).toContain('<span class="link-card-kind">Recipe · for members</span>')
    expect(html).toContain('<p>See <a href="/recipes/open-soup/" rel="nofollow ugc">this</a></p>')
    expect(html).toContain('<p><a href="/recipes/gone/" rel="nofollow ugc">gone</a></p>')
    expect(html).toContain('>elsewhere</a></p>')
    const premium = await aMember(payload, 'w12', 'premium')
    expect(await htmlFor(premium.viewer)).not.toContain('for members')
    const { html: preview } = await calls.previewPost(viewer, { body })
    expect(preview).toBe(html)
  })

  test('that is not published stays a link, with the words of its author', async () => {
    const { viewer } = await aMember(payload, 'w6')
    await aPublishedRecipe(payload, 'draft-soup', { _status: 'draft', title: 'Hidden title' })
    const { html } = await calls.previewPost(viewer, {
      body: bodyOf(paragraph(linkTo('/recipes/draft-soup/', 'a soup'))),
    })
    expect(html).toBe('<p><a href="/recipes/draft-soup/" rel="nofollow ugc">a soup</a></p>')
  })
})

describe('a preview', () => {
  test('is what the post becomes, with its picture; nothing is stored', async () => {
    await aBoard(payload, 'previews')
    const [ana, ben] = [await aMember(payload, 'w7'), await aMember(payload, 'w8')]
    const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a00' } })
      .png()
      .toBuffer()
    const { picture } = await calls.addPicture(ana.viewer, png)
    const body = bodyOf(paragraph(words('Look', 1)), { type: 'picture', picture: picture.id, alt: 'Red "soup"' })
    const { html } = await calls.previewPost(ana.viewer, { body })
    const { id, opening } = await aTopic(calls, ana.viewer, 'previews', 'Look')
    await calls.editPost(ana.viewer, opening, { body })
    expect((await calls.readTopic(VISITOR, id, { page: 1 })).posts[0]?.html).toBe(html)
    expect(html).toContain('alt="Red &quot;soup&quot;"')
    await expect(calls.previewPost(ben.viewer, { body })).rejects.toMatchObject({ status: 422 })
    await expect(calls.previewPost(VISITOR, { body })).rejects.toMatchObject({ status: 401 })
    await expect(calls.previewPost(ana.viewer, { body: bodyOf() })).rejects.toMatchObject({ status: 400 })
  })

  test('is limited', async () => {
    const { viewer } = await aMember(payload, 'w9')
    const preview = () => calls.previewPost(viewer, { body: aBody('again') })
    for (let count = 0; count < 30; count += 1) await preview()
    await expect(preview()).rejects.toMatchObject({ status: 429, retryAfterS: expect.any(Number) })
  })
})

describe('hostile input', () => {
  test.each([
    ['a script as an address', bodyOf(paragraph(linkTo('javascript:alert(1)'))), 422],
    ['a node that runs', bodyOf({ type: 'iframe', url: 'https://evil.example' }), 422],
    ['a megabyte', aBody('x'.repeat(1_048_576)), 422],
    ['5,000 mentions', aBody(Array.from({ length: 5_000 }, (_, number) => `@m${number}`).join(' ')), 422],
    ['a picture that does not exist', bodyOf({ type: 'picture', picture: 99_999, alt: 'x' }), 422],
  ])('%s is refused in posts and previews', async (name, body, status) => {
    const mark = `k${name.length}`
    const { viewer } = await aMember(payload, mark)
    await aBoard(payload, mark)
    await expect(calls.createTopic(viewer, { board: mark, title: 'x', body, draft: false })).rejects.toMatchObject({
      status,
    })
    await expect(calls.previewPost(viewer, { body })).rejects.toMatchObject({ status })
    expect((await calls.listTopics(viewer, { board: mark, sort: 'latest', page: 1 })).total).toBe(0)
  })
})

describe('the search for members', () => {
  test('finds those who wrote where the person can read, those of the topic first', async () => {
    await aBoard(payload, 'names')
    await aBoard(payload, 'closed-names', { requiredPlan: 'premium' })
    const asker = await aMember(payload, 'asker')
    const [zoe, zara, zed, zelda] = [
      await aMember(payload, 'zoe'),
      await aMember(payload, 'zara'),
      await aMember(payload, 'zed', 'premium'),
      await aMember(payload, 'zelda'),
    ]
    const { id } = await aTopic(calls, zoe.viewer, 'names', 'Olives?')
    await aTopic(calls, zara.viewer, 'names', 'Shoes?')
    await aTopic(calls, zed.viewer, 'closed-names', 'Secret')
    const find = async (q: string, topic?: number) =>
      (await calls.findMembers(asker.viewer, { q, topic })).members.map(({ username }) => username)
    const nameOf = (mark: string) =>
      payload.findByID({ collection: 'users', id: { zoe, zara, zed, zelda }[mark]?.id ?? 0 })
    const [zoeName, zaraName] = [(await nameOf('zoe')).username, (await nameOf('zara')).username]
    expect(await find('z')).toEqual([zaraName, zoeName])
    expect(await find('Z', id)).toEqual([zoeName, zaraName])
    expect(await find('', id)).toEqual([zoeName])
    expect(await find('')).toEqual([])
    expect(await find('%')).toEqual([])
    expect(await find('zelda')).toEqual([])
    const { members } = await calls.findMembers(asker.viewer, { q: 'zoe' })
    expect(members).toEqual([{ name: 'zoe first', username: zoeName, avatar: null }])
    await expect(calls.findMembers(VISITOR, { q: 'z' })).rejects.toMatchObject({ status: 401 })
  })
})

test('a post is read for editing by those who may change it', async () => {
  await aBoard(payload, 'editing')
  const [ana, ben] = [await aMember(payload, 'w10'), await aMember(payload, 'w11')]
  const { id, opening } = await aTopic(calls, ana.viewer, 'editing', 'Olives?', 'What instead?')
  const reply = await aReply(calls, ben.viewer, id, 'Capers.')
  expect(await calls.readForEditing(ana.viewer, opening)).toMatchObject({ post: { id: opening, title: 'Olives?' } })
  const { post } = await calls.readForEditing(ben.viewer, reply)
  expect(post).not.toHaveProperty('title')
  expect(JSON.stringify(post.body)).toContain('Capers.')
  await expect(calls.readForEditing(ana.viewer, reply)).rejects.toMatchObject({ status: 403 })
  await expect(calls.readForEditing(VISITOR, reply)).rejects.toMatchObject({ status: 401 })
})
