import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchPosts } from './fetch-posts'

afterEach(() => vi.unstubAllGlobals())

/** A server with so many posts. @returns what it was asked for */
function aServer(count: number, shift = 0): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const query = new URL(address, 'http://here').searchParams
    const [first, page] = [Number(query.get('first')), Number(query.get('page'))]
    requests.push(`${first} ${page}`)
    const start = Math.max(0, (page - 1) * first - shift * (page - 1))
    const posts = Array.from({ length: count }, (_, databaseId) => ({ databaseId })).slice(start, start + first)
    return Response.json({ posts })
  })
  return requests
}

describe('the cards of a grid', () => {
  test('are asked for once where there are few', async () => {
    const requests = aServer(48)
    expect(await fetchPosts('recipes', [])).toHaveLength(48)
    expect(requests).toEqual(['100 1'])
  })

  test('come in parts where there are many, in their order', async () => {
    const requests = aServer(250)
    const cards = await fetchPosts('recipes', [])
    expect(cards.map(({ databaseId }) => databaseId)).toEqual(Array.from({ length: 250 }, (_, index) => index))
    expect(requests).toEqual(['100 1', '100 2', '100 3'])
  })

  test('are there once each, also where something is published between two parts', async () => {
    aServer(250, 1)
    expect(await fetchPosts('recipes', [])).toHaveLength(250)
  })

  test('end at five thousand', async () => {
    const requests = aServer(20_000)
    expect(await fetchPosts('recipes', [])).toHaveLength(5_000)
    expect(requests).toHaveLength(50)
  })

  test('a part that does not come is a failure of all', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 500 }))
    await expect(fetchPosts('recipes', [])).rejects.toThrow('Failed to fetch posts')
  })
})
