import { afterEach, describe, expect, test, vi } from 'vitest'
import { aCard } from '@/cards/example-card'
import { fetchPosts, type PostSource } from './use-posts.client'

afterEach(() => vi.unstubAllGlobals())

/** Stubs `fetch`. @returns the URLs of the requests */
function stubFetch(respond: (url: string) => Response): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return respond(url)
  })
  return requests
}

/** A server with `count` posts. @param shift posts that are published between two requests @returns "first page" of each request */
function aServer(count: number, shift = 0): () => string[] {
  const queryOf = (url: string) => {
    const query = new URL(url, 'http://here').searchParams
    return { first: Number(query.get('first')), page: Number(query.get('page')) }
  }
  const requests = stubFetch((url) => {
    const { first, page } = queryOf(url)
    const start = Math.max(0, (page - 1) * first - shift * (page - 1))
    const posts = Array.from({ length: count }, (_, databaseId) => ({ databaseId })).slice(start, start + first)
    return Response.json({ posts })
  })
  return () => requests.map((url) => `${queryOf(url).first} ${queryOf(url).page}`)
}

const RECIPES: PostSource = { kind: 'archive', postType: 'recipes', categories: [] }

describe('all posts of one type', () => {
  test('one request is enough for a few posts', async () => {
    const requests = aServer(48)
    expect(await fetchPosts(RECIPES)).toHaveLength(48)
    expect(requests()).toEqual(['100 1'])
  })

  test('many posts are requested in parts and keep their order', async () => {
    const requests = aServer(250)
    const cards = await fetchPosts(RECIPES)
    expect(cards.map(({ databaseId }) => databaseId)).toEqual(Array.from({ length: 250 }, (_, index) => index))
    expect(requests()).toEqual(['100 1', '100 2', '100 3'])
  })

  test('the categories of the list are part of the request', async () => {
    const requests = stubFetch(() => Response.json({ posts: [] }))
    await fetchPosts({ ...RECIPES, categories: [3, 7] })
    await fetchPosts(RECIPES)
    expect(requests).toEqual([
      '/api/posts/?postType=recipes&first=100&page=1&taxonomyInclude=3%2C7',
      '/api/posts/?postType=recipes&first=100&page=1',
    ])
  })

  test('a post published between two requests causes no duplicates', async () => {
    aServer(250, 1)
    expect(await fetchPosts(RECIPES)).toHaveLength(250)
  })

  test('at most five thousand are requested', async () => {
    const requests = aServer(20_000)
    expect(await fetchPosts(RECIPES)).toHaveLength(5_000)
    expect(requests()).toHaveLength(50)
  })

  test('one failed part fails the whole list', async () => {
    stubFetch((url) => (url.endsWith('page=2') ? new Response(null, { status: 500 }) : manyPosts()))
    await expect(fetchPosts(RECIPES)).rejects.toThrow('Failed to fetch posts')
  })
})

const manyPosts = () => Response.json({ posts: Array.from({ length: 100 }, (_, databaseId) => ({ databaseId })) })

describe('the newest posts of some types', () => {
  test('100 of each type are requested and merged in one order', async () => {
    const old = aCard(1, { publishedAt: '2026-01-01T00:00:00.000Z' })
    const recent = aCard(2, { postType: 'posts', publishedAt: '2026-02-01T00:00:00.000Z' })
    const requests = stubFetch((url) => Response.json({ posts: url.includes('recipes') ? [old] : [recent] }))
    const cards = await fetchPosts({ kind: 'newest', postTypes: ['recipes', 'posts'] })
    expect(cards.map(({ databaseId }) => databaseId)).toEqual([2, 1])
    expect(requests).toEqual(['/api/posts/?postType=recipes&first=100', '/api/posts/?postType=posts&first=100'])
  })

  test('Failed to fetch posts', async () => {
    stubFetch(() => new Response('', { status: 500 }))
    await expect(fetchPosts({ kind: 'newest', postTypes: ['recipes'] })).rejects.toThrow('Failed to fetch posts')
  })
})

describe('the newest videos of some types', () => {
  test('one request for as many as the list shows', async () => {
    const requests = stubFetch(() => Response.json({ videos: [aCard(1)] }))
    const source: PostSource = { kind: 'videos', postTypes: ['movementGuides', 'masterclasses'], count: 30 }
    expect(await fetchPosts(source)).toHaveLength(1)
    expect(requests).toEqual(['/api/videos/fetch/?postType=movementGuides%2Cmasterclasses&first=30'])
  })

  test('Failed to fetch videos', async () => {
    stubFetch(() => new Response('', { status: 503 }))
    const source: PostSource = { kind: 'videos', postTypes: ['movementGuides'], count: 4 }
    await expect(fetchPosts(source)).rejects.toThrow('Failed to fetch videos')
  })
})
