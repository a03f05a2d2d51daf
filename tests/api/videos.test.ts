import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AUDIENCES, type Audience, isRestrictedFor } from '@/rules/audience'
import { cookieFor, cookieOf, type DemoName, STAFF } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { ask } from '../support/http/client'
import { demo } from '../support/http/demo'
import { aWord, edit, makeItem, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'

const from = ownAddress()
const ITEMS_WITH_VIDEO = [
  ...demo.movements.map((item) => ({ ...item, path: `/movements/${item.slug}/`, postType: 'movementGuides' })),
  ...demo.meditations.map((item) => ({ ...item, path: `/meditations/${item.slug}/`, postType: 'guidedMeditations' })),
]
/** One for each type and plan: the others are guarded alike. */
const LOCKED = ITEMS_WITH_VIDEO.filter(
  ({ postType, requiredPlan }, at) =>
    requiredPlan !== 'none' &&
    ITEMS_WITH_VIDEO.findIndex((other) => other.postType === postType && other.requiredPlan === requiredPlan) === at,
)
/** One for each film: several items show the same. */
const ITEM_PER_VIDEO = ITEMS_WITH_VIDEO.filter(
  ({ video }, at) => ITEMS_WITH_VIDEO.findIndex((other) => other.video === video) === at,
)
const isList = z.object({ posts: z.array(z.object({ slug: z.string(), databaseId: z.number() })) })

type VideoItem = { postType: string; slug: string }

async function idOf({ postType, slug }: VideoItem): Promise<number> {
  const { json } = await ask(`/api/posts/?postType=${postType}`, { from })
  const item = isList.parse(json).posts.find((post) => post.slug === slug)
  if (!item) throw new Error(`There is no ${postType} ${slug}.`)
  return item.databaseId
}

const sourceOf = async (item: VideoItem, audience: Audience) =>
  ask(`/api/videos/source/?item=${await idOf(item)}`, { cookie: await cookieFor(audience), from })

const isPlayable = z.strictObject({
  video: z.strictObject({
    title: z.string(),
    source: z.strictObject({ kind: z.literal('file'), src: z.string(), type: z.literal('video/mp4') }),
    posterUrl: z.string(),
    captionsUrl: z.string(),
    chapters: z.array(z.strictObject({ startS: z.number(), title: z.string() })),
    transcript: z.string().nullable(),
    resumeS: z.number(),
  }),
})

/** The address of a film, as somebody who may watch it gets it. */
async function videoUrlOf(item: VideoItem): Promise<string> {
  const { json } = await sourceOf(item, 'premium')
  return isPlayable.parse(json).video.source.src
}

const captionsOf = async (item: VideoItem) => `/api/videos/captions/?item=${await idOf(item)}`

const [VIDEO_ITEM] = ITEMS_WITH_VIDEO
let film = ''
beforeAll(async () => {
  if (VIDEO_ITEM) film = await videoUrlOf(VIDEO_ITEM)
})

const range = (bytes: string) => ask(film, { headers: { range: `bytes=${bytes}` }, from })

describe('a film’s file', () => {
  test('comes whole, without a cookie, and the browser may keep it', async () => {
    const { body, headers, setCookies, status } = await ask(film, { from })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('video/mp4')
    expect(headers['accept-ranges']).toBe('bytes')
    expect(headers['x-ebs-length']).toBeUndefined()
    expect(headers['content-length']).toBe(String(body.byteLength))
    expect(body.byteLength).toBeGreaterThan(100_000)
    expect(headers['cache-control']).toMatch(/^private, max-age=\d{4,}/)
    expect(setCookies).toEqual([])
  })

  test('comes in parts, so that people can skip forward', async () => {
    const whole = (await ask(film, { from })).body
    const middle = await range('1000-1999')
    expect(middle.status).toBe(206)
    expect(middle.headers['content-length']).toBe('1000')
    expect(middle.headers['content-range']).toBe(`bytes 1000-1999/${whole.byteLength}`)
    expect(middle.body.equals(whole.subarray(1000, 2000))).toBe(true)
    const rest = await range('100000-')
    expect([rest.status, rest.body.equals(whole.subarray(100_000))]).toEqual([206, true])
    const tail = await range('-500')
    expect([tail.status, tail.body.equals(whole.subarray(-500))]).toEqual([206, true])
    expect(middle.setCookies).toEqual([])
  })

  test('refuses a part beyond its end, and says how long it is', async () => {
    const whole = (await ask(film, { from })).body
    const { body, headers, status } = await range('99999999-')
    expect(status).toBe(416)
    expect(headers['content-range']).toBe(`bytes */${whole.byteLength}`)
    expect(body.byteLength).toBe(0)
  })

  test('tells its size to HEAD and sends nothing', async () => {
    const whole = await ask(film, { from })
    const { body, headers, status } = await ask(film, { method: 'HEAD', from })
    expect([status, body.byteLength]).toEqual([200, 0])
    expect(headers['content-type']).toBe('video/mp4')
    expect(headers['content-length']).toBe(String(whole.body.byteLength))
  })

  test('many can watch at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => range(`${i * 9_000}-${i * 9_000 + 8_999}`)))
    expect(answers.map(({ body, status }) => [status, body.byteLength])).toEqual(answers.map(() => [206, 9_000]))
  })
})

