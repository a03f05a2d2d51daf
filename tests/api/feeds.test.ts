import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { AUDIENCES } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { edit, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { makeItemOfType } from '../support/http/items-of-each-type'

afterAll(removeMade)

const FEEDS = ['/podcasts/feed.xml', '/ebs-blog/feed.xml', '/events/feed.ics'] as const
const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' || name === 'url' })
const rss = z.object({
  rss: z.object({
    channel: z.object({
      item: z.array(z.object({ title: z.string(), link: z.string(), description: z.string().optional() })),
    }),
  }),
})

async function itemsOf(path: string) {
  const { text } = await sendRequest(path)
  expect(XMLValidator.validate(text)).toBe(true)
  return rss.parse(parser.parse(text)).rss.channel.item
}

describe('feeds', () => {
  test.each([
    ['podcasts', '/podcasts/feed.xml', '/podcasts/'],
    ['posts', '/ebs-blog/feed.xml', '/ebs-blog/'],
  ] as const)('%s has the newest items first, each as visitors may read it', async (kind, feed, folder) => {
    const free = await makeItemOfType(kind)
    const locked = await makeItemOfType(kind, { requiredPlan: 'premium' })
    const hidden = await makeItemOfType(kind, { seo: { noindex: true } })
    const items = await itemsOf(feed)
    const slugs = items.map(({ link }) => new URL(link).pathname)
    expect(slugs).toEqual(expect.arrayContaining([`${folder}${free.slug}/`, `${folder}${locked.slug}/`]))
    expect(slugs).not.toContain(`${folder}${hidden.slug}/`)
    expect(items.find(({ link }) => link.includes(locked.slug))?.description).toBe(
      'Made by a test & taken <away> by it.',
    )
    const { headers, text } = await sendRequest(feed)
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    for (const { secret } of [free, locked]) expect(text).not.toContain(secret)
  })

  test.each(FEEDS)(
    '%s is the same for every audience, and is not sent again until something is published',
    async (feed) => {
      const responses = await Promise.all(
        AUDIENCES.map(async (who) => sendRequest(feed, { cookie: await cookieFor(who) })),
      )
      expect(new Set(responses.map(({ text }) => text.replaceAll(/DTSTAMP:\S+/g, ''))).size).toBe(1)
      const { etag = '', 'cache-control': cacheControl } = responses[0]?.headers ?? {}
      expect(cacheControl).toBe('public, max-age=0, must-revalidate')
      expect((await sendRequest(feed, { headers: { 'if-none-match': etag } })).status).toBe(304)
      await makeItemOfType(feed.startsWith('/events') ? 'events' : feed.startsWith('/podcasts') ? 'podcasts' : 'posts')
      expect((await sendRequest(feed, { headers: { 'if-none-match': etag } })).status).toBe(200)
    },
  )

  test.each(FEEDS)('%s responds only to GET and HEAD', async (feed) => {
    expectError(await sendRequest(feed, { method: 'POST', body: {} }), 'method_not_allowed')
  })

  test.each([
    ['/podcasts/', 'podcasts', 'application/rss+xml', '/podcasts/feed.xml'],
    ['/ebs-blog/', 'posts', 'application/rss+xml', '/ebs-blog/feed.xml'],
    ['/events/', 'events', 'text/calendar', '/events/feed.ics'],
  ] as const)('pages below %s link their feed in the head', async (folder, kind, type, feed) => {
    const { slug } = await makeItemOfType(kind)
    const { text } = await sendRequest(`${folder}${slug}/`)
    expect(text).toMatch(new RegExp(`<link rel="alternate" type="${type.replace('+', '\\+')}"[^>]*href="[^"]*${feed}"`))
  })
})

describe('the calendar of events, RFC 5545', () => {
  test('has all events, each also as its own file, with a UID that never changes', async () => {
    const event = await makeItemOfType('events', { requiredPlan: 'premium' })
    const one = await sendRequest(`/events/feed.ics?event=${event.databaseId}`)
    expect(one.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(one.headers['content-disposition']).toBe(`attachment; filename="${event.slug}.ics"`)
    for (const { text } of [one, await sendRequest('/events/feed.ics')]) {
      expect(text).toContain(`\r\nUID:${event.databaseId}@`)
      expect(text).toContain('\r\nDTSTART:20310503T180000Z\r\nDTEND:20310503T193000Z\r\n')
      expect(text).toContain('\r\nLOCATION:The long table\\; Oak Street 4\\, Bath\r\n')
      expect(text).not.toContain(event.secret)
    }
    await edit('PATCH', `/events/${event.id}`, { title: 'Another name', _status: 'published' })
    const { text } = await sendRequest(`/events/feed.ics?event=${event.databaseId}`)
    expect(text).toContain(`\r\nUID:${event.databaseId}@`)
    expect(text).toContain('\r\nSUMMARY:Another name\r\n')
  })

  test('an unpublished event and an item of another type are not found; an invalid number is rejected', async () => {
    const draft = await makeItemOfType('events', { _status: 'draft' })
    const podcast = await makeItemOfType('podcasts')
    for (const id of [draft.databaseId, podcast.databaseId, 999_999_999]) {
      expectError(await sendRequest(`/events/feed.ics?event=${id}`), 'not_found')
    }
    for (const id of ['', '0', '-1', '1.5', 'x', '1e9', '99999999999999999999']) {
      expectError(await sendRequest(`/events/feed.ics?event=${id}`), 'bad_request')
    }
  })
})

describe('for search engines', () => {
  test('sitemap.xml has every page that may be indexed, and no other', async () => {
    const event = await makeItemOfType('events')
    const hidden = await makeItemOfType('events', { seo: { noindex: true } })
    const guide = await makeItemOfType('masterclasses')
    const { headers, text } = await sendRequest('/sitemap.xml')
    expect(headers['content-type']).toContain('xml')
    expect(XMLValidator.validate(text)).toBe(true)
    const sitemap = z.object({ urlset: z.object({ url: z.array(z.object({ loc: z.string() })) }) })
    const paths = sitemap.parse(parser.parse(text)).urlset.url.map(({ loc }) => new URL(loc).pathname)
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths).toEqual(expect.arrayContaining(['/', '/recipes/', `/events/${event.slug}/`]))
    for (const excluded of [
      `/events/${hidden.slug}/`,
      `/masterclasses/${guide.slug}/`,
      '/login/',
      '/the-ebs-method/6wr/lg/guided-meditation/',
    ]) {
      expect(paths).not.toContain(excluded)
    }
  })

  test('robots.txt names the sitemap and disallows nothing', async () => {
    const { text } = await sendRequest('/robots.txt')
    expect(text).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
    expect(text).not.toMatch(/^Disallow: \/\s*$/m)
  })
})
