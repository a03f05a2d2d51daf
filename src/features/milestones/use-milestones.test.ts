import { afterEach, describe, expect, test, vi } from 'vitest'
import { claimCelebrations, fetchMilestones, parseMilestones } from './use-milestones.client'

const answer = { milestones: [], toCelebrate: [], streak: { weeks: 0, thisWeek: false, days: [] } }
const answering = (body: unknown, status = 200) => vi.fn(async () => Response.json(body, { status }))
afterEach(() => vi.unstubAllGlobals())

describe('milestones in the browser', () => {
  test('sends the browser’s time zone', async () => {
    const fetch = answering(answer)
    vi.stubGlobal('fetch', fetch)
    expect(await fetchMilestones()).toEqual(answer)
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    expect(fetch).toHaveBeenCalledWith(`/api/milestones?timeZone=${encodeURIComponent(timeZone)}`, expect.anything())
  })

  test.each([
    ['a refusal', answering({ error: {} }, 500)],
    ['what is no answer', answering({ milestones: 'none' })],
    [
      'offline',
      vi.fn(async () => {
        throw new TypeError('Failed to fetch')
      }),
    ],
  ])('%s returns null', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect(await fetchMilestones()).toBeNull()
  })

  test.each([
    ['a refusal', answering({ error: {} }, 500)],
    ['no line', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
  ])('%s celebrates nothing', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch)
    expect(await claimCelebrations([1])).toEqual([])
  })

  test.each([null, undefined, 7, 'text', [], {}, { milestones: [] }])(
    '%j from the storage is no milestones',
    (value) => {
      expect(parseMilestones(value)).toBeUndefined()
    },
  )
})
