import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchRatings, parseRatings, sendRating } from './use-own-rating.client'

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
})
