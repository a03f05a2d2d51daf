import { expect, test } from 'vitest'
import { TaggedCache } from './tagged-cache'

test('dropping a tag drops the values with it, and no others', () => {
  const cache = new TaggedCache<string>(10_000)
  cache.set('a', 'x', { bytes: 1, tags: ['doc:1', 'nav'] })
  cache.set('b', 'y', { bytes: 1, tags: ['doc:2', 'nav'] })
  cache.drop(['doc:1', 'doc:9'])
  expect([cache.get('a'), cache.get('b')?.value]).toEqual([undefined, 'y'])
  cache.drop(['nav'])
  expect([cache.size, cache.bytes]).toEqual([0, 0])
})

test('ten thousand empty entries stay within the size limit', () => {
  const cache = new TaggedCache<string>(200_000)
  for (let entry = 0; entry < 10_000; entry += 1) cache.set(`key ${entry}`, '', { bytes: 0, tags: ['doc:1'] })
  expect(cache.bytes).toBeLessThanOrEqual(200_000)
  expect(cache.size).toBeLessThan(400)
  expect(cache.get('key 9999')).toBeDefined()
  expect(cache.get('key 0')).toBeUndefined()
})

test('a value larger than the whole cache is not stored', () => {
  const cache = new TaggedCache<string>(10_000)
  cache.set('a', 'x', { bytes: 20_000, tags: [] })
  expect([cache.get('a'), cache.bytes]).toEqual([undefined, 0])
})
