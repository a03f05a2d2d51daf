import { afterAll, describe, expect, test } from 'vitest'
import { CONTENT_TYPES } from '@/model/content-types'
import { AUDIENCES, type Audience, isRestrictedFor, type RequiredPlan } from '@/rules/audience'
import { cookieFor } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { aWord, makePage, removeMade } from '../support/http/editor'
import { expectError } from '../support/http/errors'
import { EXAMPLES, KINDS, type Kind, makeItemOfType } from '../support/http/items-of-each-type'
import { structuredData } from '../support/http/structured-data'

afterAll(removeMade)

/** Visitors are redirected from masterclasses to the sign-in page. */
const audiencesOf = (kind: Kind) => (kind === 'masterclasses' ? AUDIENCES.slice(1) : AUDIENCES)
const address = (kind: Kind, slug: string) => `${CONTENT_TYPES[kind].folder}${slug}/`
const read = async (path: string, audience: Audience, headers = {}) =>
  sendRequest(path, { cookie: await cookieFor(audience), headers })

describe.each(KINDS)('the page of %s', (kind) => {
  test('shows its fields, and has its structured data and sharing tags', async () => {
    const item = await makeItemOfType(kind)
    const [audience = 'visitor'] = audiencesOf(kind)
    const { status, text } = await read(address(kind, item.slug), audience)
    expect(status).toBe(200)
    for (const words of [item.secret, ...EXAMPLES[kind].texts]) expect(text).toContain(words)
    const data = structuredData(text)
    expect(data).toContainEqual(
      expect.objectContaining({
        ...EXAMPLES[kind].structuredData,
        name: expect.stringContaining(`Test ${kind}`),
        description: 'Made by a test & taken <away> by it.',
      }),
    )
    expect(data.map((one) => one['@type'])).toContain('BreadcrumbList')
    expect(text).toMatch(/<meta property="og:title" content="Test /)
    expect(text).toContain(`<meta property="og:type" content="${/posts|Advices/.test(kind) ? 'article' : 'website'}"/>`)
  })
})

/** Testimonials are open, whatever their plan. */
const LOCKABLE = KINDS.filter((kind) => kind !== 'testimonials')
const PLANS: RequiredPlan[] = ['free', 'premium']

describe.each(LOCKABLE.flatMap((kind) => PLANS.map((plan) => ({ kind, plan }))))(
  'of $kind for $plan',
  ({ kind, plan }) => {
    test('no page, payload, list, feed or structured data contains its locked text', async () => {
      const item = await makeItemOfType(kind, { requiredPlan: plan })
      const path = address(kind, item.slug)
      for (const audience of audiencesOf(kind)) {
        const locked = isRestrictedFor(audience, plan)
        for (const headers of [{}, { rsc: '1' }]) {
          const { status, text } = await read(path, audience, headers)
          expect([audience, status, text.includes(item.secret)]).toEqual([audience, 200, !locked])
          if (locked) expect(text).not.toMatch(/76979871|live-chat|The first evening|booking\.example|Book a place/)
        }
        const data = structuredData((await read(path, audience)).text)
        expect(JSON.stringify(data)).not.toMatch(new RegExp(`${item.secret}|76979871|open.spotify|booking.example`))
        const own = data.find((one) => one['@type'] === EXAMPLES[kind].structuredData['@type'])
        // A product itself is not locked, but its page is.
        const work = kind === 'yaldaLovesProducts' ? own?.mainEntityOfPage : own
        expect(work).toMatchObject({
          isAccessibleForFree: false,
          hasPart: { cssSelector: '.members-only', isAccessibleForFree: false },
        })
      }
      for (const list of [
        `/api/posts/?postType=${kind}`,
        '/podcasts/feed.xml',
        '/ebs-blog/feed.xml',
        '/events/feed.ics',
        `/events/feed.ics?event=${item.databaseId}`,
      ]) {
        expect((await read(list, 'visitor')).text).not.toMatch(new RegExp(`${item.secret}|booking.example`))
      }
    })
  },
)

test('the place and time of a members’ event are open to all, its booking link to those whose plan allows it', async () => {
  const { slug } = await makeItemOfType('events', { requiredPlan: 'premium' })
  for (const audience of AUDIENCES) {
    const { text } = await read(address('events', slug), audience)
    expect(text).toContain('The long table; Oak Street 4, Bath')
    expect(text).toContain('Saturday, May 03, 2031')
    expect(text).toContain('Add to calendar')
    const books = text.includes('https://booking.example/a-place') && text.includes('Book a place')
    expect([audience, books]).toEqual([audience, audience === 'premium'])
  }
})

describe('a page without a summary', () => {
  const descriptionOf = (html: string) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1]

  test.each(['testimonials', 'posts'] as const)('has the start of its text as description: %s', async (kind) => {
    const { secret, slug } = await makeItemOfType(kind, { summary: '' })
    const { text } = await read(address(kind, slug), 'visitor')
    expect(descriptionOf(text)).toBe(`The text says ${secret}.`)
  })

  test('has no locked text in its description, on members’ pages either', async () => {
    const { secret, slug } = await makeItemOfType('posts', { summary: '', requiredPlan: 'premium' })
    for (const audience of AUDIENCES) {
      const { text } = await read(address('posts', slug), audience)
      expect(descriptionOf(text)).toBeUndefined()
      expect([audience, text.includes(secret)]).toEqual([audience, audience === 'premium'])
    }
  })
})

