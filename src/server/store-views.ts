import type { SiteApi } from '@/runtime/site-api'
import { logError } from './log'
import type { PageViews } from './page-views'

const INTERVAL_MS = 60_000

/**
 * Writes the counts of page views to the database once a minute. Counts that could not be written are tried again with
 * the next ones.
 * @returns writes the last ones and stops
 */
export function storeViews(
  views: Pick<PageViews, 'add' | 'take'>,
  site: () => Pick<SiteApi, 'addPageViews'> | undefined,
  intervalMs: number = INTERVAL_MS,
): () => Promise<void> {
  async function store(): Promise<void> {
    const counts = views.take()
    const siteApi = site()
    if (counts.length === 0 || !siteApi) return views.add(counts)
    try {
      await siteApi.addPageViews(counts)
    } catch (error) {
      views.add(counts)
      logError('page views', error)
    }
  }
  const timer = setInterval(store, intervalMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await store()
  }
}