describe('a film has no public address', () => {
  const changed = (change: (query: URLSearchParams) => void) => {
    const url = new URL(film, 'http://localhost')
    change(url.searchParams)
    return url.pathname + url.search
  }

  test.each([
    ['without a signature', (query: URLSearchParams) => ['expires', 'signature'].map((name) => query.delete(name))],
    ['whose time is past', (query: URLSearchParams) => query.set('expires', '1700000000')],
    ['whose time was lengthened', (query: URLSearchParams) => query.set('expires', '9999999999')],
    ['with another signature', (query: URLSearchParams) => query.set('signature', 'A'.repeat(43))],
    ['without its time', (query: URLSearchParams) => query.delete('expires')],
  ] as const)('an address %s gives nothing, to visitors and to members', async (_, change) => {
    for (const audience of ['visitor', 'premium'] as const) {
      const cookie = await cookieFor(audience)
      for (const headers of [{}, { range: 'bytes=0-99' }]) {
        const answer = await ask(changed(change), { cookie, from, headers })
        expect(answer.status).toBe(403)
        expect(answer.headers['content-type']).not.toContain('video')
      }
    }
  })

  test('the signature of one film opens no other', async () => {
    const [, other] = ITEM_PER_VIDEO
    const path = other && (await videoUrlOf(other)).split('?')[0]
    expect((await ask(`${path}?${film.split('?')[1]}`, { from })).status).toBe(403)
  })
})

describe.each(LOCKED)('the film of $path ($requiredPlan)', (item) => {
  const audiences = AUDIENCES.map((audience) => ({ audience, locked: isRestrictedFor(audience, item.requiredPlan) }))

  test.each(audiences)('is in no page, in any form: $audience', async ({ audience }) => {
    const cookie = await cookieFor(audience)
    for (const headers of [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]) {
      const { status, text } = await ask(item.path, { headers, cookie, from })
      expect(status).toBe(200)
      expect([text.includes('.mp4'), text.includes('/api/videos/')]).toEqual([false, false])
    }
  })

  test.each(audiences)('is given to whoever may watch it: $audience', async ({ audience, locked }) => {
    const answer = await sourceOf(item, audience)
    if (locked) {
      expectError(answer, audience === 'visitor' ? 'unauthenticated' : 'forbidden')
      expect(answer.text).not.toContain('.mp4')
    } else expect(isPlayable.parse(answer.json).video.source.src).toContain('signature=')
  })

  test.each(audiences)('has captions for whoever may watch it: $audience', async ({ audience, locked }) => {
    const { status, text } = await ask(await captionsOf(item), { cookie: await cookieFor(audience), from })
    const refused = audience === 'visitor' ? 401 : 403
    expect([status, text.startsWith('WEBVTT')]).toEqual(locked ? [refused, false] : [200, true])
  })
})

