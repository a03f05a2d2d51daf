import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Audience } from '@/rules/audience'
import { NOT_FOUND_PATH } from './cacheability'
import { Invalidation } from './invalidation'
import { PageCache, type PageOutcome, type RenderPage } from './page-cache'
import { pageCacheKey } from './page-cache-key'
import type { RenderedResponse } from './page-response'

const STATIC = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=31536000',
  'x-nextjs-cache': 'MISS',
}
const aPage = (body: string, over: Partial<RenderedResponse> = {}): RenderedResponse => ({
  status: 200,
  headers: STATIC,
  body: Buffer.from(body),
  ...over,
})
const aPageKey = (path: string, audience: Audience = 'visitor') => ({ audience, path, payload: '', week: null })
const textOf = async (outcome: PageOutcome) =>
  outcome.kind === 'page' ? (await outcome.page.variant('identity')).body.toString() : outcome.kind

function aCache(render: RenderPage, maxBytes?: number) {
  const invalidation = new Invalidation()
  const cache = new PageCache(
    (address, context) => {
      context.hitRouteStore = true
      return render(address, context)
    },
    invalidation,
    { maxBytes },
  )
  return { cache, invalidation }
}

test('concurrent requests share one render', async () => {
  let renders = 0
  const { cache } = aCache(async () => aPage(`render ${++renders}`))
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => cache.read(aPageKey('/a'))))
  expect(new Set(await Promise.all(outcomes.map(textOf)))).toEqual(new Set(['render 1']))
  expect(await textOf(await cache.read(aPageKey('/a')))).toBe('render 1')
})

test('each audience and each payload has its own page', async () => {
  const { cache } = aCache(async ({ audience, payload }) =>
    aPage(
      `${audience} ${payload}`,
      payload === '' ? {} : { headers: { ...STATIC, 'content-type': 'text/x-component' } },
    ),
  )
  expect(await textOf(await cache.read(aPageKey('/a')))).toBe('visitor ')
  expect(await textOf(await cache.read(aPageKey('/a', 'premium')))).toBe('premium ')
  expect(await textOf(await cache.read({ ...aPageKey('/a'), payload: 'rsc' }))).toBe('visitor rsc')
  expect(await textOf(await cache.read({ ...aPageKey('/a'), payload: '/_tree' }))).toBe('visitor /_tree')
})

test('both views of a week have a page of their own, and neither is found without its view', async () => {
  const { cache } = aCache(async ({ week }) => aPage(String(week)))
  const key = aPageKey('/week-1', 'premium')
  expect(await textOf(await cache.read({ ...key, week: 'open' }))).toBe('open')
  expect(await textOf(await cache.read({ ...key, week: 'closed' }))).toBe('closed')
  expect(cache.peek(pageCacheKey('premium', '/week-1', '', 'open'))).toBeDefined()
  expect(cache.peek(pageCacheKey('premium', '/week-1', ''))).toBeUndefined()
})

test.each([
  ['sets a cookie', { headers: { ...STATIC, 'set-cookie': 'a=b' } }],
  ['is private', { headers: { ...STATIC, 'cache-control': 'private, no-cache, no-store, max-age=0' } }],
  ['has no Cache-Control', { headers: { 'content-type': 'text/html' } }],
  ['may be cached for a minute only', { headers: { ...STATIC, 'cache-control': 's-maxage=60' } }],
  ['was never in the route store', { headers: { ...STATIC, 'x-nextjs-cache': undefined } }],
  ['is another kind of payload', { headers: { ...STATIC, 'content-type': 'text/x-component' } }],
  ["is another audience's", { headers: { ...STATIC, 'x-middleware-rewrite': '/~page/premium/a' } }],
  ['is a server error', { status: 500 }],
  ['is a redirect', { status: 307 }],
  ['is a 404 of another page', { status: 404 }],
  ['is empty', { body: Buffer.alloc(0) }],
])('a response that %s is never cached', async (_name, over) => {
  const { cache } = aCache(async () => aPage('x', over))
  await cache.read(aPageKey('/a'))
  expect(cache.peek(pageCacheKey('visitor', '/a', ''))).toBeUndefined()
})

test('a response that sets a cookie is not shared with waiting requests', async () => {
  const { cache } = aCache(async () => aPage('x', { headers: { ...STATIC, 'set-cookie': 'a=b' } }))
  expect((await cache.read(aPageKey('/a'))).kind).toBe('personal')
})

test('the shared 404 page is cached with status 404', async () => {
  const { cache } = aCache(async () => aPage('nothing here'))
  await cache.read(aPageKey(NOT_FOUND_PATH))
  expect(cache.peek(pageCacheKey('visitor', NOT_FOUND_PATH, ''))?.status).toBe(404)
})

test('a failed render rejects for every waiting request, and the next one renders again', async () => {
  let renders = 0
  const { cache } = aCache(async () => {
    renders += 1
    if (renders === 1) throw new Error('broken')
    return aPage('well')
  })
  const waiting = await Promise.allSettled([cache.read(aPageKey('/a')), cache.read(aPageKey('/a'))])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await textOf(await cache.read(aPageKey('/a')))).toBe('well')
})

