import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendWatched } from './send-progress'
import { fetchWatched, parseWatchedIds } from './watched-query'

afterEach(() => vi.unstubAllGlobals())

describe('watched movements in the browser', () => {
  test('a failed fetch throws with its name', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
    await expect(fetchWatched()).rejects.toThrow('Failed to fetch watched movements')
  })

  test('those that were watched, as numbers', async () => {
    const watchedMovements = [
      { databaseId: 7, watched: true },
      { databaseId: 8, watched: false },
    ]
    vi.stubGlobal('fetch', async () => Response.json({ watchedMovements }))
    expect(await fetchWatched()).toEqual([7])
  })

  test('a failure of mark-watched returns false', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: {} }, { status: 403 }))
    expect(await sendWatched(7)).toBe(false)
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    expect(await sendWatched(7)).toBe(false)
  })

  test.each([[[7, 8]], [[]]])('%j is read as it is', (value) => {
    expect(parseWatchedIds(value)).toEqual(value)
  })

  test.each([null, 'text', { 7: true }, ['7'], [7.5]])('%j is invalid', (value) => {
    expect(parseWatchedIds(value)).toBeUndefined()
  })
})
