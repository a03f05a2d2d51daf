import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import type { RenderContext } from '@/runtime/render-context'
import { Invalidation } from './invalidation'
import { createRouteStore } from './route-store'

function aStore(maxBytes?: number) {
  const storage = new AsyncLocalStorage<RenderContext>()
  const invalidation = new Invalidation()
  const routes = createRouteStore(storage, invalidation, { maxBytes, now: () => 1_000 })
  const expire = (...tags: string[]) => {
    invalidation.expire(tags)
    routes.drop(tags)
  }
  const begin = (...tags: string[]) => {
    const context = invalidation.createContext({ path: '/a' })
    for (const tag of tags) context.tags.add(tag)
    return context
  }
  const set = (key: string, context: RenderContext, html = 'x') =>
    storage.run(context, () => routes.set(key, { html }, { cacheControl: { revalidate: false } }))
  return { storage, routes, expire, begin, set }
}

test('a page is stored with its lifetime', () => {
  const { routes, begin, set } = aStore()
  set('/a', begin('doc:1'))
  expect(routes.get('/a')).toEqual({ value: { html: 'x' }, lastModified: 1_000, cacheControl: { revalidate: false } })
})

test('an expiry drops the pages with its tag, and no others', () => {
  const { routes, begin, set, expire } = aStore()
  set('/a', begin('doc:1', 'nav'))
  set('/b', begin('doc:2', 'nav'))
  expire('doc:1')
  expect([routes.get('/a'), routes.get('/b')?.value]).toEqual([null, { html: 'x' }])
  expire('nav')
  expect(routes.get('/b')).toBeNull()
})

test('a render whose tag expired since it began is not stored', () => {
  const { routes, begin, set, expire } = aStore()
  const invalidated = begin('doc:1')
  const untouched = begin('doc:2')
  expire('doc:1')
  set('/a', invalidated)
  set('/b', untouched)
  expect([routes.get('/a'), routes.get('/b')?.value]).toEqual([null, { html: 'x' }])
})

test('a render without a context is not stored', () => {
  const { routes } = aStore()
  routes.set('/a', { html: 'x' }, {})
  expect(routes.get('/a')).toBeNull()
})

test('more expired tags than are tracked outdate every render in progress', () => {
  const { routes, begin, set, expire } = aStore()
  const invalidated = begin('doc:0')
  expire('doc:0')
  expire(...Array.from({ length: 10_001 }, (_, index) => `other:${index}`))
  set('/a', invalidated)
  expect(routes.get('/a')).toBeNull()
})

test('reading the store is noted in the render context', () => {
  const { routes, storage, begin } = aStore()
  const context = begin()
  storage.run(context, () => routes.get('/a'))
  expect(context.hitRouteStore).toBe(true)
})

test('reading a stored render adds its tags to the context', () => {
  const { routes, storage, begin, set } = aStore()
  set('/a', begin('doc:1', 'nav'))
  const context = begin()
  storage.run(context, () => routes.get('/a'))
  expect([...context.tags].sort()).toEqual(['doc:1', 'nav', 'page:/a'])
})

test('the store stays within its size limit, segments included', () => {
  const { routes, storage, begin, set } = aStore(100_000)
  for (let page = 0; page < 1_000; page += 1) set(`/${page}`, begin(`doc:${page}`), 'x'.repeat(5_000))
  expect(routes.bytes).toBeLessThanOrEqual(100_000)
  expect(routes.get('/999')).not.toBeNull()
  expect(routes.get('/0')).toBeNull()
  storage.run(begin(), () =>
    routes.set('/big', { html: '', segmentData: new Map([['/_tree', randomBytes(200_000)]]) }, {}),
  )
  expect(routes.get('/big')).toBeNull()
})
