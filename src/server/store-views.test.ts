import { afterEach, expect, test, vi } from 'vitest'
import { PageViews } from './page-views'
import { storeViews } from './store-views'

afterEach(() => vi.restoreAllMocks())

test('counts are written, again after a failure, and the last ones at the end', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const views = new PageViews()
  const addPageViews = vi.fn<(counts: readonly (readonly [string, number])[]) => Promise<void>>()
  addPageViews.mockRejectedValueOnce(new Error('The database is locked.')).mockResolvedValue()
  const stop = storeViews(views, () => ({ addPageViews }), 5)
  views.add([['/a', 2]])
  await vi.waitFor(() => expect(addPageViews).toHaveBeenCalledTimes(2))
  expect(addPageViews).toHaveBeenLastCalledWith([['/a', 2]])
  views.add([['/b', 1]])
  await stop()
  expect(addPageViews).toHaveBeenLastCalledWith([['/b', 1]])
})
