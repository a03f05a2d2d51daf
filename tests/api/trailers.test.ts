import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AUDIENCES, isRestrictedFor } from '@/rules/audience'
import { cookieFor, cookieOf, type DemoName } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { aWord, makeItem, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { ITEMS_WITH_VIDEO, idOf, isPlayable, LOCKED, type VideoItem } from '../support/http/videos'

const from = ownAddress()
afterAll(removeMade)

const trailerOf = async (item: VideoItem, name: DemoName | null) =>
  sendRequest(`/api/videos/source/?item=${await idOf(item, from)}&trailer=1`, {
    cookie: name ? await cookieOf(name) : undefined,
    from,
  })
const isTrailer = isPlayable.shape.video.extend({ chapters: z.tuple([]), transcript: z.null(), resumeS: z.literal(0) })

describe.each(LOCKED)('the trailer of $path ($requiredPlan)', (item) => {
  const names = [null, 'free', 'standard', 'premium'] as const

  test.each(names)('is given to everyone, with its captions: %s', async (name) => {
    const { json } = await trailerOf(item, name)
    const { captionsUrl, source } = z.object({ video: isTrailer }).parse(json).video
    expect(source.src).toMatch(/-trailer[^/]*\.mp4\?.*signature=/)
    const captions = await sendRequest(captionsUrl, { cookie: name ? await cookieOf(name) : undefined, from })
    expect([captions.status, captions.text.startsWith('WEBVTT')]).toEqual([200, true])
    const clip = await sendRequest(source.src, { from })
    expect([clip.status, clip.headers['content-type']]).toEqual([200, 'video/mp4'])
  })

  test.each(AUDIENCES)('is offered on the page where the video is locked: %s', async (audience) => {
    const { text } = await sendRequest(item.path, { cookie: await cookieFor(audience), from })
    expect(text.includes('Play the trailer')).toBe(isRestrictedFor(audience, item.requiredPlan))
  })
})

test('an item that is open has no trailer, and anything but 1 is rejected', async () => {
  const open = ITEMS_WITH_VIDEO.find(({ requiredPlan }) => requiredPlan === 'none')
  if (!open) throw new Error('The demo has no open item with a video.')
  expect((await trailerOf(open, null)).json).toEqual({ video: null })
  const item = await idOf(open, from)
  expectError(await sendRequest(`/api/videos/source/?item=${item}&trailer=yes`, { from }), 'bad_request')
})

test('the trailer of a draft is for staff alone', async () => {
  const { json } = await sendRequest('/cms/api/videoFiles?where[title][equals]=Long%20lines%2C%20trailer&limit=1', {
    cookie: await cookieOf('editor'),
    from,
  })
  const [file] = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(json).docs
  const { databaseId } = await makeItem('movementGuides', {
    title: `Movement ${aWord()}`,
    trailer: file?.id,
    requiredPlan: 'premium',
    _status: 'draft',
  })
  const ask = async (name: DemoName | null) =>
    sendRequest(`/api/videos/source/?item=${databaseId}&trailer=1&preview=1`, {
      cookie: name ? await cookieOf(name) : undefined,
      from,
    })
  expect((await ask('editor')).json).toMatchObject({ video: { source: { kind: 'file' } } })
  for (const name of [null, 'premium'] as const) expectError(await ask(name), 'not_found')
})
