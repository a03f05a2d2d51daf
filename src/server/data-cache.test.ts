import { AsyncLocalStorage } from 'node:async_hooks'
import { expect, test } from 'vitest'
import type { RenderContext } from '@/runtime/render-context'
import { collectGarbage } from '../../tests/support/collect-garbage'
import { createDataCache } from './data-cache'
import { Invalidation } from './invalidation'

function aCache(maxBytes?: number) {
  const storage = new AsyncLocalStorage<RenderContext>()
  const invalidation = new Invalidation()
  const data = createDataCache(storage, invalidation, { maxBytes })
  const expire = (...tags: string[]) => {
    invalidation.expire(tags)
    data.drop(tags)
  }
  /** Reads in a page's render context. @returns the value, and the tags of the page */
  const asPage = async <T>(key: string, read: () => Promise<T>) => {
    const page = invalidation.createContext()
    return { value: await storage.run(page, () => data.read(key, read)), tags: [...page.tags], page }
  }
  const record = (...tags: string[]) => {
    for (const tag of tags) storage.getStore()?.tags.add(tag)
  }
  return { asPage, data, expire, invalidation, record, storage }
}

/** A read that returns how often it has run, and records its tags. */
function aList({ record }: ReturnType<typeof aCache>, ...tags: string[]) {
  let times = 0
  return async () => {
    record(...tags)
    times += 1
    return [times]
  }
}

test('a list is read once, and both pages get its tags', async () => {
  const cache = aCache()
  const list = aList(cache, 'type:recipes')
  const pages = [await cache.asPage('list', list), await cache.asPage('list', list)]
  expect(pages.map(({ tags, value }) => [value, tags])).toEqual([
    [[1], ['type:recipes']],
    [[1], ['type:recipes']],
  ])
})

test('an expiry drops the lists with its tag at once, and no others', async () => {
  const cache = aCache()
  const [recipes, faqs] = [aList(cache, 'type:recipes'), aList(cache, 'type:faqs')]
  await cache.asPage('recipes', recipes)
  await cache.asPage('faqs', faqs)
  cache.expire('type:recipes')
  expect(cache.data.size).toBe(1)
  expect((await cache.asPage('recipes', recipes)).value).toEqual([2])
  expect((await cache.asPage('faqs', faqs)).value).toEqual([1])
})

test('a nested list adds its tags to the outer one, and an expiry drops both', async () => {
  const cache = aCache()
  const inner = aList(cache, 'global:settings')
  const outer = () => cache.data.read('inner', inner)
  await cache.asPage('outer', outer)
  expect((await cache.asPage('outer', outer)).tags).toEqual(['global:settings'])
  cache.expire('global:settings')
  expect(cache.data.size).toBe(0)
})

test('concurrent callers share one read', async () => {
  const cache = aCache()
  const list = aList(cache, 'type:recipes')
  const pages = await Promise.all([1, 2, 3].map(() => cache.asPage('list', list)))
  expect(pages.map(({ tags, value }) => [value, tags])).toEqual(Array(3).fill([[1], ['type:recipes']]))
})

test('a read that began before an expiry serves no later caller, and is not stored', async () => {
  const cache = aCache()
  let finish = (_: number[]) => {}
  const slow = cache.asPage('list', () => {
    cache.record('type:recipes')
    return new Promise<number[]>((resolve) => {
      finish = resolve
    })
  })
  cache.expire('type:recipes')
  const list = aList(cache, 'type:recipes')
  expect((await cache.asPage('list', list)).value).toEqual([1])
  finish([0])
  expect((await slow).value).toEqual([0])
  expect((await cache.asPage('list', list)).value).toEqual([1])
})

test('a page that used an outdated read is outdated too', async () => {
  const cache = aCache()
  const { page } = await cache.asPage('list', async () => {
    cache.record('type:recipes')
    cache.expire('type:recipes')
    return []
  })
  expect([cache.invalidation.isCurrent(page), cache.data.size]).toEqual([false, 0])
})

test('a failed read is repeated, and its tags are added to the page all the same', async () => {
  const cache = aCache()
  const page = cache.invalidation.createContext()
  const broken = async () => {
    cache.record('type:recipes')
    throw new Error('busy')
  }
  await cache.storage.run(page, () => expect(cache.data.read('list', broken)).rejects.toThrow('busy'))
  expect([...page.tags]).toEqual(['type:recipes'])
  expect((await cache.asPage('list', aList(cache))).value).toEqual([1])
})

test('callers cannot change a shared value', async () => {
  const cache = aCache()
  const read = async () => [{ title: 'Soup', extras: { season: ['summer'] } }]
  const { value } = await cache.asPage('list', read)
  expect(() => value.push({ title: 'Stew', extras: { season: [] } })).toThrow(TypeError)
  expect(() => value[0]?.extras.season.pop()).toThrow(TypeError)
})

test('a stored value does not keep the first request in memory', async () => {
  const cache = aCache()
  const request = new AsyncLocalStorage<object>()
  const reads = await request.run({}, async () => {
    await cache.asPage('list', aList(cache))
    return new WeakRef(request.getStore() ?? {})
  })
  await collectGarbage(() => reads.deref() === undefined)
  expect([reads.deref(), cache.data.size]).toEqual([undefined, 1])
})

test('five thousand distinct lists with content stay within the size limit', async () => {
  const cache = aCache(1_000_000)
  for (let list = 0; list < 5_000; list += 1) {
    await cache.data.read(`cards ${list}`, async () => [{ title: `Recipe ${list}`, summary: 'x'.repeat(2_000) }])
  }
  expect(cache.data.bytes).toBeLessThanOrEqual(1_000_000)
  expect(cache.data.size).toBeLessThan(500)
  expect(cache.data.size).toBeGreaterThan(300)
})

test('twenty thousand empty lists stay within the size limit', async () => {
  const cache = aCache(1_000_000)
  for (let list = 0; list < 20_000; list += 1) await cache.data.read(`cards ${list}`, async () => [])
  expect(cache.data.bytes).toBeLessThanOrEqual(1_000_000)
  expect(cache.data.size).toBeLessThan(2_000)
})
