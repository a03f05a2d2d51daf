import { afterEach, describe, expect, test, vi } from 'vitest'
import { aCard } from '@/cards/example-card'
import { fetchList } from './fetch-list'

const answers = (make: (url: string) => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => make(url)),
  )

afterEach(() => vi.unstubAllGlobals())

describe('the rest of a carousel', () => {
  test('asks for 100 of each type and puts them in one order', async () => {
    const old = aCard(1, { publishedAt: '2026-01-01T00:00:00.000Z' })
    const recent = aCard(2, { postType: 'posts', publishedAt: '2026-02-01T00:00:00.000Z' })
    answers((url) => Response.json({ posts: url.includes('recipes') ? [old] : [recent] }))
    expect((await fetchList(['recipes', 'posts'])).map(({ databaseId }) => databaseId)).toEqual([2, 1])
    expect(vi.mocked(fetch).mock.calls.map(([url]) => url)).toEqual([
      '/api/posts/?postType=recipes&first=100',
      '/api/posts/?postType=posts&first=100',
    ])
  })

  test('Failed to fetch posts', async () => {
    answers(() => new Response('', { status: 500 }))
    await expect(fetchList(['recipes'])).rejects.toThrow('Failed to fetch posts')
  })
})
