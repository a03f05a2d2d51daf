import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchFavoriteIds, parseFavoriteIds, sendFavoriteToggle } from './fetch-favorites'

afterEach(() => vi.unstubAllGlobals())

describe('SPEC 7, 8: favorites in the browser', () => {
  test.each([
    [
      [1, 2],
      [1, 2],
    ],
    [[], []],
    [['1'], undefined],
    [{}, undefined],
    [null, undefined],
  ])('of what was stored, %j is read as %j', (stored, hearts) => {
    expect(parseFavoriteIds(stored)).toEqual(hearts)
  })

  test('the list is kept as databaseIds', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ posts: [{ databaseId: 16 }, { databaseId: 3 }] }))
    expect(await fetchFavoriteIds()).toEqual([16, 3])
  })

  test('a failed fetch throws its name', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
    await expect(fetchFavoriteIds()).rejects.toThrow('Failed to fetch favorite posts')
  })

  test('a toggle says what it is now', async () => {
    const fetched = vi.fn(async () => Response.json({ favorite: true, newFavorites: [16] }))
    vi.stubGlobal('fetch', fetched)
    expect(await sendFavoriteToggle(16, 7)).toBe(true)
    expect(fetched).toHaveBeenCalledWith(
      '/api/favorites/toggle',
      expect.objectContaining({ body: '{"postId":16,"userId":7}' }),
    )
  })

  test('a toggle that failed is quietly null', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: {} }, { status: 404 }))
    expect(await sendFavoriteToggle(16, 7)).toBeNull()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
    expect(await sendFavoriteToggle(16, 7)).toBeNull()
  })
})
