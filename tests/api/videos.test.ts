import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AUDIENCES, type Audience, isRestrictedFor } from '@/rules/audience'
import { cookieFor, cookieOf, type DemoName, STAFF } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'
import { aWord, edit, makeItem, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { ITEMS_WITH_VIDEO, idOf, isPlayable, LOCKED, type VideoItem } from '../support/http/videos'

const from = ownAddress()
/** One for each video: several items show the same one. */
const ITEM_PER_VIDEO = ITEMS_WITH_VIDEO.filter(
  ({ video }, at) => ITEMS_WITH_VIDEO.findIndex((other) => other.video === video) === at,
)
const sourceOf = async (item: VideoItem, audience: Audience) =>
  sendRequest(`/api/videos/source/?item=${await idOf(item, from)}`, { cookie: await cookieFor(audience), from })

/** The signed address of a video's file, as a viewer with access gets it. */
async function videoUrlOf(item: VideoItem): Promise<string> {
  const { json } = await sourceOf(item, 'premium')
  return isPlayable.parse(json).video.source.src
}

const captionsOf = async (item: VideoItem) => `/api/videos/captions/?item=${await idOf(item, from)}`

const [VIDEO_ITEM] = ITEMS_WITH_VIDEO
let videoUrl = ''
beforeAll(async () => {
  if (VIDEO_ITEM) videoUrl = await videoUrlOf(VIDEO_ITEM)
})

const range = (bytes: string) => sendRequest(videoUrl, { headers: { range: `bytes=${bytes}` }, from })

describe('a video’s file', () => {
  test('is sent without a cookie, and the browser can cache it', async () => {
    const { body, headers, setCookies, status } = await sendRequest(videoUrl, { from })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('video/mp4')
    expect(headers['accept-ranges']).toBe('bytes')
    expect(headers['x-ebs-length']).toBeUndefined()
    expect(headers['content-length']).toBe(String(body.byteLength))
    expect(body.byteLength).toBeGreaterThan(100_000)
    expect(headers['cache-control']).toMatch(/^private, max-age=\d{4,}/)
    expect(setCookies).toEqual([])
  })

  test('is sent in ranges, so that viewers can seek', async () => {
    const whole = (await sendRequest(videoUrl, { from })).body
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

  test('rejects a range beyond its end, with its length', async () => {
    const whole = (await sendRequest(videoUrl, { from })).body
    const { body, headers, status } = await range('99999999-')
    expect(status).toBe(416)
    expect(headers['content-range']).toBe(`bytes */${whole.byteLength}`)
    expect(body.byteLength).toBe(0)
  })

  test('responds to HEAD with its size', async () => {
    const whole = await sendRequest(videoUrl, { from })
    const { body, headers, status } = await sendRequest(videoUrl, { method: 'HEAD', from })
    expect([status, body.byteLength]).toEqual([200, 0])
    expect(headers['content-type']).toBe('video/mp4')
    expect(headers['content-length']).toBe(String(whole.body.byteLength))
  })

  test('many viewers can watch at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, i) => range(`${i * 9_000}-${i * 9_000 + 8_999}`)),
    )
    expect(responses.map(({ body, status }) => [status, body.byteLength])).toEqual(responses.map(() => [206, 9_000]))
  })
})

describe('a video has no public address', () => {
  const changed = (change: (query: URLSearchParams) => void) => {
    const url = new URL(videoUrl, 'http://localhost')
    change(url.searchParams)
    return url.pathname + url.search
  }

  test.each([
    ['without a signature', (query: URLSearchParams) => ['expires', 'signature'].map((name) => query.delete(name))],
    ['that has expired', (query: URLSearchParams) => query.set('expires', '1700000000')],
    ['with a later expiry', (query: URLSearchParams) => query.set('expires', '9999999999')],
    ['with another signature', (query: URLSearchParams) => query.set('signature', 'A'.repeat(43))],
    ['without an expiry', (query: URLSearchParams) => query.delete('expires')],
  ] as const)('an address %s gives nothing, to visitors and to members', async (_, change) => {
    for (const audience of ['visitor', 'premium'] as const) {
      const cookie = await cookieFor(audience)
      for (const headers of [{}, { range: 'bytes=0-99' }]) {
        const response = await sendRequest(changed(change), { cookie, from, headers })
        expect(response.status).toBe(403)
        expect(response.headers['content-type']).not.toContain('video')
      }
    }
  })

  test('the signature of one video opens no other', async () => {
    const [, other] = ITEM_PER_VIDEO
    const path = other && (await videoUrlOf(other)).split('?')[0]
    expect((await sendRequest(`${path}?${videoUrl.split('?')[1]}`, { from })).status).toBe(403)
  })
})

describe.each(LOCKED)('the video of $path ($requiredPlan)', (item) => {
  const audiences = AUDIENCES.map((audience) => ({ audience, locked: isRestrictedFor(audience, item.requiredPlan) }))

  test.each(audiences)('is on no page, in any form: $audience', async ({ audience }) => {
    const cookie = await cookieFor(audience)
    for (const headers of [{}, { rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]) {
      const { status, text } = await sendRequest(item.path, { headers, cookie, from })
      expect(status).toBe(200)
      expect([text.includes('.mp4'), text.includes('/api/videos/')]).toEqual([false, false])
    }
  })

  test.each(audiences)('is given to audiences with access: $audience', async ({ audience, locked }) => {
    const response = await sourceOf(item, audience)
    if (locked) {
      expectError(response, audience === 'visitor' ? 'unauthenticated' : 'forbidden')
      expect(response.text).not.toContain('.mp4')
    } else expect(isPlayable.parse(response.json).video.source.src).toContain('signature=')
  })

  test.each(audiences)('has captions for audiences with access: $audience', async ({ audience, locked }) => {
    const { status, text } = await sendRequest(await captionsOf(item), { cookie: await cookieFor(audience), from })
    const refused = audience === 'visitor' ? 401 : 403
    expect([status, text.startsWith('WEBVTT')]).toEqual(locked ? [refused, false] : [200, true])
  })
})

describe('the preview of a draft’s video for staff', () => {
  afterAll(removeMade)

  const sourceOf = async (databaseId: number, name: DemoName | null, query = '&preview=1') =>
    sendRequest(`/api/videos/source/?item=${databaseId}${query}`, {
      cookie: name ? await cookieOf(name) : undefined,
      from,
    })
  const vimeo = (videoId: string) => ({ video: { source: { kind: 'vimeo', videoId } } })
  const aMovement = (parts: Record<string, unknown>) =>
    makeItem('movementGuides', {
      title: `Movement ${aWord()}`,
      video: { url: 'https://vimeo.com/111111111' },
      ...parts,
    })

  test('of an unpublished item gives nothing to other users', async () => {
    const { databaseId } = await aMovement({ _status: 'draft' })
    for (const name of STAFF) expect((await sourceOf(databaseId, name)).json).toMatchObject(vimeo('111111111'))
    for (const name of [null, 'free', 'premium'] as const) {
      const response = await sourceOf(databaseId, name)
      expectError(response, 'not_found')
      expect(response.text).not.toContain('111111111')
    }
    expectError(await sourceOf(databaseId, 'editor', ''), 'not_found')
  })

  test('of a published item gives the published video to other users', async () => {
    const { databaseId, id } = await aMovement({})
    const video = { url: 'https://vimeo.com/222222222' }
    await edit('PATCH', `/movementGuides/${id}?draft=true`, { video, _status: 'draft' })
    expect((await sourceOf(databaseId, 'editor')).json).toMatchObject(vimeo('222222222'))
    expect((await sourceOf(databaseId, 'editor', '')).json).toMatchObject(vimeo('111111111'))
    for (const name of [null, 'premium'] as const) {
      expect((await sourceOf(databaseId, name)).json).toMatchObject(vimeo('111111111'))
    }
  })

  test('an item without a video, or an unknown one, is not found', async () => {
    const { databaseId } = await makeItem('posts', { title: `Post ${aWord()}`, _status: 'draft' })
    for (const item of [databaseId, 999_999_999]) expectError(await sourceOf(item, 'editor'), 'not_found')
    expectError(await sourceOf(databaseId, 'editor', '&preview=yes'), 'bad_request')
  })
})

describe('GET /api/videos/captions', () => {
  test.each(ITEM_PER_VIDEO)('responds with the captions of $slug as uncached WebVTT', async (item) => {
    const { headers, setCookies, status, text } = await sendRequest(await captionsOf(item), {
      cookie: await cookieFor('premium'),
      from,
    })
    expect(status).toBe(200)
    expect(text).toMatch(/^WEBVTT\n/)
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(setCookies).toEqual([])
  })

  test('works with and without a trailing slash, and responds to HEAD without a body', async () => {
    const slashed = await captionsOf({ postType: 'guidedMeditations', slug: 'four-four-six' })
    const plain = slashed.replace('/?', '?')
    expect((await sendRequest(plain, { from })).text).toBe((await sendRequest(slashed, { from })).text)
    const head = await sendRequest(plain, { method: 'HEAD', from })
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
  ])('rejects %s', async (query) => {
    expectError(await sendRequest(`/api/videos/captions${query}`, { from }), 'bad_request')
    expectError(await sendRequest(`/api/videos/source${query}`, { from }), 'bad_request')
  })

  test('captions of an unknown item, or one without a video, are not found', async () => {
    expectError(await sendRequest('/api/videos/captions/?item=999999999', { from }), 'not_found')
    expectError(await sendRequest('/api/videos/source/?item=999999999', { from }), 'not_found')
    const openArticle = demo.articles.find(({ requiredPlan }) => requiredPlan === 'none')
    const article = await idOf({ postType: 'posts', slug: openArticle?.slug ?? '' })
    const response = await sendRequest(`/api/videos/captions/?item=${article}`, {
      cookie: await cookieFor('premium'),
      from,
    })
    expectError(response, 'not_found')
    expect((await sendRequest(`/api/videos/source/?item=${article}`, { from })).json).toEqual({ video: null })
  })

  test('responds to GET only', async () => {
    expectError(await sendRequest('/api/videos/captions', { method: 'POST', from }), 'method_not_allowed')
  })
})

test('the page of a locked video has no play button', async () => {
  const pageFor = async (audience: Audience) =>
    (await sendRequest('/movements/strong-and-slow/', { from, cookie: await cookieFor(audience) })).text
  const [locked, open] = await Promise.all([pageFor('free'), pageFor('standard')])
  expect(locked).toContain('The rest of this content is reserved for members')
  expect(locked).not.toContain('aria-label="Play: ')
  expect(open).toContain('aria-label="Play: ')
})
