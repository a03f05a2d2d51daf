import Fuse from 'fuse.js/basic'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { labelOf } from '@/model/content-types'
import { createSearcher, groupResults, moveActiveIndex, SEARCH_OPTIONS } from './search'
import type { SearchItem } from './search-item'
import { createSearchStore, fetchSearchIndex } from './search-store'

const anItem = (own: Partial<SearchItem>): SearchItem => ({
  id: 'recipes:1',
  databaseId: 1,
  postType: 'recipes',
  label: 'Recipes',
  title: 'Soup',
  slug: 'soup',
  uri: '/recipes/soup/',
  imageUrl: null,
  requiredPlan: 'none',
  ...own,
})

afterEach(() => vi.unstubAllGlobals())

describe('site-wide search: case-insensitive, fuzzy, threshold 0.6, distance 100', () => {
  test('searches slug and title', () => {
    expect(SEARCH_OPTIONS).toMatchObject({
      threshold: 0.6,
      distance: 100,
      keys: ['slug', 'title'],
      isCaseSensitive: false,
    })
  })

  test('passes the trimmed text to the engine, and skips a blank one', () => {
    const calls: unknown[] = []
    class Engine {
      constructor(readonly items: readonly SearchItem[]) {}
      search(text: string, options: { limit: number }) {
        calls.push([text, options])
        return this.items.map((item) => ({ item }))
      }
    }
    const search = createSearcher(Engine, [anItem({})])
    expect([search(' soup '), search('  ')]).toEqual([[anItem({})], []])
    expect(calls).toEqual([['soup', { limit: 40 }]])
  })

  test('with the real engine a misspelled word is found, and distant matches are left out', () => {
    const titles = [
      'Lemon and soft-herb bowl',
      'Barley risotto with asparagus and lemon',
      'Salmon, peas and new potatoes',
      'Digital content terms',
      'Charred broccoli with almonds',
      'Crème brûlée',
    ]
    const items = titles.map((title, index) => anItem({ id: `${index}`, title, slug: `${index}` }))
    const search = createSearcher(Fuse, items)
    const found = (text: string) => search(text).map(({ title }) => title)
    expect(found('lemon')).toEqual(titles.slice(0, 2))
    expect(found('BROCOLI')[0]).toBe('Charred broccoli with almonds')
    expect(found('creme')[0]).toBe('Crème brûlée')
    expect(found('zzzz')).toEqual([])
  })

  test('results are grouped by type, under its label, the best first', () => {
    const results = [
      anItem({ id: 'a', label: 'Blog posts' }),
      anItem({ id: 'b', label: 'Recipes' }),
      anItem({ id: 'c', label: 'Blog posts' }),
    ]
    const shown = groupResults(results, 'oats').map(({ items, label }) => [label, ...items.map(({ id }) => id)])
    expect(shown).toEqual([
      ['Blog posts', 'a', 'c'],
      ['Recipes', 'b'],
    ])
  })

  test('of titles that contain the word, content comes before pages and the community; an exact title comes first', () => {
    const results = [
      anItem({ id: 'page', postType: 'pages', label: 'Pages', title: 'Soups' }),
      anItem({ id: 'topic', postType: 'forumTopics', label: 'Community', title: 'Soup for six' }),
      anItem({ id: 'near', postType: 'posts', label: 'Blog posts', title: 'Soap' }),
      anItem({ id: 'recipe', title: 'Pea soup' }),
    ]
    const order = (text: string) => groupResults(results, text).flatMap(({ items }) => items.map(({ id }) => id))
    expect(order(' Soup ')).toEqual(['recipe', 'page', 'topic', 'near'])
    expect(order('soups')[0]).toBe('page')
  })

  test('the type Post is labeled "Blog posts", Page "Expert Advices"', () => {
    expect([labelOf('posts'), labelOf('pages'), labelOf('recipes')]).toEqual([
      'Blog posts',
      'Expert Advices',
      'Recipes',
    ])
  })

  test.each([
    [null, 1, 3, 0],
    [null, -1, 3, 2],
    [0, 1, 3, 1],
    [2, 1, 3, 0],
    [0, -1, 3, 2],
    [null, 1, 0, null],
  ] as const)('from result %s the step %i among %i results leads to %s', (at, by, count, to) => {
    expect(moveActiveIndex(at, by, count)).toBe(to)
  })
})

describe('the index is READY, LOADING, then LOADED or ERROR', () => {
  test('it is fetched when the search is first opened, and only once', async () => {
    const fetchIndex = vi.fn(async () => [anItem({})])
    const store = createSearchStore(fetchIndex)
    const seen: string[] = []
    store.onChange(() => seen.push(store.current().name))
    expect([store.current(), fetchIndex.mock.calls.length]).toEqual([{ name: 'READY', items: null }, 0])
    await Promise.all([store.load(), store.load()])
    await store.load()
    expect([seen, fetchIndex.mock.calls.length]).toEqual([['LOADING', 'LOADED'], 1])
    expect(store.current().items).toEqual([anItem({})])
  })

  test('after a failure it is fetched when the search is opened again', async () => {
    const fetchIndex = vi.fn(async (): Promise<SearchItem[]> => [anItem({})])
    fetchIndex.mockRejectedValueOnce(new Error('offline'))
    const store = createSearchStore(fetchIndex)
    await store.load()
    expect(store.current()).toEqual({ name: 'ERROR', items: null })
    await store.load()
    expect(store.current().name).toBe('LOADED')
  })

  test('an unsubscribed listener is not called', async () => {
    const store = createSearchStore(async () => [])
    const listener = vi.fn()
    store.onChange(listener)()
    await store.load()
    expect(listener).not.toHaveBeenCalled()
  })

  test.each([
    ['an answer that is not ok', () => new Response('{}', { status: 500 })],
    ['an answer without posts', () => Response.json({})],
    ['no JSON', () => new Response('<html>')],
  ])('%s is a failure', async (_what, answer) => {
    vi.stubGlobal('fetch', async () => answer())
    await expect(fetchSearchIndex()).rejects.toThrow('Failed to fetch search index')
  })

  test('a response with posts is the index', async () => {
    vi.stubGlobal('fetch', async (path: string) => Response.json({ posts: [anItem({ uri: path })] }))
    expect(await fetchSearchIndex()).toEqual([anItem({ uri: '/wp-search.json' })])
  })
})
