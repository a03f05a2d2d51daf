/** Recordings of episodes: who may play them, and what programs that play podcasts get of them. */
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AUDIENCES, isRestrictedFor } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { ownAddress } from '../support/http/addresses'
import { sendRequest } from '../support/http/client'
import { demo } from '../support/http/demo'
import { expectError } from '../support/http/errors'
import { idOf } from '../support/http/videos'

const from = ownAddress()
const fileOf = async (slug: string, more = '') =>
  `/api/videos/file/?item=${await idOf({ postType: 'podcasts', slug }, from)}${more}`

const PREMIUM = 'letters-after-midnight'
const OPEN = 'cooking-for-one'

const feedOf = z.object({
  rss: z.object({
    channel: z.object({
      item: z.array(
        z.object({
          link: z.string(),
          enclosure: z.object({ '@url': z.url(), '@length': z.string(), '@type': z.string() }).optional(),
        }),
      ),
    }),
  }),
})

describe('GET /api/videos/file', () => {
  test.each(AUDIENCES)('leads %s to a recording that their plan includes, and to no other', async (audience) => {
    const response = await sendRequest(await fileOf(PREMIUM), { cookie: await cookieFor(audience), from })
    if (isRestrictedFor(audience, 'premium')) {
      expectError(response, audience === 'visitor' ? 'unauthenticated' : 'forbidden')
      expect(response.headers.location).toBeUndefined()
      return
    }
    expect(response.status).toBe(302)
    expect(response.headers['cache-control']).toBe('private, no-store')
    const file = await sendRequest(response.headers.location ?? '', { from })
    expect([file.status, file.headers['content-type']]).toEqual([200, 'audio/mpeg'])
  })

  test('the trailer is for everyone, and is another file', async () => {
    const trailer = await sendRequest(await fileOf(PREMIUM, '&trailer=1'), { from })
    expect(trailer.status).toBe(302)
    expect(trailer.headers.location).toMatch(
      /^\/cms\/api\/videoFiles\/file\/letters-after-midnight-trailer[^/]*\.mp3\?/,
    )
  })

  test('without an item, a file or a valid query there is none', async () => {
    const article = await idOf({ postType: 'posts', slug: demo.articles[0]?.slug ?? '' }, from)
    const cookie = await cookieFor('premium')
    for (const item of [article, 999_999_999]) {
      expectError(await sendRequest(`/api/videos/file/?item=${item}`, { cookie, from }), 'not_found')
    }
    expectError(await sendRequest(await fileOf(OPEN, '&trailer=1'), { from }), 'not_found')
    for (const query of ['', '?item=x', '?item=1&item=2', '?item=1&trailer=yes']) {
      expectError(await sendRequest(`/api/videos/file${query}`, { from }), 'bad_request')
    }
    expectError(await sendRequest('/api/videos/file', { method: 'POST', from }), 'method_not_allowed')
  })
})

test('the feed has the recordings of open episodes, which play without a session, and of no other', async () => {
  const { text } = await sendRequest('/podcasts/feed.xml', { from })
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })
  const items = feedOf.parse(parser.parse(text)).rss.channel.item
  const enclosureOf = (slug: string) => items.find(({ link }) => link.endsWith(`/podcasts/${slug}/`))?.enclosure
  for (const { requiredPlan, slug } of demo.podcasts) {
    expect.soft([slug, enclosureOf(slug) !== undefined]).toEqual([slug, requiredPlan === 'none'])
  }
  const { '@length': length, '@type': type, '@url': url } = enclosureOf(OPEN) ?? {}
  const { pathname, search } = new URL(url ?? '')
  expect(pathname + search).toBe(await fileOf(OPEN))
  const { headers } = await sendRequest(pathname + search, { from })
  const file = await sendRequest(headers.location ?? '', { from })
  expect([file.headers['content-type'], String(file.body.byteLength)]).toEqual([type, length])
})