describe('the film of a draft is for the preview of staff', () => {
  afterAll(removeMade)

  const sourceOf = async (databaseId: number, name: DemoName | null, query = '&preview=1') =>
    ask(`/api/videos/source/?item=${databaseId}${query}`, { cookie: name ? await cookieOf(name) : undefined, from })
  const vimeo = (videoId: string) => ({ video: { source: { kind: 'vimeo', videoId } } })
  const aMovement = (parts: Record<string, unknown>) =>
    makeItem('movementGuides', {
      title: `Movement ${aWord()}`,
      video: { url: 'https://vimeo.com/111111111' },
      ...parts,
    })

  test('of one that is not published, nobody else gets anything', async () => {
    const { databaseId } = await aMovement({ _status: 'draft' })
    for (const name of STAFF) expect((await sourceOf(databaseId, name)).json).toMatchObject(vimeo('111111111'))
    for (const name of [null, 'free', 'premium'] as const) {
      const answer = await sourceOf(databaseId, name)
      expectError(answer, 'not_found')
      expect(answer.text).not.toContain('111111111')
    }
    expectError(await sourceOf(databaseId, 'editor', ''), 'not_found')
  })

  test('of one that is published, everybody else gets what is', async () => {
    const { databaseId, id } = await aMovement({})
    const video = { url: 'https://vimeo.com/222222222' }
    await edit('PATCH', `/movementGuides/${id}?draft=true`, { video, _status: 'draft' })
    expect((await sourceOf(databaseId, 'editor')).json).toMatchObject(vimeo('222222222'))
    expect((await sourceOf(databaseId, 'editor', '')).json).toMatchObject(vimeo('111111111'))
    for (const name of [null, 'premium'] as const) {
      expect((await sourceOf(databaseId, name)).json).toMatchObject(vimeo('111111111'))
    }
  })

  test('what has no film, or is not there, is not found', async () => {
    const { databaseId } = await makeItem('posts', { title: `Post ${aWord()}`, _status: 'draft' })
    for (const item of [databaseId, 999_999_999]) expectError(await sourceOf(item, 'editor'), 'not_found')
    expectError(await sourceOf(databaseId, 'editor', '&preview=yes'), 'bad_request')
  })
})

describe('GET /api/videos/captions', () => {
  test.each(ITEM_PER_VIDEO)('answers the captions of $slug as WebVTT that nobody keeps', async (item) => {
    const { headers, setCookies, status, text } = await ask(await captionsOf(item), {
      cookie: await cookieFor('premium'),
      from,
    })
    expect(status).toBe(200)
    expect(text).toMatch(/^WEBVTT\n/)
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(setCookies).toEqual([])
  })

  test('answers with and without a trailing slash, and HEAD without a body', async () => {
    const slashed = await captionsOf({ postType: 'guidedMeditations', slug: 'four-four-six' })
    const plain = slashed.replace('/?', '?')
    expect((await ask(plain, { from })).text).toBe((await ask(slashed, { from })).text)
    const head = await ask(plain, { method: 'HEAD', from })
    expect([head.status, head.body.byteLength]).toEqual([200, 0])
  })

  test.each([
    '',
    '?item=',
    '?item=0',
    '?item=-1',
    '?item=1.5',
    '?item=abc',
    '?item=1e9',
    '?item=99999999999',
    '?item=1&item=2',
  ])('refuses %s', async (query) => {
    expectError(await ask(`/api/videos/captions${query}`, { from }), 'bad_request')
    expectError(await ask(`/api/videos/source${query}`, { from }), 'bad_request')
  })

  test('knows no captions of what is not there, or has no film', async () => {
    expectError(await ask('/api/videos/captions/?item=999999999', { from }), 'not_found')
    expectError(await ask('/api/videos/source/?item=999999999', { from }), 'not_found')
    const { json } = await ask('/api/posts/?postType=posts', { from })
    const article = isList.parse(json).posts[0]
    const answer = await ask(`/api/videos/captions/?item=${article?.databaseId}`, {
      cookie: await cookieFor('premium'),
      from,
    })
    expectError(answer, 'not_found')
    expect((await ask(`/api/videos/source/?item=${article?.databaseId}`, { from })).json).toEqual({ video: null })
  })

  test('answers GET only', async () => {
    expectError(await ask('/api/videos/captions', { method: 'POST', from }), 'method_not_allowed')
  })
})