test('an expiry drops the pages with its tag for every audience and payload, and no others', async () => {
  const renders: string[] = []
  const { cache, invalidation } = aCache(async ({ audience, path, payload }, context) => {
    renders.push(`${audience} ${path} ${payload}`)
    context.tags.add(`doc:${path}`)
    return aPage('x', payload === '' ? {} : { headers: { ...STATIC, 'content-type': 'text/x-component' } })
  })
  const addresses = [aPageKey('/a'), aPageKey('/a', 'premium'), { ...aPageKey('/a'), payload: 'rsc' }]
  for (const address of [...addresses, aPageKey('/b')]) await cache.read(address)
  invalidation.expire(['doc:/a'])
  cache.drop(['doc:/a'])
  renders.length = 0
  for (const address of [...addresses, aPageKey('/b')]) await cache.read(address)
  expect(renders).toEqual(['visitor /a ', 'premium /a ', 'visitor /a rsc'])
})

test('a render during an expiry is stored unless it has the expired tag', async () => {
  const { cache, invalidation } = aCache(async ({ path }, context) => {
    context.tags.add(`doc:${path}`)
    invalidation.expire(['doc:/a'])
    return aPage('x')
  })
  for (const path of ['/a', '/b']) await cache.read(aPageKey(path))
  expect(['/a', '/b'].map((path) => cache.peek(pageCacheKey('visitor', path, '')) !== undefined)).toEqual([false, true])
})

test('a result of another render is not stored, because its tags are unknown', async () => {
  const cache = new PageCache(async () => aPage('x'), new Invalidation())
  expect(await textOf(await cache.read(aPageKey('/a')))).toBe('x')
  expect(cache.peek(pageCacheKey('visitor', '/a', ''))).toBeUndefined()
})

test('the cache stays within its size limit, encodings included', async () => {
  const { cache } = aCache(async ({ path }) => aPage(path.repeat(2_000)), 200_000)
  for (let page = 0; page < 300; page += 1) {
    const outcome = await cache.read(aPageKey(`/${page}`))
    if (outcome.kind === 'page' && page % 10 === 0) {
      const before = cache.bytes
      await outcome.page.variant('br')
      cache.updateSize(pageCacheKey('visitor', `/${page}`, ''), outcome.page)
      expect(cache.bytes).not.toBe(before)
    }
    expect(cache.bytes).toBeLessThanOrEqual(200_000)
  }
  expect(cache.peek(pageCacheKey('visitor', '/299', ''))).toBeDefined()
})

test('concurrent callers share one compression for each encoding', async () => {
  const { cache } = aCache(async () => aPage('text '.repeat(1_000)))
  const outcome = await cache.read(aPageKey('/a'))
  if (outcome.kind !== 'page') throw new Error('not a page')
  const variants = await Promise.all([
    outcome.page.variant('gzip'),
    outcome.page.variant('gzip'),
    outcome.page.variant('br'),
  ])
  expect(variants[0]).toBe(variants[1])
  expect(new Set(variants.map(({ etag }) => etag)).size).toBe(2)
})

test('no page is stale after a publish, however reads and publishes interleave', async () => {
  const operation = fc.record({
    kind: fc.constantFrom('read', 'read', 'read', 'publish'),
    path: fc.constantFrom('/a', '/b'),
    audience: fc.constantFrom<Audience>('visitor', 'premium'),
    payload: fc.constantFrom('', 'rsc'),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(operation, { minLength: 2, maxLength: 24 }),
      async (scheduler, operations) => {
        const published: Record<string, number> = { '/a': 0, '/b': 0 }
        const acknowledged: Record<string, number> = { '/a': 0, '/b': 0 }
        const { cache, expire } = aSite(scheduler, published)
        const steps = operations.map(async ({ kind, path, audience, payload }, index) => {
          await scheduler.schedule(Promise.resolve(), `${index} ${kind} ${path}`)
          if (kind === 'publish') {
            const version = (published[path] ?? 0) + 1
            published[path] = version
            await scheduler.schedule(Promise.resolve(), `${index} commit`)
            expire(`doc:${path}`)
            acknowledged[path] = Math.max(acknowledged[path] ?? 0, version)
            return
          }
          const least = acknowledged[path] ?? 0
          expect(
            Number(await textOf(await cache.read({ ...aPageKey(path, audience), payload }))),
          ).toBeGreaterThanOrEqual(least)
        })
        await scheduler.waitFor(Promise.all(steps))
      },
    ),
    { numRuns: 600 },
  )
})

/** A renderer like Next: with its own store, and one render for concurrent requests for a path. */
function aSite(scheduler: fc.Scheduler, published: Record<string, number>) {
  const invalidation = new Invalidation()
  const stored = new Map<string, { version: number; tag: string }>()
  const inFlight = new Map<string, Promise<number>>()
  const pause = () => scheduler.schedule(Promise.resolve(), 'render')
  const render: RenderPage = async ({ audience, path, payload }, context) => {
    await pause()
    const key = `${audience} ${path}`
    const shared = inFlight.get(key)
    const version = shared ?? resolveFirst(key, path)
    function resolveFirst(name: string, address: string) {
      context.hitRouteStore = true
      const begun = (async () => {
        const known = stored.get(name)
        if (known) {
          context.tags.add(known.tag)
          return known.version
        }
        await pause()
        const read = published[address] ?? 0
        context.tags.add(`doc:${address}`)
        await pause()
        if (invalidation.isCurrent(context)) stored.set(name, { version: read, tag: `doc:${address}` })
        return read
      })()
      inFlight.set(name, begun)
      begun.finally(() => inFlight.delete(name))
      return begun
    }
    const body = String(await version)
    await pause()
    return aPage(body, payload === '' ? {} : { headers: { ...STATIC, 'content-type': 'text/x-component' } })
  }
  const cache = new PageCache(render, invalidation)
  const expire = (tag: string) => {
    invalidation.expire([tag])
    cache.drop([tag])
    for (const [key, entry] of stored) if (entry.tag === tag) stored.delete(key)
  }
  return { cache, expire }
}
