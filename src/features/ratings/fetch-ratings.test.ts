import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchRatings, parseRatings, sendRating } from './fetch-ratings'

afterEach(() => vi.unstubAllGlobals())

describe('SPEC 8: recipe ratings in the browser', () => {
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

  test('a failed fetch throws its name', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 500 }))
    await expect(fetchRatings()).rejects.toThrow('Failed to fetch recipe ratings')
  })

  test('a rating that was refused, and one without a line, are null', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ error: {} }, { status: 403 }))
    expect(await sendRating(16, 5)).toBeNull()
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no line')))
    expect(await sendRating(16, 5)).toBeNull()
  })

  test('a rating is answered with what all think', async () => {
    const fetched = vi.fn(async () => Response.json({ rating: 5, average: 4.5, count: 2 }))
    vi.stubGlobal('fetch', fetched)
    expect(await sendRating(16, 5)).toEqual({ rating: 5, average: 4.5, count: 2 })
    expect(fetched).toHaveBeenCalledWith(
      '/api/recipes/ratings',
      expect.objectContaining({ body: '{"recipeId":16,"rating":5}' }),
    )
  })
})