test.each([
  { path: '/movements/long-lines/', heading: 'More like this', folder: 'movements' },
  { path: '/meditations/four-four-six/', heading: 'More quiet minutes', folder: 'meditations' },
  { path: '/ebs-blog/a-pot-of-beans/', heading: 'More articles', folder: 'ebs-blog' },
  { path: '/podcasts/letters-after-midnight/', heading: 'More episodes', folder: 'podcasts' },
  { path: '/events/seven-quiet-mornings/', heading: 'More events', folder: 'events' },
  { path: '/reboot-revive/winter-week-2/', heading: 'More weeks', folder: 'reboot-revive' },
  { path: '/the-ebs-method/6wr/lg/water-through-the-day/', heading: 'More guides', folder: 'the-ebs-method/6wr/lg' },
  { path: '/yalda-loves/the-stoneware-teapot/', heading: 'More that Yalda loves', folder: 'yalda-loves' },
])('$path leads on to others of its kind, not to itself', async ({ folder, heading, path }) => {
  const { text } = await read(path, 'visitor')
  const related = text.slice(text.indexOf(`>${heading}<`), text.indexOf('</main>'))
  const cards = [...related.matchAll(/<h3[^>]*>.*?href="([^"]+)"/g)].map(([, href]) => href)
  expect(cards).toHaveLength(4)
  expect(cards.filter((href) => !href?.startsWith(`/${folder}/`) || href === path)).toEqual([])
})

test('an event leads on to the next ones by their day, and to past ones only after them', async () => {
  await makeItemOfType('events', { eventDate: '2036-12-05T18:00:00.000Z', eventEnd: null })
  await makeItemOfType('events', { eventDate: '2020-01-05T18:00:00.000Z', eventEnd: '2020-01-05T19:00:00.000Z' })
  const { text } = await read('/events/seven-quiet-mornings/', 'visitor')
  const related = text.slice(text.indexOf('>More events<'), text.indexOf('</main>'))
  const days = [...related.matchAll(/<time dateTime="([^"]+)"/g)].map(([, day = '']) => day)
  const past = days.filter((day) => new Date(day) < new Date())
  expect(days).toEqual([...days.filter((day) => !past.includes(day)).sort(), ...past.sort().reverse()])
  expect(past).toEqual([])
})

test('a guide without a video is an article', async () => {
  const { slug } = await makeItemOfType('lifestyleGuides', { video: { url: null } })
  const { text } = await read(address('lifestyleGuides', slug), 'visitor')
  expect(structuredData(text).map((one) => one['@type'])).toEqual(expect.arrayContaining(['Article']))
  expect(text).not.toContain('VideoObject')
})

test('the previous and next weeks are of the same season', async () => {
  const week = (weekLabel: string, season = 'Summer') => makeItemOfType('rebootReviveWeeks', { weekLabel, season })
  const [before, here, after] = [await week('Week 8'), await week('Week 9'), await week('Week 10')]
  await week('Week 9', 'Winter')
  const { text } = await read(`/reboot-revive/${here.slug}/`, 'visitor')
  const nav = /<nav class="adjacent-weeks.*?<\/nav>/s.exec(text)?.[0] ?? ''
  expect([...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    `/reboot-revive/${before.slug}/`,
    `/reboot-revive/${after.slug}/`,
  ])
})

describe('the block of a live masterclass', () => {
  const layout = (masterclass: number) => [{ blockType: 'masterclassLive', title: `Live ${aWord()}`, masterclass }]

  test('shows chat and replays to members whose plan allows the class, and the link to join to all others', async () => {
    const { id } = await makeItemOfType('masterclasses', { requiredPlan: 'premium' })
    const page = await makePage({ layout: layout(id) })
    for (const audience of AUDIENCES) {
      const has = !isRestrictedFor(audience, 'premium')
      const { text } = await read(page.path, audience)
      expect([audience, text.includes('vimeo.com/live-chat/76979871'), text.includes('The first evening')]).toEqual([
        audience,
        has,
        has,
      ])
      expect(text.includes('The rest of this content is reserved for members')).toBe(!has)
      // The live stream is fetched when the viewer clicks play, and is in no cached page.
      expect(text).not.toContain('<iframe')
    }
  })

  test('with a day, it is a file for the calendar for those whose plan allows the class', async () => {
    const startsAt = '2031-05-03T18:00:00.000Z'
    const { databaseId, id, slug } = await makeItemOfType('masterclasses', { requiredPlan: 'premium' })
    const page = await makePage({ layout: layout(id).map((block) => ({ ...block, startsAt })) })
    const { text: html } = await read(page.path, 'premium')
    const [, link = ''] = /href="([^"]*\/live\.ics[^"]*)"/.exec(html) ?? []
    const file = link.replaceAll('&amp;', '&')
    for (const audience of AUDIENCES.filter((name) => isRestrictedFor(name, 'premium'))) {
      expectError(await read(file, audience), 'forbidden')
      expect((await read(page.path, audience)).text).not.toContain('live.ics')
    }
    const { headers, text } = await read(file, 'premium')
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe(`attachment; filename="${slug}.ics"`)
    expect(text).toContain(`\r\nUID:${databaseId}@`)
    expect(text).toContain('\r\nDTSTART:20310503T180000Z\r\n')
    for (const other of [
      `${file}x`,
      file.replace(/page=[^&]*/, 'page=%2F'),
      '/api/masterclasses/live.ics?page=x&block=y',
    ]) {
      expectError(await read(other, 'premium'), 'not_found')
    }
    expectError(await read('/api/masterclasses/live.ics', 'premium'), 'bad_request')
  })

  test('shows nothing when the class is not published', async () => {
    const { id } = await makeItemOfType('masterclasses', { _status: 'draft' })
    const page = await makePage({ layout: layout(id) })
    expect((await read(page.path, 'premium')).text).not.toContain('76979871')
  })
})
