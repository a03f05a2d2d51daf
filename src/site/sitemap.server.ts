import 'server-only'
import { listedItems } from '@/catalogue/queries.server'
import { pathRules } from '@/rules/path-rules'
import { cached } from '@/runtime/cached'
import { absoluteUrl } from './absolute-url'
import { notRedirectedFilter } from './current-redirects.server'

type Entry = { url: string }

/**
 * All published items of all types, except those excluded by an editor or by their path, and addresses that redirect.
 */
export async function sitemapEntries(): Promise<Entry[]> {
  const urls = await cached('sitemap', async () => {
    const [items, isNotRedirected] = await Promise.all([listedItems(), notRedirectedFilter()])
    return items
      .filter(({ uri }) => pathRules(uri).indexable && isNotRedirected(uri))
      .map(({ uri }) => absoluteUrl(uri))
  })
  return urls.map((url) => ({ url }))
}
