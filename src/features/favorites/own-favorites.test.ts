import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchFavoriteIds, parseFavoriteIds, sendFavoriteToggle } from './own-favorites'

afterEach(() => vi.unstubAllGlobals())

describe('favorites in the browser', () => {
  test.each([
    [
      [1, 2],
      [1, 2],
    ],
    [[], []],
    [['1'], undefined],
    [{}, undefined],
    [null, undefined],
  ])('a stored %j is read as %j', (stored, favoriteIds) => {
    expect(parseFavoriteIds(stored)).toEqual(favoriteIds)
  })

  test('the list is read as databaseIds', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ posts: [{ databaseId: 16 }, { databaseId: 3 }] }))
    expect(await fetchFavoriteIds()).toEqual([16, 3])
  })

  test('a failed fetch throws with its name', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
    await expect(fetchFavoriteIds()).rejects.toThrow('Failed to fetch favorite posts')
  })

  test('a toggle returns the new state', async () => {
    const fetched = vi.fn(async () => Response.json({ favorite: true, newFavorites: [16] }))
    vi.stubGlobal('fetch', fetched)
    expect(await sendFavoriteToggle(16, 7)).toBe(true)
    expect(fetched).toHaveBeenCalledWith(
      '/api/favorites/toggle',
      expect.objectContaining({ body: '{"postId":16,"userId":7}' }),
    )
  })

  test('a failed toggle returns null', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: {} }, { status: 404 }))
    expect(await sendFavoriteToggle(16, 7)).toBeNull()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    expect(await sendFavoriteToggle(16, 7)).toBeNull()
  })
})
