import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { cookieFor, cookieOf } from '../support/http/accounts'
import { sendRequest } from '../support/http/client'
import { LOCKS } from '../support/http/demo'
import { aWord, removeMade } from '../support/http/editor'
import { makeItemOfType } from '../support/http/items-of-each-type'

afterAll(removeMade)

/**
 * Every form in which a page is sent. The tests below assume that Next prefetches no segment of our pages by name:
 * the tree of a page names its segments, each with the hint that it is not prefetched.
 */
const FORMS: [string, Record<string, string>][] = [
  ['the document', {}],
  ['the navigation payload', { rsc: '1' }],
  ['a prefetch', { rsc: '1', 'next-router-prefetch': '1' }],
  ['a prefetch of the newer kind', { rsc: '1', 'next-router-prefetch': '2' }],
  [
    'a payload for a router with part of the page',
    { rsc: '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/' },
  ],
  ['the segment _full', segment('/_full')],
]
/** Next's PrefetchHint.PrefetchDisabled. */
const NOT_PREFETCHED = 1_024

function segment(name: string): Record<string, string> {
  return { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': name }
}

const isAsked = z.object({ docs: z.array(z.object({ id: z.number(), slug: z.string() })) })

type Place = { collection: string; path: string }

async function idOf({ collection, path }: Place): Promise<{ collection: string; id: number }> {
  const slug = path.split('/').at(-2) ?? ''
  const { json } = await sendRequest(`/cms/api/${collection}?depth=0&limit=100`, { cookie: await cookieOf('editor') })
  const found = isAsked.parse(json).docs.find((doc) => doc.slug === slug)
  if (!found) throw new Error(`The CMS has no ${path}`)
  return { collection, id: found.id }
}

/** Items of a type share the code that locks them: one of each type and plan is requested. */
const isSample = ({ collection, requiredPlan, path }: (typeof LOCKS)[number]) =>
  LOCKS.find((lock) => lock.collection === collection && lock.requiredPlan === requiredPlan)?.path === path
const below = LOCKS.filter((lock) => lock.locked && isSample(lock))
const reached = LOCKS.filter((lock) => !lock.locked && isSample(lock))

describe.each(below)(
  '$path ($requiredPlan), requested by $audience in every form',
  ({ audience, collection: type, path, sentence, title }) => {
    test.each(FORMS)('%s does not contain the text', async (_form, headers) => {
      for (const address of [path, path.replace(/\/$/, '')]) {
        const { setCookies, status, text } = await sendRequest(address, { headers, cookie: await cookieFor(audience) })
        expect([status, setCookies]).toEqual([200, []])
        expect(text).toContain(title)
        expect(text).toContain('The rest of this content is reserved for members')
        expect(text.includes(sentence), sentence).toBe(false)
      }
    })

    test('the CMS’s REST API does not return the text', async () => {
      const cookie = await cookieFor(audience)
      const { collection, id } = await idOf({ collection: type, path })
      const addresses = [
        `/cms/api/${collection}`,
        `/cms/api/${collection}/${id}`,
        `/cms/api/${collection}/${id}?draft=true&depth=10`,
        `/cms/api/${collection}/versions`,
        `/cms/api/${collection}?where[title][exists]=true&depth=10&select[method]=true&select[layout]=true`,
        `/cms/api/${collection}/count`,
        `/cms/api/globals/navigation?depth=10`,
        '/cms/api/catalogue?depth=10',
        `/cms/api/${collection}/${id}?overrideAccess=true&context[audience]=premium`,
      ]
      for (const address of addresses) {
        const { status, text } = await sendRequest(address, { cookie })
        expect([address, status]).toEqual([address, expect.toSatisfy((code: number) => code === 403 || code === 404)])
        expect(text.includes(sentence)).toBe(false)
      }
    })

    test('the preview for premium does not show the text', async () => {
      const cookie = await cookieFor(audience)
      const { id } = await idOf({ collection: type, path })
      expect(await previewOf({ as: 'premium', collection: type, id, cookie })).not.toContain(sentence)
    })
  },
)

/** A preview's document and navigation payload, one after the other. */
async function previewOf({
  as,
  collection,
  id,
  cookie,
}: {
  as: string
  collection: string
  id: number
  cookie?: string
}) {
  const address = `/preview/${as}/${collection}/${id}/`
  const answers = [
    await sendRequest(address, { cookie }),
    await sendRequest(address, { headers: { rsc: '1' }, cookie }),
  ]
  for (const { status } of answers) expect([200, 404]).toContain(status)
  return answers.map(({ text }) => text).join('\n')
}

/** For each audience: what a list or a preview contains does not depend on the item that one looks for. */
describe.each([...new Set(below.map(({ audience }) => audience))])('requested by %s', (audience) => {
  const hidden = below.filter((lock) => lock.audience === audience)

  test.each([
    '/api/posts/?postType=recipes,pages,posts,expertAdvices',
    '/api/restricted/posts/?postType=recipes,pages,posts,expertAdvices',
    '/wp-search.json',
    '/sitemap.xml',
    '/recipes/',
    '/ebs-blog/',
    '/expert-advice/',
    '/',
  ])('%s does not contain the text of a sample', async (address) => {
    const { status, text } = await sendRequest(address, { cookie: await cookieFor(audience) })
    expect(status).toBeLessThan(500)
    expect(text.length).toBeGreaterThan(0)
    expect(hidden.filter(({ sentence }) => text.includes(sentence))).toEqual([])
  })

  test.each(['visitor', 'free', 'standard', 'premium'])('the preview for %s does not show the text', async (as) => {
    const [item] = hidden
    const { collection, id } = await idOf({ collection: item?.collection ?? '', path: item?.path ?? '' })
    const text = await previewOf({ as, collection, id, cookie: await cookieFor(audience) })
    expect(text.includes(item?.sentence ?? '')).toBe(false)
  })
})

describe.each(reached)('$path ($requiredPlan), requested by $audience in every form', (item) => {
  test.each(FORMS)('%s contains the text', async (_form, headers) => {
    const { status, text } = await sendRequest(item.path, { headers, cookie: await cookieFor(item.audience) })
    expect([status, text.includes(item.sentence)]).toEqual([200, true])
    expect(text).not.toContain('The rest of this content is reserved for members')
  })

  test('no other segment of the page is prefetched', async () => {
    const { status, text } = await sendRequest(item.path, {
      headers: segment('/_tree'),
      cookie: await cookieFor(item.audience),
    })
    expect(status).toBe(200)
    const hints = [...text.matchAll(/"h":(\d+)/g)].map(([, hint]) => Number(hint))
    expect(hints.length).toBeGreaterThan(1)
    for (const hint of hints) expect(hint & NOT_PREFETCHED).toBe(NOT_PREFETCHED)
  })
})

describe('the listening links of a restricted episode', () => {
  test.each([
    ['visitor', false],
    ['free', false],
    ['premium', true],
  ] as const)('%s gets these links: %s', async (audience, gets) => {
    const word = aWord()
    const { slug } = await makeItemOfType('podcasts', {
      requiredPlan: 'premium',
      applePodcastsLink: `https://podcasts.apple.com/${word}`,
      spotifyLink: `https://open.spotify.com/${word}`,
      youtubeLink: `https://www.youtube.com/${word}`,
    })
    const cookie = await cookieFor(audience)
    for (const address of ['/api/posts/?postType=podcasts', '/podcasts/', `/podcasts/${slug}/`]) {
      const { status, text } = await sendRequest(address, { cookie })
      expect([address, status, text.includes(slug), text.includes(word)]).toEqual([address, 200, true, gets])
    }
  })
})

test('the demo has a locked item for every plan, and a sentence to look for in each', () => {
  expect(new Set(LOCKS.map(({ requiredPlan }) => requiredPlan))).toEqual(new Set(['free', 'standard', 'premium']))
  for (const { sentence } of LOCKS) expect(sentence.length).toBeGreaterThan(20)
})
