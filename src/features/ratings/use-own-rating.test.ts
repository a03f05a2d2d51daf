import { QueryObserver } from '@tanstack/react-query'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newQueryClient } from '@/platform/session/page-query-client'
import { personalQueryOptions } from '@/platform/session/personal-data'
import { fetchRatings, parseRatings, ratingsQuery, sendRating, storeRating } from './use-own-rating.client'

afterEach(() => vi.unstubAllGlobals())

describe('recipe ratings in the browser', () => {
  test.each([
    [{ '16': 5 }, { '16': 5 }],
    [{}, {}],
    [{ '16': '5' }, undefined],
    [[5], undefined],
    [null, undefined],
    ['16', undefined],
  ])('%j is read as %j', (value, ratings) => {
    expect(parseRatings(value)).toEqual(ratings)
  })

  test('a failed fetch throws with its name', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
    await expect(fetchRatings()).rejects.toThrow('Failed to fetch recipe ratings')
  })

  test('a rejected rating, and one sent offline, return null', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: {} }, { status: 403 }))
    expect(await sendRating(16, 5)).toBeNull()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')))
    expect(await sendRating(16, 5)).toBeNull()
  })

  test('a rating returns the new average', async () => {
    const fetched = vi.fn(async () => Response.json({ rating: 5, average: 4.5, count: 2 }))
    vi.stubGlobal('fetch', fetched)
    expect(await sendRating(16, 5)).toEqual({ rating: 5, average: 4.5, count: 2 })
    expect(fetched).toHaveBeenCalledWith(
      '/api/recipes/ratings',
      expect.objectContaining({ body: '{"recipeId":16,"rating":5}' }),
    )
  })

  describe('an accepted rating is stored with the others', () => {
    const { queryKey, ...options } = personalQueryOptions(ratingsQuery, 7)

    /** A client that is fetching the ratings; the first request is answered by `first`. */
    function fetching(first: Promise<Response>) {
      const client = newQueryClient()
      const fetched = vi.fn(async () => Response.json({ '9': 1, '16': 4 })).mockReturnValueOnce(first)
      vi.stubGlobal('fetch', fetched)
      const observer = new QueryObserver(client, { queryKey, ...options })
      return { client, fetched, stop: observer.subscribe(() => {}) }
    }

    test('that have loaded', async () => {
      const { client, fetched, stop } = fetching(Promise.resolve(Response.json({ '9': 1 })))
      await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual({ '9': 1 }))
      await storeRating(client, 7, { '16': 4 })
      expect(client.getQueryData(queryKey)).toEqual({ '9': 1, '16': 4 })
      expect(fetched).toHaveBeenCalledOnce()
      stop()
    })

    test('that are still loading, by a response from before it', async () => {
      let load = (_response: Response) => {}
      const { client, stop } = fetching(
        new Promise((resolve) => {
          load = resolve
        }),
      )
      const stored = storeRating(client, 7, { '16': 4 })
      load(Response.json({ '9': 1 }))
      await stored
      expect(client.getQueryData(queryKey)).toEqual({ '9': 1, '16': 4 })
      stop()
    })
  })
})
